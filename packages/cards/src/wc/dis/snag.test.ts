import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('snag', () => {
  const fought = (foe: string, houses: object = foeHouses) => {
    const t = table({ me: { house: 'dis', ...myHouses.dis, line: ['snag'] }, foe: { ...houses, line: [foe] } });
    t.me.fight('snag', foe).end();
    return t;
  };

  it('makes the opponent choose the house of the creature that it fought, dead or alive', () => {
    fought('urchin').expect({ house: 'shadows', me: { line: ['snag'] }, foe: { line: ['urchin'] } });
    fought('dust-imp').expect({
      house: 'dis',
      me: { line: [{ id: 'snag', damage: 2 }] },
      foe: { aember: 2, line: [] },
    });
  });

  it('only for their next turn', () => {
    const t = fought('urchin');
    t.foe.end();
    t.me.house('dis').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis', 'shadows']);
  });

  it('ruling snag/cannot: a house that they cannot choose is not forced on them', () => {
    const t = fought('batdrone');
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis', 'shadows']);
  });
});
