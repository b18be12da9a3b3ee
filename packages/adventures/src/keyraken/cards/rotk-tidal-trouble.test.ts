import { describe, it } from 'vitest';
import { drawn, lowered } from '../../testing/game.ts';

describe('rotk-tidal-trouble', () => {
  it('Tidal Trouble stuns the strongest and every creature of its house, teammates among them', () => {
    const stunned = (id: string) => ({ id, stunned: true });
    const scene = { me: { line: ['grunt-1', 'grunt-9', 'sage-5'] }, mates: [{ line: ['grunt-2', 'sage-2'] }] };
    const t = drawn('rotk-tidal-trouble', scene);
    t.expect({
      me: { line: [stunned('grunt-1'), stunned('grunt-9'), 'sage-5'] },
      mates: [{ line: [stunned('grunt-2'), 'sage-2'] }],
      foe: { aember: 2 },
    });
    const high = drawn('rotk-tidal-trouble', { ...scene, tide: 'high' });
    high.me.yes();
    high.expect({ ...scene, foe: { aember: 2 }, ...lowered });
  });
});
