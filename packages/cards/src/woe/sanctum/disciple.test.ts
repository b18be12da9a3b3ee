import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const disciple = { id: 'mother', token: 'disciple' };
const values = (t: ReturnType<typeof table>) =>
  see(t.state, 0).players[0]!.line.map(({ power, armor }) => [power, armor]);

describe('disciple', () => {
  it('gets +1 power and +1 armor for each Monk neighbor, itself a Monk', () => {
    expect(values(table({ me: { line: [disciple, disciple, disciple, 'troll', disciple] } }))).toEqual([
      [2, 1],
      [3, 2],
      [2, 1],
      [8, 0],
      [1, 0],
    ]);
  });

  it('dies of its damage when the neighbor is gone', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ ...disciple, damage: 1 }, disciple] },
    });
    t.me.play('punch').choose('disciple#2');
    t.expect({ me: { aember: 1, line: [], discard: ['punch', 'mother', 'mother'] } });
  });
});
