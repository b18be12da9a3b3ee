import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('guji-dinosaur-hunter', () => {
  it.each([
    { target: 'troll', aember: 0, damage: 2 },
    { target: 'paraguardian', aember: 0, damage: 5 }, // and 1 on its armor
    { target: 'krump', aember: 1, damage: 6, dies: true },
    { target: 'gargantodon', aember: 1, damage: 6 },
  ])('$target with $aember æmber on it ends with $damage damage', ({ target, aember, damage, dies = false }) => {
    const t = table({
      me: { house: 'brobnar', line: ['guji-dinosaur-hunter'] },
      foe: { line: [{ id: target, aember }] },
    });
    t.me.action('guji-dinosaur-hunter').choose(target);
    t.expect({
      me: { line: [{ id: 'guji-dinosaur-hunter', exhausted: true }] },
      foe: { line: dies ? [] : [{ id: target, aember, damage }] },
    });
  });

  it('can harm a friendly creature, deals no second damage, and is elusive', () => {
    const t = table({
      me: { house: 'brobnar', line: ['guji-dinosaur-hunter', 'troll'] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['tocsin'] },
    });
    t.me.action('guji-dinosaur-hunter').choose('troll').end();
    t.foe.house('dis').fight('tocsin', 'guji-dinosaur-hunter');
    t.expect({
      me: { line: ['guji-dinosaur-hunter', { id: 'troll', damage: 2 }] },
      foe: { line: [{ id: 'tocsin', exhausted: true }] },
    });
  });
});
