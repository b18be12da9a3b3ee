import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bordan-the-redeemed', () => {
  it.each([
    { theirs: 3, captured: 2 },
    { theirs: 1, captured: 1 },
    { theirs: 0, captured: 0 },
  ])('captures $captured of $theirs by its action', ({ theirs, captured }) => {
    const t = table({ me: { house: 'sanctum', line: ['bordan-the-redeemed', 'mother'] }, foe: { aember: theirs } });
    t.me.action('bordan-the-redeemed');
    t.expect({
      me: { aember: 0, line: [{ id: 'bordan-the-redeemed', aember: captured, exhausted: true }, 'mother'] },
      foe: { aember: theirs - captured },
    });
  });
});
