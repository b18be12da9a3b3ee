import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tomwa-of-the-glow-evil-twin', () => {
  it('exhausts an enemy creature and takes a random card from the opponent’s hand after it reaps while the tide is high', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', line: ['tomwa-of-the-glow-evil-twin'] },
      foe: { hand: ['anger', 'anger'], line: ['troll', 'mother'] },
    });
    t.me.reap('tomwa-of-the-glow-evil-twin').choose('mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'tomwa-of-the-glow-evil-twin', exhausted: true }] },
      foe: { hand: ['anger'], discard: ['anger'], line: ['troll', { id: 'mother', exhausted: true }] },
    });
  });

  it('does neither while it is neutral or low', () => {
    const neutral = table({
      me: { house: 'unfathomable', line: ['tomwa-of-the-glow-evil-twin'] },
      foe: { hand: ['anger'], line: ['troll'] },
    });
    neutral.me.reap('tomwa-of-the-glow-evil-twin');
    neutral.expect({
      me: { aember: 1, line: [{ id: 'tomwa-of-the-glow-evil-twin', exhausted: true }] },
      foe: { hand: ['anger'], line: ['troll'] },
    });
    const low = table({
      tide: { highFor: 1 },
      me: { house: 'unfathomable', line: ['tomwa-of-the-glow-evil-twin'] },
      foe: { hand: ['anger'], line: ['troll'] },
    });
    low.me.reap('tomwa-of-the-glow-evil-twin');
    low.expect({
      me: { aember: 1, line: [{ id: 'tomwa-of-the-glow-evil-twin', exhausted: true }] },
      foe: { hand: ['anger'], line: ['troll'] },
    });
  });

  it('takes a card where there is no enemy creature, and exhausts where there is no card', () => {
    const bare = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', line: ['tomwa-of-the-glow-evil-twin', 'troll'] },
      foe: { hand: ['anger'] },
    });
    bare.me.reap('tomwa-of-the-glow-evil-twin');
    bare.expect({
      me: { line: [{ id: 'tomwa-of-the-glow-evil-twin', exhausted: true }, 'troll'] },
      foe: { hand: [], discard: ['anger'] },
    });
    const empty = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', line: ['tomwa-of-the-glow-evil-twin'] },
      foe: { line: ['troll'] },
    });
    empty.me.reap('tomwa-of-the-glow-evil-twin');
    empty.expect({
      me: { line: [{ id: 'tomwa-of-the-glow-evil-twin', exhausted: true }] },
      foe: { line: [{ id: 'troll', exhausted: true }] },
    });
  });
});
