import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('grey-augur-evil-twin', () => {
  it('a neighbor that reaps gains 1 more and is exalted', () => {
    const t = table({
      me: { house: 'sanctum', line: ['raiding-knight', 'grey-augur-evil-twin', 'francus'] },
      foe: {},
    });
    t.me.reap('raiding-knight').reap('francus');
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'raiding-knight', aember: 1, exhausted: true },
          'grey-augur-evil-twin',
          { id: 'francus', aember: 1, exhausted: true },
        ],
      },
    });
  });

  it('does nothing for itself, for a creature further away, or for a fight', () => {
    const t = table({
      me: { house: 'sanctum', line: ['grey-augur-evil-twin', 'raiding-knight', 'francus'] },
      foe: { line: ['silvertooth'] },
    });
    t.me.reap('grey-augur-evil-twin').reap('francus').fight('raiding-knight', 'silvertooth');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'grey-augur-evil-twin', exhausted: true },
          { id: 'raiding-knight', exhausted: true },
          { id: 'francus', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('between two of them a creature gains twice and is exalted twice', () => {
    const t = table({
      me: { house: 'sanctum', line: ['grey-augur-evil-twin', 'francus', 'grey-augur-evil-twin'] },
      foe: {},
    });
    t.me.reap('francus');
    t.expect({
      me: {
        aember: 3,
        line: ['grey-augur-evil-twin', { id: 'francus', aember: 2, exhausted: true }, 'grey-augur-evil-twin'],
      },
    });
  });

  it('serves the player of the neighbor also where that is the opponent', () => {
    const t = table({
      me: { house: 'sanctum', line: ['raiding-knight', { id: 'grey-augur-evil-twin', owner: 1 }] },
      foe: { aember: 2 },
    });
    t.me.reap('raiding-knight');
    t.expect({
      me: { aember: 2, line: [{ id: 'raiding-knight', aember: 1, exhausted: true }, 'grey-augur-evil-twin'] },
      foe: { aember: 2 },
    });
  });
});
