import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('white-aeronaut', () => {
  it('wards and fully heals a friendly Nautilixian', () => {
    const t = table({
      me: { house: 'mars', line: [{ id: 'nautilixian', damage: 4 }, 'white-aeronaut'] },
      foe: { line: ['nautilixian'] },
    });
    t.me.action('white-aeronaut');
    t.expect({
      me: {
        line: [
          { id: 'nautilixian', warded: true },
          { id: 'white-aeronaut', exhausted: true },
        ],
      },
      foe: { line: ['nautilixian'] },
    });
  });

  it('without one nothing happens', () => {
    const t = table({ me: { house: 'mars', line: ['white-aeronaut', 'zorg'] } });
    t.me.action('white-aeronaut');
    t.expect({ me: { line: [{ id: 'white-aeronaut', exhausted: true }, 'zorg'] } });
  });
});
