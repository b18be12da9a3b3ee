import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('kangaphant', () => {
  it('destroys each creature that reaps, after the æmber', () => {
    const t = table({ me: { house: 'untamed', line: ['kangaphant', 'snufflegator'] }, foe: {} });
    t.me.reap('snufflegator');
    t.expect({ me: { aember: 1, line: ['kangaphant'], discard: ['snufflegator'] } });
  });

  it('destroys itself too, and enemies when they reap', () => {
    const t = table({ me: { house: 'brobnar', line: ['krump'] }, foe: { line: ['kangaphant'] } });
    t.me.reap('krump');
    t.expect({ me: { aember: 1, line: [], discard: ['krump'] }, foe: { line: ['kangaphant'] } });
  });

  it('is destroyed when it reaps itself', () => {
    const t = table({ me: { house: 'untamed', line: ['kangaphant'] }, foe: {} });
    t.me.reap('kangaphant');
    t.expect({ me: { aember: 1, line: [], discard: ['kangaphant'] } });
  });
});
