import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('conclave-witch', () => {
  it('gains 1 for each friendly Untamed creature, itself too', () => {
    const t = table({
      me: { house: 'untamed', line: ['conclave-witch', 'dust-pixie', 'infomorph'] },
      foe: { line: ['dust-pixie'] },
    });
    t.me.action('conclave-witch');
    t.expect({
      me: { aember: 2, line: [used('conclave-witch'), 'dust-pixie', 'infomorph'] },
      foe: { line: ['dust-pixie'] },
    });
  });
});
