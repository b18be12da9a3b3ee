import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('batariel-of-the-grey', () => {
  it('readies each Disciple after it reaps, enemy ones too', () => {
    const disciple = { id: 'mother', token: 'disciple' } as const;
    const t = table({
      me: {
        house: 'sanctum',
        line: ['batariel-of-the-grey', { ...disciple, exhausted: true }, { id: 'sequis', exhausted: true }],
      },
      foe: {
        line: [
          { ...disciple, exhausted: true },
          { id: 'troll', exhausted: true },
        ],
      },
    });
    t.me.reap('batariel-of-the-grey');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'batariel-of-the-grey', exhausted: true }, disciple, { id: 'sequis', exhausted: true }],
      },
      foe: { line: [disciple, { id: 'troll', exhausted: true }] },
    });
  });

  it('without one it just reaps', () => {
    const t = table({ me: { house: 'sanctum', line: ['batariel-of-the-grey'] } });
    t.me.reap('batariel-of-the-grey');
    t.expect({ me: { aember: 1, line: [{ id: 'batariel-of-the-grey', exhausted: true }] } });
  });
});
