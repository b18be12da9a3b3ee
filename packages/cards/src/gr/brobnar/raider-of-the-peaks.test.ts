import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('raider-of-the-peaks', () => {
  it('the player with the most powerful creature discards the top card of their deck', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['brobnar'], line: ['raider-of-the-peaks'], deck: ['mother'] },
      foe: { line: ['troll'], deck: ['krump', 'valdr'] },
    });
    t.me.house('brobnar');
    t.expect({
      me: { line: ['raider-of-the-peaks'], deck: ['mother'] },
      foe: { line: ['troll'], deck: ['valdr'], discard: ['krump'] },
    });
  });

  it('of several it is the one that the active player chooses', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['brobnar'], line: ['raider-of-the-peaks', 'troll'], deck: ['mother'] },
      foe: { line: ['troll'], deck: ['krump'] },
    });
    t.me.choose('troll#1').house('brobnar');
    t.expect({
      me: { line: ['raider-of-the-peaks', 'troll'], deck: [], discard: ['mother'] },
      foe: { line: ['troll'], deck: ['krump'] },
    });
  });
});
