import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

/** Ten cards in the discard pile. */
const haunts = Array.from({ length: 10 }, () => 'punch');

describe('precocious-fragment', () => {
  it('gains 1 while you are haunted', () => {
    const t = table({ me: { house: 'geistoid', line: ['precocious-fragment'], deck: ['anger'], discard: haunts } });
    t.me.reap('precocious-fragment');
    t.expect({
      me: { aember: 2, line: [{ id: 'precocious-fragment', exhausted: true }], deck: ['anger'], discard: haunts },
    });
  });

  it('discards the top card of your deck otherwise', () => {
    const t = table({ me: { house: 'geistoid', line: ['precocious-fragment'], deck: ['anger'] } });
    t.me.reap('precocious-fragment');
    t.expect({
      me: { aember: 1, line: [{ id: 'precocious-fragment', exhausted: true }], deck: [], discard: ['anger'] },
    });
  });
});
