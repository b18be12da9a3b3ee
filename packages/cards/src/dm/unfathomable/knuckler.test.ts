import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('knuckler', () => {
  const fought = (exhausted: boolean) => {
    const t = table({
      me: { house: 'brobnar', line: ['krump'] },
      foe: { line: ['troll', { id: 'knuckler', exhausted }, 'mother'] },
    });
    t.me.fight('krump', 'troll');
    return t;
  };

  it('while it is exhausted, its neighbors get 2 more armor', () => {
    fought(true).expect({
      me: { line: [] },
      foe: { line: [{ id: 'troll', damage: 4 }, { id: 'knuckler', exhausted: true }, 'mother'] },
    });
  });

  it('while it is ready, they do not', () => {
    fought(false).expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 6 }, 'knuckler', 'mother'] } });
  });

  it('may stay exhausted in the “ready cards” step, and enters play between others', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['knuckler'], line: ['troll', 'mother'] },
      foe: { houses: ['brobnar', 'dis', 'logos'] },
    });
    t.me
      .play('knuckler', { between: ['troll', 'mother'] })
      .end()
      .choose('knuckler');
    t.expect({ me: { line: ['troll', { id: 'knuckler', exhausted: true }, 'mother'] } });
  });
});
