import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('patronage', () => {
  it.each([
    { there: 4, mine: 2, theirs: 2 },
    { there: 3, mine: 2, theirs: 1 },
    { there: 1, mine: 1, theirs: 0 },
  ])(
    'moves half of the æmber on a creature to its player, rounded up, and the rest to the opponent: $there',
    ({ there, mine, theirs }) => {
      const t = table({
        me: { house: 'saurian', hand: ['patronage'], line: [{ id: 'troll', aember: 1 }] },
        foe: { line: [{ id: 'krump', aember: there }] },
      });
      t.me.play('patronage').choose('krump');
      t.expect({
        me: { aember: mine, line: [{ id: 'troll', aember: 1 }] },
        foe: { aember: theirs, line: ['krump'] },
      });
    },
  );

  it('may take it from a friendly creature', () => {
    const t = table({
      me: { house: 'saurian', hand: ['patronage'], line: [{ id: 'troll', aember: 3 }] },
      foe: { line: ['krump'] },
    });
    t.me.play('patronage').choose('troll');
    t.expect({ me: { aember: 2, line: ['troll'] }, foe: { aember: 1, line: ['krump'] } });
  });

  it('may choose a creature that has none, and moves nothing', () => {
    const t = table({
      me: { house: 'saurian', hand: ['patronage'], line: [{ id: 'troll', aember: 3 }] },
      foe: { line: ['krump'] },
    });
    t.me.play('patronage');
    expect(t.options()).toEqual(['troll', 'krump']);
    t.me.choose('krump');
    t.expect({ me: { aember: 0, line: [{ id: 'troll', aember: 3 }] }, foe: { aember: 0, line: ['krump'] } });
  });

  it('does nothing where no creature has æmber', () => {
    const t = table({ me: { house: 'saurian', aember: 2, hand: ['patronage'], line: ['troll'] }, foe: { aember: 2 } });
    t.me.play('patronage');
    t.expect({ me: { aember: 2, line: ['troll'], discard: ['patronage'] }, foe: { aember: 2 } });
  });
});
