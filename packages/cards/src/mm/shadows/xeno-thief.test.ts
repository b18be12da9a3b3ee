import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('xeno-thief', () => {
  const fought = [{ id: 'xeno-thief', damage: 2, exhausted: true }];

  it('puts one of the top 3 cards into the hand and one on the bottom; the third stays on top', () => {
    const t = table({
      me: { house: 'shadows', line: ['xeno-thief'], deck: ['punch', 'fear', 'troll', 'tocsin'] },
      foe: { line: ['ember-imp'] },
    });
    t.me.fight('xeno-thief', 'ember-imp').choose('fear').choose('punch');
    t.expect({ me: { line: fought, hand: ['fear'], deck: ['troll', 'tocsin', 'punch'] }, foe: { line: [] } });
  });

  it.each([
    { deck: ['punch', 'fear'], left: ['punch'] },
    { deck: ['fear'], left: [] },
  ])('does as much as it can with a deck of $deck.length', ({ deck, left }) => {
    const t = table({ me: { house: 'shadows', line: ['xeno-thief'], deck }, foe: { line: ['ember-imp'] } });
    t.me.fight('xeno-thief', 'ember-imp').choose('fear');
    t.expect({ me: { line: fought, hand: ['fear'], deck: left }, foe: { line: [] } });
  });

  it('finds nothing in an empty deck', () => {
    const t = table({
      me: { house: 'shadows', line: ['xeno-thief'], deck: [], discard: ['punch'] },
      foe: { line: ['ember-imp'] },
    });
    t.me.fight('xeno-thief', 'ember-imp');
    t.expect({ me: { line: fought, hand: [], deck: [], discard: ['punch'] }, foe: { line: [] } });
  });

  it('does nothing when it is destroyed in the fight, or when it reaps', () => {
    const t = table({
      me: { house: 'shadows', line: ['xeno-thief', 'xeno-thief'], deck: ['punch', 'fear', 'troll'] },
      foe: { line: ['mother'] },
    });
    t.me.fight('xeno-thief', 'mother').reap('xeno-thief');
    t.expect({
      me: { aember: 1, line: [{ id: 'xeno-thief', exhausted: true }], hand: [], deck: ['punch', 'fear', 'troll'] },
      foe: { line: [{ id: 'mother', damage: 3 }] },
    });
  });

  it('is elusive', () => {
    const t = table({ active: 1, me: { line: ['xeno-thief'] }, foe: { house: 'dis', line: ['tocsin'] } });
    t.foe.fight('tocsin', 'xeno-thief');
    t.expect({ me: { line: ['xeno-thief'] }, foe: { line: [{ id: 'tocsin', exhausted: true }] } });
  });
});
