import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('tolas', () => {
  it('pays the opponent of the controller of each creature that is destroyed', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['silvertooth'] },
      foe: { line: [{ id: 'tolas', warded: true }, 'silvertooth', 'urchin', 'mother'] },
    });
    t.me.play('poison-wave');
    t.expect({
      me: { aember: 3, line: [] },
      foe: { aember: 1, line: ['tolas', { id: 'mother', damage: 2 }] },
    });
  });

  it('looks at the controller, not at the owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'tocsin', owner: 1 }] },
      foe: { line: ['tolas'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 1, line: ['tolas'], discard: ['tocsin'] } });
  });

  it('pays nobody for its own destruction', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: ['mother'] }, foe: { line: ['tolas'] } });
    t.me.play('punch').choose('tolas');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { aember: 0, line: [] } });
  });

  it('pays for each of two of them', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: ['tolas', 'tolas'] }, foe: { line: ['tocsin'] } });
    t.me.play('punch').choose('tocsin');
    t.expect({ me: { aember: 3, line: ['tolas', 'tolas'] }, foe: { line: [] } });
  });

  it('pays nobody for creatures that are saved, returned or purged, or for artifacts', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['fear', 'gongoozle', 'poltergeist'],
        artifacts: ['sacrificial-altar'],
        line: ['tolas', 'bad-penny'],
      },
      foe: { line: ['mother', { id: 'tocsin', upgrades: ['armageddon-cloak'] }], artifacts: ['speed-sigil'], hand: [] },
    });
    t.me.play('gongoozle').choose('tocsin').play('fear').choose('mother').action('sacrificial-altar');
    t.me.play('poltergeist').choose('speed-sigil');
    t.expect({
      me: { aember: 2, line: ['tolas'], purged: ['bad-penny'] },
      foe: { aember: 0, line: ['tocsin'], artifacts: [] },
    });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['tolas'] } });
    t.me.fight('shooler', 'tolas');
    t.expect({ me: { aember: 0, line: [{ id: 'shooler', exhausted: true }] }, foe: { line: ['tolas'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling tolas/dies-with-others: pays nobody when it is destroyed together with others (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', hand: ['gateway-to-dis'], line: ['mother'] },
        foe: { line: ['tolas', 'urchin'] },
      });
      t.me.play('gateway-to-dis');
      t.expect({ me: { aember: 0, chains: 3, line: [] }, foe: { aember: 0, line: [] } });
    },
  );

  it.each(editionsSince('master-16'))(
    'ruling bad-penny/was-destroyed: pays for a Bad Penny that went to a hand (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['punch'], line: ['tolas'] },
        foe: { line: ['bad-penny'], hand: [] },
      });
      t.me.play('punch').choose('bad-penny');
      t.expect({ me: { aember: 2, line: ['tolas'] }, foe: { aember: 0, line: [], hand: ['bad-penny'] } });
    },
  );

  it('ruling bad-penny/was-destroyed: in v1.3 it came to the hand before it would have been, so that Tolas pays nothing', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'brobnar', hand: ['punch'], line: ['tolas'] },
      foe: { line: ['bad-penny'], hand: [] },
    });
    t.me.play('punch').choose('bad-penny');
    t.expect({ me: { aember: 1, line: ['tolas'] }, foe: { aember: 0, line: [], hand: ['bad-penny'] } });
  });
});
