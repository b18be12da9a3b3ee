import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bosun-creen', () => {
  it('discarded, it moves a creature to a flank of its controller’s battleline', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['bosun-creen'], line: ['mother', 'troll', 'bumpsy'] },
      foe: { line: ['gub', 'krump', 'batdrone'] },
    });
    t.me.discard('bosun-creen').choose('krump').flank('left');
    t.expect({
      me: { discard: ['bosun-creen'], line: ['mother', 'troll', 'bumpsy'] },
      foe: { line: ['krump', 'gub', 'batdrone'] },
    });
  });

  it('may move a creature that is on a flank to the other one, or leave it', () => {
    const moved = (side: 'left' | 'right') => {
      const t = table({ me: { house: 'skyborn', hand: ['bosun-creen'], line: ['mother', 'troll'] } });
      t.me.discard('bosun-creen').choose('mother').flank(side);
      return t;
    };
    moved('right').expect({ me: { line: ['troll', 'mother'] } });
    moved('left').expect({ me: { line: ['mother', 'troll'] } });
  });

  it('does nothing without a creature, nor when it is played', () => {
    const t = table({ me: { house: 'skyborn', hand: ['bosun-creen'] } });
    t.me.discard('bosun-creen');
    t.expect({ me: { discard: ['bosun-creen'], line: [] } });
    const played = table({ me: { house: 'skyborn', hand: ['bosun-creen'], line: ['mother', 'troll', 'bumpsy'] } });
    played.me.play('bosun-creen');
    played.expect({ me: { line: ['mother', 'troll', 'bumpsy', { id: 'bosun-creen', exhausted: true }] } });
  });
});
