import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('aquilia-lone-hero', () => {
  it.each([
    { theirs: ['troll'], captured: 0 },
    { theirs: ['troll', 'krump'], captured: 1 },
  ])('captures $captured against $theirs, in any house', ({ theirs, captured }) => {
    const t = table({ me: { house: 'dis', line: ['aquilia-lone-hero'] }, foe: { aember: 2, line: theirs } });
    t.me.omni('aquilia-lone-hero');
    t.expect({
      me: { line: [{ id: 'aquilia-lone-hero', aember: captured, exhausted: true }] },
      foe: { aember: 2 - captured, line: theirs },
    });
  });
});
