import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('carrion-wyrm', () => {
  it('destroys an enemy creature after it reaps', () => {
    const t = table({ me: { house: 'dis', line: ['carrion-wyrm'] }, foe: { line: ['valdr', 'troll'] } });
    t.me.reap('carrion-wyrm').choose('troll');
    t.expect({ me: { aember: 1, line: [{ id: 'carrion-wyrm', exhausted: true }] }, foe: { line: ['valdr'] } });
  });

  it('Scrap: puts an enemy creature on top of its owner’s deck', () => {
    const t = table({ me: { house: 'dis', hand: ['carrion-wyrm'] }, foe: { line: ['valdr'], deck: ['anger'] } });
    t.me.discard('carrion-wyrm');
    t.expect({ foe: { line: [], deck: ['valdr', 'anger'] } });
  });
});
