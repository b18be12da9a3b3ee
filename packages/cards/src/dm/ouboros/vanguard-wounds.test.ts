import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('vanguard-wounds', () => {
  it('deals 3, and draws a card if that destroys the creature', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['vanguard-wounds'], deck: ['troll', 'krump'] },
      foe: { line: ['batdrone', 'mother'] },
    });
    t.me.play('vanguard-wounds').choose('batdrone');
    t.expect({ me: { hand: ['troll'], deck: ['krump'] }, foe: { line: ['mother'] } });
  });

  it('draws none if it survives', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['vanguard-wounds'], deck: ['troll'] },
      foe: { line: ['batdrone', 'mother'] },
    });
    t.me.play('vanguard-wounds').choose('mother');
    t.expect({ me: { hand: [] }, foe: { line: ['batdrone', { id: 'mother', damage: 3 }] } });
  });
});
