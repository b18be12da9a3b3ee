import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('pke-syphonator', () => {
  it('gains 1 for each card in your opponent’s archives, all of which they discard', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['pke-syphonator'], archives: ['anger'] },
      foe: { archives: ['fear', 'urchin', 'punch'], discard: ['troll'] },
    });
    t.me.play('pke-syphonator');
    t.expect({
      me: { aember: 3, archives: ['anger'], line: [{ id: 'pke-syphonator', exhausted: true }] },
      foe: { archives: [] },
    });
    expect(t.state.players[1]?.discard).toHaveLength(4);
  });

  it('gains nothing where there are none', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['pke-syphonator'], archives: ['anger'] },
      foe: { hand: ['fear'] },
    });
    t.me.play('pke-syphonator');
    t.expect({
      me: { aember: 0, archives: ['anger'], line: [{ id: 'pke-syphonator', exhausted: true }] },
      foe: { hand: ['fear'], discard: [] },
    });
  });
});
