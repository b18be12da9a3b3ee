import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('rock-hurling-giant', () => {
  it('may deal 4 when a Brobnar card is discarded from hand', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'anger'], line: [{ id: 'rock-hurling-giant', exhausted: true }] },
      foe: { line: ['mother', 'snufflegator'] },
    });
    t.me.discard('punch').yes().choose('snufflegator').discard('anger').yes().choose('mother');
    t.expect({
      me: { hand: [], line: [{ id: 'rock-hurling-giant', exhausted: true }], discard: ['anger', 'punch'] },
      foe: { line: [{ id: 'mother', damage: 4 }] },
    });
  });

  it('may let it be', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['rock-hurling-giant'] },
      foe: { line: ['mother'] },
    });
    t.me.discard('punch').no();
    t.expect({ me: { discard: ['punch'], line: ['rock-hurling-giant'] }, foe: { line: ['mother'] } });
  });

  it('throws nothing for a card of another house, nor for one that is played', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear', 'mind-barb'], line: ['rock-hurling-giant'] },
      foe: { line: ['mother'] },
    });
    t.me.discard('mind-barb');
    t.expect({ me: { line: ['rock-hurling-giant'] }, foe: { line: ['mother'] } });
    const u = table({
      me: { house: 'brobnar', hand: ['bumpsy'], line: ['rock-hurling-giant'] },
      foe: { line: ['mother'] },
    });
    u.me.play('bumpsy', 'right');
    u.expect({
      me: { line: ['rock-hurling-giant', { id: 'bumpsy', exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });

  it('throws nothing for what is discarded in the turn of the opponent', () => {
    const t = table({
      active: 1,
      me: { hand: ['punch'], line: ['rock-hurling-giant'] },
      foe: { house: 'dis', hand: ['mind-barb'], line: ['mother'] },
    });
    t.foe.play('mind-barb');
    t.expect({
      me: { hand: [], discard: ['punch'], line: ['rock-hurling-giant'] },
      foe: { aember: 1, line: ['mother'] },
    });
  });

  it('throws nothing for what its controller makes the opponent discard', () => {
    const t = table({
      me: { house: 'dis', hand: ['mind-barb'], line: ['rock-hurling-giant'] },
      foe: { hand: ['punch'], line: ['mother'] },
    });
    t.me.play('mind-barb');
    t.expect({ me: { line: ['rock-hurling-giant'] }, foe: { hand: [], line: ['mother'] } });
  });

  it('throws one rock for each giant', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['rock-hurling-giant', 'rock-hurling-giant'] },
      foe: { line: ['grommid', 'mother'] },
    });
    t.me.discard('punch').yes().choose('grommid').yes().choose('grommid');
    t.expect({
      me: { line: ['rock-hurling-giant', 'rock-hurling-giant'] },
      foe: { line: [{ id: 'grommid', damage: 8 }, 'mother'] },
    });
  });

  it('hits itself where there is no other creature, if its controller wants that', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: ['rock-hurling-giant'] }, foe: {} });
    t.me.discard('punch').yes();
    t.expect({ me: { line: [{ id: 'rock-hurling-giant', damage: 4 }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling rock-hurling-giant/is-the-source: is itself the source of the damage (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['punch'], line: ['rock-hurling-giant'] },
        foe: { line: ['mother'] },
      });
      t.me.discard('punch').yes().choose('mother');
      t.expect({ me: { line: ['rock-hurling-giant'] }, foe: { line: [{ id: 'mother', damage: 4 }] } });
      const sources = t.events.flatMap((event) => (event.type === 'damage' ? [event.by?.name] : []));
      expect(sources).toEqual(['rock-hurling-giant']);
    },
  );
});
