import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('pulse-cannon', () => {
  it('stuns a creature and its neighbors', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['pulse-cannon'], line: ['zorg'] },
      foe: { line: ['troll', 'kelpminder', 'infomorph', 'bumpsy'] },
    });
    t.me.action('pulse-cannon').choose('infomorph');
    t.expect({
      me: { line: ['zorg'] },
      foe: {
        line: [
          'troll',
          { id: 'kelpminder', stunned: true },
          { id: 'infomorph', stunned: true },
          { id: 'bumpsy', stunned: true },
        ],
      },
    });
  });

  it('does nothing without creatures', () => {
    const t = table({ me: { house: 'mars', artifacts: ['pulse-cannon'] } });
    t.me.action('pulse-cannon');
    t.expect({ me: { artifacts: [used('pulse-cannon')] } });
  });
});
