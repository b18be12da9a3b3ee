import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const used = { exhausted: true };

describe('the house of a skybeast is that of its deck', () => {
  it('Dreadstarr has versatile beside one of Mars, not beside one of Brobnar', () => {
    const t = table({ me: { house: 'logos', line: ['dreadstarr-the-lone', { id: 'lancet', house: 'mars' }] } });
    t.me.reap('dreadstarr-the-lone');
    t.expect({ me: { aember: 1, line: [{ id: 'dreadstarr-the-lone', ...used }, 'lancet'] } });
    const u = table({ me: { house: 'logos', line: ['dreadstarr-the-lone', 'lancet'] } });
    u.me.cannot('reap', 'dreadstarr-the-lone');
    u.expect({ me: { line: ['dreadstarr-the-lone', 'lancet'] } });
  });

  it('Grat Tattuu makes one of Brobnar stronger, and none of Skyborn', () => {
    const t = table({
      me: { house: 'brobnar', line: ['grat-tattuu', 'naja'] },
      foe: { line: ['krump'] },
    });
    t.me.fight('naja', 'krump');
    t.expect({ me: { line: ['grat-tattuu', { id: 'naja', damage: 6, ...used }] }, foe: { line: [] } });
    const u = table({
      me: { house: 'skyborn', line: ['grat-tattuu', { id: 'naja', house: 'skyborn' }] },
      foe: { line: ['valdr'] },
    });
    u.me.fight('naja', 'valdr');
    u.expect({ me: { line: ['grat-tattuu'] }, foe: { line: [{ id: 'valdr', damage: 5 }] } });
  });

  it('it is played while that house is active, and discarded then', () => {
    const beast = { id: 'rorqual', house: 'ekwidon' } as const;
    const t = table({ me: { house: 'ekwidon', hand: [beast, beast] } });
    t.me.play('rorqual').discard('rorqual');
    t.expect({ me: { line: [{ id: 'rorqual', ...used }], discard: ['rorqual'] } });
    const u = table({ me: { house: 'brobnar', hand: [beast] } });
    u.me.cannot('play', 'rorqual').cannot('discard', 'rorqual');
  });
});

describe('an enemy Akugyo', () => {
  it('captures what an Æmberdrake gains, so that there is less for the key', () => {
    const t = table({
      me: { house: 'brobnar', aember: 4, hand: ['punch'], line: [{ id: 'red-aemberdrake', damage: 7 }] },
      foe: { line: ['akugyo'] },
    });
    t.me.play('punch').choose('red-aemberdrake');
    t.expect({ me: { aember: 4, keys: 0, line: [] }, foe: { line: [{ id: 'akugyo', aember: 5 }] } });
  });

  it('captures what Hungry Hippogriff would bring home, and what comes from Eruption', () => {
    const t = table({
      me: { house: 'brobnar', line: ['hungry-hippogriff', { id: 'bumpsy', aember: 2 }, { id: 'eruption', aember: 3 }] },
      foe: { line: ['akugyo', 'troll', 'dextre'] },
    });
    t.me.fight('bumpsy', 'troll').fight('eruption', 'dextre');
    t.expect({
      me: { aember: 0, line: ['hungry-hippogriff', { id: 'eruption', aember: 2, damage: 2, ...used }] },
      foe: {
        line: [
          { id: 'akugyo', aember: 3 },
          { id: 'troll', damage: 5 },
        ],
      },
    });
  });

  it('beside an Ether Spider: the active player says which of them has it', () => {
    const t = table({
      me: { house: 'brobnar', line: ['valdr', 'valdr'] },
      foe: { line: ['akugyo', 'ether-spider'] },
    });
    t.me.reap('valdr').choose('akugyo').reap('valdr#2').choose('ether-spider');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'valdr', ...used },
          { id: 'valdr', ...used },
        ],
      },
      foe: {
        line: [
          { id: 'akugyo', aember: 1 },
          { id: 'ether-spider', aember: 1 },
        ],
      },
    });
  });
});

describe('Screeyan, and a card that a house icon makes one of two houses', () => {
  it('bars both of them, so that the third house is left', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, line: ['screeyan'] },
      foe: { ...foeHouses, deck: [{ id: 'urchin', houseIcons: ['dis'] }] },
    });
    t.me.end();
    t.expect({ active: 'foe', house: 'brobnar', me: { line: ['screeyan'] }, foe: { discard: ['urchin'] } });
  });
});
