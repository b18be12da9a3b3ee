// The tests that the three Masters share: they differ in nothing but the power of their victims.
import { table } from '@vaultsong/engine';
import { expect, it } from 'vitest';

export function master(n: number, victim: string, other: string): void {
  const id = `master-of-${n}`;

  it(`may destroy a creature with exactly ${n} power when it reaps`, () => {
    const t = table({ me: { house: 'dis', line: [id] }, foe: { line: [other, victim, 'mother', victim] } });
    t.me.reap(id).yes();
    expect(t.options()).toEqual([victim, victim]);
    t.me.choose(`${victim}#2`);
    t.expect({
      me: { aember: 1, line: [{ id, exhausted: true }] },
      foe: { line: [other, victim, 'mother'], discard: [victim] },
    });
  });

  it('may be declined', () => {
    const t = table({ me: { house: 'dis', line: [id] }, foe: { line: [victim] } });
    t.me.reap(id).no();
    t.expect({ me: { aember: 1, line: [{ id, exhausted: true }] }, foe: { line: [victim] } });
  });

  it('looks at the power that a creature has now', () => {
    const t = table({
      me: { house: 'dis', line: [id] },
      foe: {
        line: [
          { id: victim, power: 1 },
          { id: 'bad-penny', power: n - 1 },
        ],
        hand: [],
      },
    });
    t.me.reap(id).yes();
    t.expect({
      me: { aember: 1, line: [{ id, exhausted: true }] },
      foe: { line: [{ id: victim, power: 1 }], hand: ['bad-penny'] },
    });
  });

  it('may destroy a friendly creature', () => {
    const t = table({ me: { house: 'dis', line: [id, victim] }, foe: { line: [other] } });
    t.me.reap(id).yes();
    t.expect({ me: { aember: 1, line: [{ id, exhausted: true }], discard: [victim] }, foe: { line: [other] } });
  });

  it('asks nothing where there is no such creature', () => {
    const t = table({ me: { house: 'dis', line: [id] }, foe: { line: ['mother', { id: 'valdr', damage: 6 - n }] } });
    t.me.reap(id);
    t.expect({
      me: { aember: 1, line: [{ id, exhausted: true }] },
      foe: { line: ['mother', { id: 'valdr', damage: 6 - n }] },
    });
  });

  it('destroys nothing more when it fights', () => {
    const t = table({ me: { house: 'dis', line: [id] }, foe: { line: ['dust-imp', victim] } });
    t.me.fight(id, 'dust-imp');
    t.expect({
      me: { aember: 0, line: [{ id, damage: 2, exhausted: true }] },
      foe: { aember: 2, line: [victim] },
    });
  });
}
