import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('yondar-s-log', () => {
  const hand = ['yondar-s-log', 'troll', 'anger'];

  it('archives the hand where there are more enemy creatures', () => {
    const t = table({ me: { house: 'star-alliance', hand, line: ['valdr'] }, foe: { line: ['krump', 'bumpsy'] } });
    t.me.play('yondar-s-log');
    t.expect({
      me: { aember: 1, hand: [], archives: ['troll', 'anger'], line: ['valdr'] },
      foe: { line: ['krump', 'bumpsy'] },
    });
  });

  it('does not where there are as many', () => {
    const t = table({ me: { house: 'star-alliance', hand, line: ['valdr'] }, foe: { line: ['krump'] } });
    t.me.play('yondar-s-log');
    t.expect({ me: { hand: ['troll', 'anger'], archives: [], line: ['valdr'] }, foe: { line: ['krump'] } });
  });
});
