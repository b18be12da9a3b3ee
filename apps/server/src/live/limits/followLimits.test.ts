import { describe, expect, it } from 'vitest';
import { FollowLimits } from './followLimits.ts';

const one = { perSecond: 1, burst: 2 };
const many = { perSecond: 100, burst: 100 };

describe('limits of following', () => {
  it.each([
    ['address', { address: one, person: many, table: many }],
    ['person', { address: many, person: one, table: many }],
    ['table', { address: many, person: many, table: one }],
  ] as const)('are kept for each %s', (kind, rates) => {
    const limits = new FollowLimits(rates);
    const who = { address: '192.0.2.1', person: 'ada', table: 'abcdefghij' };
    expect([limits.take(who, 0), limits.take(who, 0), limits.take(who, 0)]).toEqual([null, null, 1]);
    expect(limits.take({ ...who, [kind]: 'another' }, 0)).toBeNull();
    expect(limits.take(who, 1000)).toBeNull();
    expect(limits.take(who, 1000)).toBe(1);
  });

  it('count nothing that was refused', () => {
    const limits = new FollowLimits({ address: one, person: { perSecond: 1, burst: 1 }, table: many });
    const ada = { address: '192.0.2.1', person: 'ada', table: 'abcdefghij' };
    expect(limits.take(ada, 0)).toBeNull();
    for (let n = 0; n < 5; n++) expect(limits.take(ada, 0)).toBe(1);
    expect(limits.take({ ...ada, person: 'grace' }, 0)).toBeNull();
  });

  it('let who was told a long game wait longer for the next, and nobody else at that table', () => {
    const limits = new FollowLimits({ address: many, person: one, table: one });
    const ada = { address: '192.0.2.1', person: 'ada', table: 'abcdefghij' };
    expect(limits.take(ada, 0)).toBeNull();
    limits.charge(ada, 200, 0);
    expect(limits.take(ada, 0)).toBeNull();
    limits.charge(ada, 3_000, 0);
    expect(limits.take({ ...ada, table: 'another' }, 0)).toBe(13);
    expect(limits.take({ ...ada, person: 'grace' }, 1_000)).toBeNull();
  });

  it('do not punish anybody for a clock that was set back', () => {
    const limits = new FollowLimits({ address: one, person: many, table: many });
    expect([limits.take({ address: 'a' }, 10_000), limits.take({ address: 'a' }, 10_000)]).toEqual([null, null]);
    expect(limits.take({ address: 'a' }, 0)).toBe(1);
    expect(limits.take({ address: 'a' }, 1_000)).toBeNull();
  });

  it('remember no more addresses than they must, however many come', () => {
    const limits = new FollowLimits({ address: { perSecond: 0.001, burst: 1 }, person: many, table: many });
    for (let n = 0; n < 25_000; n++) expect(limits.take({ address: `address ${n}` }, 0)).toBeNull();
    expect(limits.take({ address: 'address 24999' }, 0)).not.toBeNull();
    expect(limits.take({ address: 'address 0' }, 0)).toBeNull();
  });
});
