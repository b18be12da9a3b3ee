import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shock-herder', () => {
  it('is deployed, and readies and fights with a neighbor', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['shock-herder'], line: [{ id: 'troll', exhausted: true }, 'bumpsy', 'krump'] },
      foe: { line: ['mother'] },
    });
    t.me.play('shock-herder', { between: ['troll', 'bumpsy'] }).choose('troll');
    t.expect({
      me: {
        line: [{ id: 'troll', damage: 5, exhausted: true }, { id: 'shock-herder', exhausted: true }, 'bumpsy', 'krump'],
      },
      foe: { line: [] },
    });
  });

  it('readies it though there is nobody to fight, and does nothing without a neighbor', () => {
    const t = table({ me: { house: 'brobnar', hand: ['shock-herder'], line: [{ id: 'troll', exhausted: true }] } });
    t.me.play('shock-herder');
    t.expect({ me: { line: ['troll', { id: 'shock-herder', exhausted: true }] } });
    const u = table({ me: { house: 'brobnar', hand: ['shock-herder'] }, foe: { line: ['mother'] } });
    u.me.play('shock-herder');
    u.expect({ me: { line: [{ id: 'shock-herder', exhausted: true }] }, foe: { line: ['mother'] } });
  });
});
