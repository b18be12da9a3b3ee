import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('diametric-charge', () => {
  it('deals 1 damage to a creature and 2 to each of its neighbors', () => {
    const t = table({
      me: { house: 'logos', hand: ['diametric-charge'] },
      foe: { line: ['troll', 'krump', 'bumpsy', 'shooler'] },
    });
    t.me.play('diametric-charge').choose('krump');
    t.expect({
      me: { aember: 1, discard: ['diametric-charge'] },
      foe: { line: [{ id: 'troll', damage: 2 }, { id: 'krump', damage: 1 }, { id: 'bumpsy', damage: 2 }, 'shooler'] },
    });
  });

  it('may be aimed at a friendly creature, and hits no creature of the other side', () => {
    const t = table({
      me: { house: 'logos', hand: ['diametric-charge'], line: ['troll', 'mother'] },
      foe: { line: ['krump'] },
    });
    t.me.play('diametric-charge').choose('troll');
    t.expect({
      me: {
        line: [
          { id: 'troll', damage: 1 },
          { id: 'mother', damage: 2 },
        ],
      },
      foe: { line: ['krump'] },
    });
  });

  it('deals it all at once: neighbors are those of before, although the creature is destroyed', () => {
    const t = table({
      me: { house: 'logos', hand: ['diametric-charge'] },
      foe: { line: ['troll', 'urchin', 'krump'] },
    });
    t.me.play('diametric-charge').choose('urchin');
    t.expect({
      foe: {
        line: [
          { id: 'troll', damage: 2 },
          { id: 'krump', damage: 2 },
        ],
        discard: ['urchin'],
      },
    });
  });

  it('armor and ward count for each of them', () => {
    const t = table({
      me: { house: 'logos', hand: ['diametric-charge'] },
      foe: { line: [{ id: 'troll', warded: true }, 'krump', 'champion-anaphiel'] },
    });
    t.me.play('diametric-charge').choose('krump');
    t.expect({ foe: { line: ['troll', { id: 'krump', damage: 1 }, { id: 'champion-anaphiel', damage: 1 }] } });
  });

  it('without a creature only its bonus counts', () => {
    const t = table({ me: { house: 'logos', hand: ['diametric-charge'] }, foe: {} });
    t.me.play('diametric-charge');
    t.expect({ me: { aember: 1, discard: ['diametric-charge'] } });
  });
});
