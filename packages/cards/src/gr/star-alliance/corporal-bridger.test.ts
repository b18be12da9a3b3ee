import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('corporal-bridger', () => {
  it('lets you use one creature of another house this turn, and no more', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['corporal-bridger'], line: ['troll', 'bumpsy'] } });
    t.me.play('corporal-bridger').reap('troll').cannot('reap', 'bumpsy');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'troll', exhausted: true }, 'bumpsy', { id: 'corporal-bridger', exhausted: true }],
      },
    });
  });

  it('does so after a reap too, and not in the next turn', () => {
    const t = table({
      me: { house: 'star-alliance', houses: ['star-alliance', 'brobnar'], line: ['corporal-bridger', 'troll'] },
      foe: { houses: ['dis', 'logos'] },
    });
    t.me.reap('corporal-bridger').end();
    t.foe.house('dis').end();
    t.me.house('star-alliance').cannot('reap', 'troll');
  });
});
