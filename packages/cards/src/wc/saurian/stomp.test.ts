import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('stomp', () => {
  it('exalts a friendly creature where its 5 damage destroys', () => {
    const t = table({
      me: { house: 'saurian', hand: ['stomp'], line: ['bumpsy', 'tocsin'] },
      foe: { line: ['mother'] },
    });
    t.me.play('stomp').choose('mother').choose('tocsin');
    t.expect({ me: { aember: 1, line: ['bumpsy', { id: 'tocsin', aember: 1 }] }, foe: { line: [] } });
  });

  it('exalts nobody where the creature lives', () => {
    const t = table({ me: { house: 'saurian', hand: ['stomp'], line: ['bumpsy'] }, foe: { line: ['troll'] } });
    t.me.play('stomp').choose('troll');
    t.expect({ me: { aember: 1, line: ['bumpsy'] }, foe: { line: [{ id: 'troll', damage: 5 }] } });
  });

  it('is stopped by armor and ward', () => {
    const t = table({
      me: { house: 'saurian', hand: ['stomp', 'stomp'], line: ['bumpsy'] },
      foe: { line: ['bulwark', { id: 'dust-imp', warded: true }] },
    });
    t.me.play('stomp').choose('bulwark').play('stomp').choose('dust-imp');
    t.expect({ me: { aember: 2, line: ['bumpsy'] }, foe: { line: [{ id: 'bulwark', damage: 3 }, 'dust-imp'] } });
  });
});
