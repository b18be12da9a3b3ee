import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dino-beast', () => {
  it('may be exalted when it is played, and then deals 3 damage to a creature', () => {
    const t = table({ me: { house: 'untamed', hand: ['dino-beast'] }, foe: { line: ['krump'] } });
    t.me.play('dino-beast').yes().choose('krump');
    t.expect({
      me: { aember: 0, line: [{ id: 'dino-beast', aember: 1, exhausted: true }] },
      foe: { line: [{ id: 'krump', damage: 3 }] },
    });
  });

  it('deals nothing where it is not exalted', () => {
    const t = table({ me: { house: 'untamed', hand: ['dino-beast'] }, foe: { line: ['krump'] } });
    t.me.play('dino-beast').no();
    t.expect({ me: { line: [{ id: 'dino-beast', exhausted: true }] }, foe: { line: ['krump'] } });
  });

  it('must deal the damage to itself where no other creature is in play', () => {
    const t = table({ me: { house: 'untamed', hand: ['dino-beast'] }, foe: {} });
    t.me.play('dino-beast').yes();
    t.expect({ me: { line: [{ id: 'dino-beast', aember: 1, damage: 3, exhausted: true }] } });
  });

  it('gives the æmber on it to the opponent when it is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'] },
      foe: { line: [{ id: 'dino-beast', aember: 1 }] },
    });
    t.me.play('punch').play('punch');
    t.expect({ me: { aember: 3 }, foe: { line: [] } });
  });
});
