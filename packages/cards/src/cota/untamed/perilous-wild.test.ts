import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('perilous-wild', () => {
  it('destroys each elusive creature of both players and nobody else', () => {
    const t = table({
      me: { house: 'untamed', hand: ['perilous-wild'], line: ['dew-faerie', 'snufflegator'] },
      foe: { line: ['urchin', 'tocsin', 'noddy-the-thief'] },
    });
    t.me.play('perilous-wild');
    t.expect({
      me: { aember: 1, line: ['snufflegator'], discard: ['perilous-wild', 'dew-faerie'] },
      foe: { line: ['tocsin'], discard: ['noddy-the-thief', 'urchin'] },
    });
  });

  it('destroys also those that were attacked in this turn', () => {
    const t = table({
      me: { house: 'untamed', hand: ['perilous-wild'], line: ['snufflegator'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('snufflegator', 'urchin').play('perilous-wild');
    t.expect({ me: { aember: 1, line: [{ id: 'snufflegator', exhausted: true }] }, foe: { line: [] } });
  });

  it('is stopped by a ward', () => {
    const t = table({
      me: { house: 'untamed', hand: ['perilous-wild'] },
      foe: { line: [{ id: 'urchin', warded: true }] },
    });
    t.me.play('perilous-wild');
    t.expect({ me: { aember: 1 }, foe: { line: ['urchin'] } });
  });

  it('does nothing but give its bonus where nobody is elusive', () => {
    const t = table({ me: { house: 'untamed', hand: ['perilous-wild'] }, foe: { line: ['silvertooth'] } });
    t.me.play('perilous-wild');
    t.expect({ me: { aember: 1 }, foe: { line: ['silvertooth'] } });
  });

  it('destroys a creature that is elusive by an upgrade', () => {
    const t = table({
      me: { house: 'untamed', hand: ['perilous-wild'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['ring-of-invisibility'] }, 'valdr'] },
    });
    t.me.play('perilous-wild');
    t.expect({ me: { aember: 1 }, foe: { line: ['valdr'], discard: ['tocsin', 'ring-of-invisibility'] } });
  });
});
