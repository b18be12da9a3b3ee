import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('poke', () => {
  it('draws a card where it destroys the enemy creature', () => {
    const t = table({
      me: { house: 'logos', hand: ['poke'], deck: ['fear'] },
      foe: { line: ['dust-pixie', 'mother'] },
    });
    t.me.play('poke').choose('dust-pixie');
    t.expect({ me: { aember: 1, hand: ['fear'] }, foe: { line: ['mother'] } });
  });

  it('draws nothing where the creature survives', () => {
    const t = table({
      me: { house: 'logos', hand: ['poke'], deck: ['fear'] },
      foe: { line: ['dust-pixie', 'mother'] },
    });
    t.me.play('poke').choose('mother');
    t.expect({ me: { hand: [] }, foe: { line: ['dust-pixie', { id: 'mother', damage: 1 }] } });
  });

  it('draws nothing where a ward saves it', () => {
    const t = table({
      me: { house: 'logos', hand: ['poke'], deck: ['fear'] },
      foe: { line: [{ id: 'dust-pixie', warded: true }] },
    });
    t.me.play('poke');
    t.expect({ me: { hand: [] }, foe: { line: ['dust-pixie'] } });
  });
});
