import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('further-investigations', () => {
  it('archives a card for each friendly creature that it destroys', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['further-investigations', 'anger', 'punch'],
        line: ['valdr', { id: 'bumpsy', warded: true }, 'troll'],
      },
      foe: { line: ['krump'] },
    });
    t.me.play('further-investigations').choose('valdr', 'bumpsy').done().choose('anger');
    t.expect({
      me: { aember: 1, hand: ['punch'], archives: ['anger'], line: ['bumpsy', 'troll'] },
      foe: { line: ['krump'] },
    });
  });

  it('may destroy none', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['further-investigations', 'anger'], line: ['valdr'] } });
    t.me.play('further-investigations').done();
    t.expect({ me: { hand: ['anger'], archives: [], line: ['valdr'] } });
  });
});
