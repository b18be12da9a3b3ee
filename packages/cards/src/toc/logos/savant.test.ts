import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const savant = { id: 'krump', token: 'savant' };
const used = { ...savant, exhausted: true };

describe('savant', () => {
  it('may put a card of the archives into the hand', () => {
    const t = table({ me: { house: 'logos', line: [savant], hand: ['troll'], archives: ['anger', 'punch'] } });
    t.me.action('savant').yes().choose('punch');
    t.expect({ me: { line: [used], hand: ['troll', 'punch'], archives: ['anger'] } });
  });

  it('archives a card otherwise', () => {
    const t = table({ me: { house: 'logos', line: [savant], hand: ['troll', 'bumpsy'], archives: ['anger'] } });
    t.me.action('savant').no().choose('troll');
    t.expect({ me: { line: [used], hand: ['bumpsy'], archives: ['anger', 'troll'] } });
    const u = table({ me: { house: 'logos', line: [savant], hand: ['troll', 'bumpsy'] } });
    u.me.action('savant').choose('bumpsy');
    u.expect({ me: { line: [used], hand: ['troll'], archives: ['bumpsy'] } });
  });

  it('does nothing without a card', () => {
    const t = table({ me: { house: 'logos', line: [savant] } });
    t.me.action('savant');
    t.expect({ me: { line: [used], hand: [], archives: [] } });
  });
});
