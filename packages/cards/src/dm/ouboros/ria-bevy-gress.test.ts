import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ria-bevy-gress', () => {
  it('while its player is overwhelmed, it captures as many as there are +1 power counters on friendly creatures', () => {
    const t = table({
      me: {
        house: 'ouboros',
        line: [
          { id: 'ria-bevy-gress', power: 1 },
          { id: 'troll', power: 2 },
        ],
      },
      foe: { aember: 5, line: [{ id: 'mother', power: 1 }, 'valdr', 'krump'] },
    });
    t.me.reap('ria-bevy-gress');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'ria-bevy-gress', power: 1, aember: 3, exhausted: true },
          { id: 'troll', power: 2 },
        ],
      },
      foe: { aember: 2, line: [{ id: 'mother', power: 1 }, 'valdr', 'krump'] },
    });
  });

  it('captures none then without counters, and 1 where its player is not overwhelmed', () => {
    const t = table({
      me: { house: 'ouboros', line: ['ria-bevy-gress'] },
      foe: { aember: 5, line: ['mother', 'valdr'] },
    });
    t.me.reap('ria-bevy-gress');
    t.expect({
      me: { aember: 1, line: [{ id: 'ria-bevy-gress', exhausted: true }] },
      foe: { aember: 5, line: ['mother', 'valdr'] },
    });
    const fighting = table({
      me: { house: 'ouboros', line: [{ id: 'ria-bevy-gress', power: 2 }] },
      foe: { aember: 5, line: ['batdrone'] },
    });
    fighting.me.fight('ria-bevy-gress', 'batdrone');
    fighting.expect({
      me: { line: [{ id: 'ria-bevy-gress', power: 2, aember: 1, exhausted: true }] },
      foe: { aember: 4, line: [] },
    });
  });
});
