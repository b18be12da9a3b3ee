import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gamgee', () => {
  it.each([
    { mine: 1, theirs: 3, after: { mine: 3, theirs: 2 } },
    { mine: 1, theirs: 2, after: { mine: 2, theirs: 2 } },
    { mine: 4, theirs: 2, after: { mine: 5, theirs: 2 } },
  ])('with $mine against $theirs, compared after the reap', ({ mine, theirs, after }) => {
    const t = table({ me: { house: 'shadows', aember: mine, line: ['gamgee'] }, foe: { aember: theirs } });
    t.me.reap('gamgee');
    t.expect({ me: { aember: after.mine, line: [{ id: 'gamgee', exhausted: true }] }, foe: { aember: after.theirs } });
  });
});
