import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ironyx-rebel', () => {
  it('readies its Mars neighbors, and goes between creatures', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['ironyx-rebel'],
        line: [
          { id: 'blypyp', exhausted: true },
          { id: 'zorg', exhausted: true },
          { id: 'mindwarper', exhausted: true },
        ],
      },
    });
    t.me.play('ironyx-rebel', { between: ['blypyp', 'zorg'] });
    t.expect({
      me: { line: ['blypyp', { id: 'ironyx-rebel', exhausted: true }, 'zorg', { id: 'mindwarper', exhausted: true }] },
    });
  });

  it('not those of another house', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['ironyx-rebel'],
        line: [
          { id: 'troll', exhausted: true },
          { id: 'zorg', exhausted: true },
        ],
      },
    });
    t.me.play('ironyx-rebel', { between: ['troll', 'zorg'] });
    t.expect({ me: { line: [{ id: 'troll', exhausted: true }, { id: 'ironyx-rebel', exhausted: true }, 'zorg'] } });
  });
});
