import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dextre', () => {
  it.each([
    { pool: 3, captured: 1 },
    { pool: 0, captured: 0 },
  ])('captures $captured from a pool of $pool', ({ pool, captured }) => {
    const t = table({ me: { house: 'logos', hand: ['dextre'], aember: 2 }, foe: { aember: pool } });
    t.me.play('dextre');
    t.expect({
      me: { aember: 2, line: [{ id: 'dextre', aember: captured, exhausted: true }] },
      foe: { aember: pool - captured },
    });
  });

  it('goes on top of the deck when it is destroyed, and its æmber to the opponent', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'dextre', aember: 1, upgrades: ['blood-of-titans'], damage: 5 }], deck: ['fear'] },
    });
    t.me.play('punch');
    t.expect({
      me: { aember: 2 },
      foe: { aember: 0, line: [], hand: [], deck: ['dextre', 'fear'], discard: ['blood-of-titans'] },
    });
  });

  it('goes to the deck of its owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'dextre', owner: 1 }], deck: ['urchin'] },
      foe: { deck: ['fear'] },
    });
    t.me.play('punch');
    t.expect({ me: { line: [], deck: ['urchin'] }, foe: { deck: ['dextre', 'fear'] } });
  });

  it('goes to the hand when it is returned there', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'] }, foe: { line: ['dextre'], deck: ['punch'] } });
    t.me.play('fear');
    t.expect({ foe: { line: [], hand: ['dextre'], deck: ['punch'] } });
  });

  it('is not purged by an Annihilation Ritual: it does not go to the discard pile', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['annihilation-ritual'] },
      foe: { line: ['dextre'], deck: ['fear'] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [], deck: ['dextre', 'fear'], purged: [], discard: [] } });
  });
});
