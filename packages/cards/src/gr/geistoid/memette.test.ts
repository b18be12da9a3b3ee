import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('memette', () => {
  it('archives the top card of your discard pile as it is played, and as it is destroyed', () => {
    const t = table({ me: { house: 'geistoid', hand: ['memette'], discard: ['troll', 'anger'] } });
    t.me.play('memette');
    t.expect({ me: { line: [{ id: 'memette', exhausted: true }], archives: ['troll'], discard: ['anger'] } });

    const dies = table({
      me: { house: 'geistoid', line: ['memette'], discard: ['troll', 'anger'] },
      foe: { line: ['krump'] },
    });
    dies.me.fight('memette', 'krump');
    dies.expect({
      me: { line: [], archives: ['troll'], discard: ['memette', 'anger'] },
      foe: { line: [{ id: 'krump', damage: 1 }] },
    });
  });

  it('archives nothing with an empty pile', () => {
    const t = table({ me: { house: 'geistoid', hand: ['memette'] } });
    t.me.play('memette');
    t.expect({ me: { line: [{ id: 'memette', exhausted: true }], archives: [] } });
  });
});
