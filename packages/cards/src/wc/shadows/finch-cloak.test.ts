import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('finch-cloak', () => {
  it.each([
    { mine: 0, theirs: 2, mineAfter: 2, theirsAfter: 1 },
    { mine: 1, theirs: 2, mineAfter: 3, theirsAfter: 3 },
    { mine: 4, theirs: 2, mineAfter: 6, theirsAfter: 3 },
  ])(
    'steals from a richer opponent, else all gain 1: with $mine after a reap against $theirs',
    ({ mine, theirs, mineAfter, theirsAfter }) => {
      const t = table({ me: { house: 'shadows', aember: mine, line: ['finch-cloak'] }, foe: { aember: theirs } });
      t.me.reap('finch-cloak');
      t.expect({
        me: { aember: mineAfter, line: [{ id: 'finch-cloak', exhausted: true }] },
        foe: { aember: theirsAfter },
      });
    },
  );

  it('does so after a fight too', () => {
    const t = table({ me: { house: 'shadows', line: ['finch-cloak'] }, foe: { aember: 1, line: ['silvertooth'] } });
    t.me.fight('finch-cloak', 'silvertooth');
    t.expect({
      me: { aember: 1, line: [{ id: 'finch-cloak', damage: 2, exhausted: true }] },
      foe: { aember: 0, line: [] },
    });
  });
});
