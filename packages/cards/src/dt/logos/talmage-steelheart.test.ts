import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('talmage-steelheart', () => {
  it('gets a +1 power counter for itself as the first card', () => {
    const t = table({ me: { house: 'logos', hand: ['talmage-steelheart'] }, foe: {} });
    t.me.play('talmage-steelheart');
    t.expect({ me: { line: [{ id: 'talmage-steelheart', power: 1, exhausted: true }] } });
  });

  it('gets one more for each card played before it', () => {
    const t = table({ me: { house: 'logos', hand: ['foggify', 'labwork', 'talmage-steelheart'] }, foe: {} });
    t.me.play('foggify').discard('labwork').play('talmage-steelheart');
    t.expect({ me: { line: [{ id: 'talmage-steelheart', power: 2, exhausted: true }] } });
  });

  it('counts the card that plays it, but not the turn before', () => {
    const t = table({
      active: 1,
      me: { houses: ['logos'], hand: ['wild-wormhole'], deck: ['talmage-steelheart'] },
      foe: { house: 'brobnar', hand: ['punch'], line: ['troll'] },
    });
    t.foe.play('punch').end();
    t.me.play('wild-wormhole');
    t.expect({
      me: { line: [{ id: 'talmage-steelheart', power: 2, exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('gets none later in the turn', () => {
    const t = table({ me: { house: 'logos', hand: ['talmage-steelheart', 'foggify'] }, foe: {} });
    t.me.play('talmage-steelheart').play('foggify');
    t.expect({ me: { line: [{ id: 'talmage-steelheart', power: 1, exhausted: true }] } });
  });
});
