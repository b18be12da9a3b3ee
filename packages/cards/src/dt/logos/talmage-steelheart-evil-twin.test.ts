import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('talmage-steelheart-evil-twin', () => {
  it('deals 1 damage to an enemy creature as the first card', () => {
    const t = table({
      me: { house: 'logos', hand: ['talmage-steelheart-evil-twin'], line: ['mother'] },
      foe: { line: ['troll', 'urchin'] },
    });
    t.me.play('talmage-steelheart-evil-twin');
    expect(t.options()).toEqual(['troll', 'urchin']);
    t.me.choose('troll');
    t.expect({
      me: { line: ['mother', { id: 'talmage-steelheart-evil-twin', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 1 }, 'urchin'] },
    });
  });

  it('deals all of it to one creature', () => {
    const t = table({
      me: { house: 'logos', hand: ['foggify', 'foggify', 'talmage-steelheart-evil-twin'] },
      foe: { line: ['champion-anaphiel', 'troll'] },
    });
    t.me.play('foggify').play('foggify').play('talmage-steelheart-evil-twin').choose('champion-anaphiel');
    t.expect({
      me: { line: [{ id: 'talmage-steelheart-evil-twin', exhausted: true }] },
      foe: { line: [{ id: 'champion-anaphiel', damage: 2 }, 'troll'] },
    });
  });

  it('harms nobody where there is no enemy creature', () => {
    const t = table({ me: { house: 'logos', hand: ['talmage-steelheart-evil-twin'], line: ['mother'] }, foe: {} });
    t.me.play('talmage-steelheart-evil-twin');
    t.expect({ me: { line: ['mother', { id: 'talmage-steelheart-evil-twin', exhausted: true }] } });
  });
});
