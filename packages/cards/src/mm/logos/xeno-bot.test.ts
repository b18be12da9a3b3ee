import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('xeno-bot', () => {
  const used = { id: 'xeno-bot', exhausted: true };

  it('after a fight looks at the top 3 cards: one into the hand, one to the bottom, one stays', () => {
    const t = table({
      me: { house: 'logos', line: ['xeno-bot'], deck: ['punch', 'fear', 'krump', 'mother'] },
      foe: { line: ['silvertooth'] },
    });
    t.me.fight('xeno-bot', 'silvertooth').choose('fear').choose('punch');
    t.expect({
      me: { line: [{ ...used, damage: 2 }], hand: ['fear'], deck: ['krump', 'mother', 'punch'] },
      foe: { line: [] },
    });
  });

  it('with fewer cards the hand comes first', () => {
    const two = table({
      me: { house: 'logos', line: ['xeno-bot'], deck: ['punch', 'fear'] },
      foe: { line: ['silvertooth'] },
    });
    two.me.fight('xeno-bot', 'silvertooth').choose('fear');
    two.expect({ me: { line: [{ ...used, damage: 2 }], hand: ['fear'], deck: ['punch'] }, foe: { line: [] } });
    const one = table({ me: { house: 'logos', line: ['xeno-bot'], deck: ['punch'] }, foe: { line: ['silvertooth'] } });
    one.me.fight('xeno-bot', 'silvertooth');
    one.expect({ me: { line: [{ ...used, damage: 2 }], hand: ['punch'], deck: [] }, foe: { line: [] } });
  });

  it('with an empty deck does nothing, and shuffles no discard pile into it', () => {
    const t = table({
      me: { house: 'logos', line: ['xeno-bot'], deck: [], discard: ['punch'] },
      foe: { line: ['silvertooth'] },
    });
    t.me.fight('xeno-bot', 'silvertooth');
    t.expect({ me: { line: [{ ...used, damage: 2 }], hand: [], deck: [], discard: ['punch'] }, foe: { line: [] } });
  });

  it('does not look where the fight destroyed it', () => {
    const t = table({ me: { house: 'logos', line: ['xeno-bot'], deck: ['punch', 'fear'] }, foe: { line: ['troll'] } });
    t.me.fight('xeno-bot', 'troll');
    t.expect({ me: { line: [], hand: [], deck: ['punch', 'fear'] }, foe: { line: [{ id: 'troll', damage: 4 }] } });
  });

  it('discards a card to draw one when it reaps', () => {
    const t = table({ me: { house: 'logos', line: ['xeno-bot'], hand: ['punch'], deck: ['fear', 'krump'] }, foe: {} });
    t.me.reap('xeno-bot');
    t.expect({ me: { aember: 1, line: [used], hand: ['fear'], discard: ['punch'], deck: ['krump'] } });
    const u = table({ me: { house: 'logos', line: ['xeno-bot'], hand: [], deck: ['fear'] }, foe: {} });
    u.me.reap('xeno-bot');
    u.expect({ me: { aember: 1, line: [used], hand: [], deck: ['fear'] } });
  });
});
