import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const used = { id: 'near-future-lens', house: 'dis', exhausted: true };
const lens = { id: 'near-future-lens', house: 'dis' } as const;

describe('near-future-lens', () => {
  it('shows the top card of the deck to all, and plays it, whatever its house', () => {
    const t = table({ me: { house: 'dis', hand: [lens], artifacts: [lens], deck: ['troll', 'mother', 'urchin'] } });
    t.me.play('near-future-lens');
    expect(see(t.state, 1).players[0]!.top).toMatchObject({ name: 'troll' });
    t.me.omni('near-future-lens#1');
    expect(see(t.state, 1).players[0]!.top).toMatchObject({ name: 'mother' });
    t.expect({
      me: {
        artifacts: [used, used].map(({ id, exhausted }) => ({ id, exhausted })),
        deck: ['mother', 'urchin'],
        line: [{ id: 'troll', exhausted: true }],
      },
    });
  });

  it('ruling near-future-lens/treachery: a card with treachery enters under the control of the opponent', () => {
    const t = table({ me: { house: 'dis', artifacts: [lens], deck: ['scowly-caper'] } });
    t.me.omni('near-future-lens');
    t.expect({
      me: { artifacts: [{ id: 'near-future-lens', exhausted: true }], deck: [], line: [] },
      foe: { line: [{ id: 'scowly-caper', exhausted: true, owner: 0 }] },
    });
  });

  it('leaves a card that cannot be played where it is', () => {
    const t = table({ me: { house: 'dis', artifacts: [lens], deck: ['cursed-relic', 'troll'] } });
    t.me.omni('near-future-lens');
    t.expect({ me: { artifacts: [{ id: 'near-future-lens', exhausted: true }], deck: ['cursed-relic', 'troll'] } });
  });
});
