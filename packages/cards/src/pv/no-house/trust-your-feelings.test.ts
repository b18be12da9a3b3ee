import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';
import { isActive } from '../../testing/prophecies.ts';

describe('trust-your-feelings', () => {
  const me = {
    house: 'brobnar',
    houses: ['brobnar', 'dis', 'mars'],
    hand: ['punch'],
    beside: ['trust-your-feelings'],
  } as const;

  it('ruling trust-your-feelings/named: names a house as the card is placed, and is fulfilled when they choose that one, however late', () => {
    const t = table({ me, foe: foeHouses });
    t.me.beside('trust-your-feelings').choose('punch', 'shadows').end();
    t.foe.house('dis').end();
    expect(isActive(t)).toBe(true);
    t.me.house('dis').end();
    t.foe.house('shadows');
    t.expect({ me: { discard: ['punch'], beside: ['trust-your-feelings'] } });
  });

  it('is not fulfilled by my own choice of that house', () => {
    const t = table({ me, foe: foeHouses });
    t.me.beside('trust-your-feelings').choose('punch', 'dis').end();
    t.foe.house('shadows').end();
    t.me.house('dis');
    expect(isActive(t)).toBe(true);
  });

  it('activated once more, waits for the house that is named then alone', () => {
    const t = table({ me: { ...me, hand: ['punch', 'anger'] }, foe: foeHouses });
    t.me.beside('trust-your-feelings').choose('punch', 'shadows').end();
    t.foe.house('shadows').end();
    t.me.house('dis').beside('trust-your-feelings').choose('anger', 'dis').end();
    t.foe.house('shadows').end();
    expect(isActive(t)).toBe(true);
  });
});
