import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('chant-of-hubris', () => {
  it('moves 1 from a creature to another, friend or enemy', () => {
    const t = table({
      me: { house: 'saurian', hand: ['chant-of-hubris'], line: [{ id: 'bumpsy', aember: 2 }] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.play('chant-of-hubris').choose('bumpsy').choose('mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'bumpsy', aember: 1 }] },
      foe: { aember: 0, line: ['troll', { id: 'mother', aember: 1 }] },
    });
  });

  it('may choose a creature that has none, and moves nothing', () => {
    const t = table({
      me: { house: 'saurian', hand: ['chant-of-hubris'], line: [{ id: 'bumpsy', aember: 2 }] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.play('chant-of-hubris');
    expect(t.options()).toEqual(['bumpsy', 'troll', 'mother']);
    t.me.choose('troll');
    t.expect({ me: { aember: 1, line: [{ id: 'bumpsy', aember: 2 }] }, foe: { line: ['troll', 'mother'] } });
  });

  it('does nothing with a single creature, or where none has æmber', () => {
    const t = table({
      me: { house: 'saurian', hand: ['chant-of-hubris'], line: [{ id: 'bumpsy', aember: 2 }] },
      foe: {},
    });
    t.me.play('chant-of-hubris');
    t.expect({ me: { aember: 1, line: [{ id: 'bumpsy', aember: 2 }] } });
    const u = table({
      me: { house: 'saurian', hand: ['chant-of-hubris'], line: ['bumpsy'] },
      foe: { line: ['troll'] },
    });
    u.me.play('chant-of-hubris');
    u.expect({ me: { aember: 1, line: ['bumpsy'] }, foe: { line: ['troll'] } });
  });
});
