import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tomwa-of-the-glow', () => {
  it('exhausts a creature after it reaps', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['tomwa-of-the-glow'], deck: ['anger', 'anger'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.reap('tomwa-of-the-glow').choose('mother');
    t.expect({
      me: { aember: 1, hand: [], line: [{ id: 'tomwa-of-the-glow', exhausted: true }] },
      foe: { line: ['troll', { id: 'mother', exhausted: true }] },
    });
  });

  it('draws a card for each exhausted enemy creature while the tide is high, the one just exhausted too', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', line: ['tomwa-of-the-glow'], deck: ['anger', 'krump', 'bumpsy'] },
      foe: { line: ['troll', { id: 'mother', exhausted: true }, 'tocsin'] },
    });
    t.me.reap('tomwa-of-the-glow').choose('troll');
    t.expect({
      me: { hand: ['anger', 'krump'], deck: ['bumpsy'], line: [{ id: 'tomwa-of-the-glow', exhausted: true }] },
      foe: { line: [{ id: 'troll', exhausted: true }, { id: 'mother', exhausted: true }, 'tocsin'] },
    });
  });

  it('draws nothing for exhausted friendly creatures, itself among them', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', line: ['tomwa-of-the-glow', 'krump'], deck: ['anger'] },
      foe: { line: ['troll'] },
    });
    t.me.reap('tomwa-of-the-glow').choose('krump');
    t.expect({
      me: {
        hand: [],
        deck: ['anger'],
        line: [
          { id: 'tomwa-of-the-glow', exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
      foe: { line: ['troll'] },
    });
  });

  it('draws nothing while the tide is low', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'unfathomable', line: ['tomwa-of-the-glow'], deck: ['anger'] },
      foe: { line: [{ id: 'troll', exhausted: true }] },
    });
    t.me.reap('tomwa-of-the-glow');
    t.expect({
      me: { hand: [], deck: ['anger'], line: [{ id: 'tomwa-of-the-glow', exhausted: true }] },
      foe: { line: [{ id: 'troll', exhausted: true }] },
    });
  });
});
