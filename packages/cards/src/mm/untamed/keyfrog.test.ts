import { a, actionCard, creature, creatureCard, define, flip, play, table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

// What turns a creature over, and what it is then.
define([
  actionCard({ id: 'turn-over', name: 'Turn Over', house: 'brobnar' }, play(flip(a(creature)))),
  creatureCard({ id: 'plain-token', name: 'Plain Token', house: 'dis', power: 2 }),
]);

describe('keyfrog', () => {
  it('forges a key at current cost when it is destroyed', () => {
    const t = table({ me: { house: 'untamed', aember: 8, line: ['keyfrog'] }, foe: { line: ['briar-grubbling'] } });
    t.me.fight('keyfrog', 'briar-grubbling');
    t.expect({ me: { keys: 1, aember: 2, line: [], discard: ['keyfrog'] }, foe: { line: ['briar-grubbling'] } });
  });

  it('forges nothing with too little æmber, at what a key costs now', () => {
    const t = table({
      me: { house: 'untamed', aember: 6, line: ['keyfrog'] },
      foe: { line: ['briar-grubbling', 'murmook'] },
    });
    t.me.fight('keyfrog', 'briar-grubbling');
    t.expect({ me: { keys: 0, aember: 6, line: [] }, foe: { line: ['briar-grubbling', 'murmook'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling keyfrog/must-forge: in the turn of the opponent too, unasked (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'brobnar', hand: ['punch'] }, foe: { aember: 7, line: ['keyfrog'] } });
      t.me.play('punch');
      t.expect({ me: { keys: 0, aember: 1 }, foe: { keys: 1, aember: 1, line: [], discard: ['keyfrog'] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling keyfrog/must-forge: the active player says which æmber is spent (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['punch'] },
        foe: { aember: 5, line: ['keyfrog'], artifacts: [{ id: 'safe-place', aember: 3 }] },
      });
      t.me.play('punch').choose('safe-place', 'safe-place').done();
      t.expect({ foe: { keys: 1, aember: 1, line: [], artifacts: [{ id: 'safe-place', aember: 1 }] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling keyfrog/must-forge: it may be the third key, which wins the game (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['punch'] },
        foe: { keys: 2, aember: 6, line: ['keyfrog'] },
      });
      t.me.play('punch');
      t.expect({ winner: 'foe', foe: { keys: 3, aember: 0, line: [{ id: 'keyfrog', damage: 3 }] } });
    },
  );

  it('forges for its controller, and not when it leaves play undestroyed or a ward saves it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], aember: 6, line: [{ id: 'keyfrog', owner: 1 }] },
      foe: { aember: 6 },
    });
    t.me.play('punch');
    t.expect({ me: { keys: 1, aember: 1, line: [] }, foe: { keys: 0, aember: 6, discard: ['keyfrog'] } });
    const safe = table({
      me: { house: 'dis', hand: ['fear', 'gateway-to-dis'] },
      foe: { aember: 12, line: ['keyfrog', { id: 'keyfrog', warded: true }] },
    });
    safe.me.play('fear').choose('keyfrog').play('gateway-to-dis');
    safe.expect({ foe: { keys: 0, aember: 12, line: ['keyfrog'], hand: ['keyfrog'] } });
  });

  it('ruling keyforgery/own-turn: Keyforgery does not stop it in the turn of the other player', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'urchin'], artifacts: ['keyforgery'] },
      foe: { aember: 6, line: ['keyfrog'] },
    });
    t.me.play('punch');
    t.expect({ me: { hand: ['urchin'], artifacts: ['keyforgery'] }, foe: { keys: 1, aember: 0, line: [] } });
  });

  it('ruling keyfrog/facedown: turned facedown it is another creature, and forges nothing', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['turn-over', 'punch'] },
      foe: { aember: 6, line: ['keyfrog'], beside: ['plain-token'] },
    });
    t.me.play('turn-over');
    t.expect({ foe: { aember: 6, line: [{ id: 'keyfrog', token: 'plain-token' }] } });
    t.me.play('punch');
    t.expect({ foe: { keys: 0, aember: 6, line: [], discard: ['keyfrog'] } });
  });
});
