import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const spydrone = { id: 'krump', token: 'spydrone' };

describe('spydrone', () => {
  it('draws a card', () => {
    const t = table({ me: { house: 'logos', line: [spydrone], deck: ['anger', 'troll'] } });
    t.me.action('spydrone');
    t.expect({ me: { line: [{ ...spydrone, exhausted: true }], hand: ['anger'], deck: ['troll'] } });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll', 'bumpsy'] }, foe: { line: [spydrone] } });
    t.me.fight('troll', 'spydrone');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true }, 'bumpsy'] }, foe: { line: [spydrone] } });
    t.me.fight('bumpsy', 'spydrone');
    t.expect({
      me: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'bumpsy', damage: 2, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});
