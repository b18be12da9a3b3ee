// The creatures of Shadows that kill and steal in fights.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const myHouses = ['shadows', 'untamed', 'logos'] as const;
const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('macis-asp', () => {
  it('destroys a stronger creature that it attacks, and takes nothing', () => {
    const t = table({ me: { house: 'shadows', line: ['macis-asp'] }, foe: { line: ['niffle-queen'] } });
    t.me.fight('macis-asp', 'niffle-queen');
    t.expect({ me: { line: [{ id: 'macis-asp', exhausted: true }] }, foe: { line: [], discard: ['niffle-queen'] } });
  });

  it('destroys its attacker too, but takes the damage then', () => {
    const t = table({ me: { house: 'logos', line: ['mother'] }, foe: { line: ['macis-asp'] } });
    t.me.fight('mother', 'macis-asp');
    t.expect({ me: { line: [], discard: ['mother'] }, foe: { line: [], discard: ['macis-asp'] } });
  });

  it('needs only 1 damage that gets through armor', () => {
    const t = table({ me: { house: 'shadows', line: ['macis-asp'] }, foe: { line: ['lady-maxena'] } });
    t.me.fight('macis-asp', 'lady-maxena');
    t.expect({ me: { line: [{ id: 'macis-asp', exhausted: true }] }, foe: { line: [] } });
  });

  it('does nothing to a creature whose armor, ward or elusive stops the damage', () => {
    const t = table({
      me: { house: 'shadows', line: ['macis-asp', 'macis-asp', 'macis-asp'] },
      foe: {
        line: [
          { id: 'raiding-knight', upgrades: ['protect-the-weak'] },
          'tocsin',
          { id: 'mother', warded: true },
          'urchin',
        ],
      },
    });
    t.me.fight('macis-asp', 'raiding-knight').fight('macis-asp#2', 'mother').fight('macis-asp#3', 'urchin');
    t.expect({
      me: {
        line: [
          { id: 'macis-asp', exhausted: true },
          { id: 'macis-asp', exhausted: true },
          { id: 'macis-asp', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'raiding-knight', upgrades: ['protect-the-weak'] }, 'tocsin', 'mother', 'urchin'] },
    });
  });
});

describe('mack-the-knife', () => {
  it('is used in the turn of any house', () => {
    const t = table({
      me: { house: 'dis', line: ['mack-the-knife', 'mack-the-knife', 'mack-the-knife', 'dodger'] },
      foe: { line: [{ id: 'tocsin', damage: 2 }, 'silvertooth'] },
    });
    t.me.cannot('reap', 'dodger', 'wrong-house').reap('mack-the-knife').action('mack-the-knife#2').choose('tocsin');
    t.me.fight('mack-the-knife#3', 'silvertooth');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'mack-the-knife', exhausted: true },
          { id: 'mack-the-knife', exhausted: true },
          { id: 'mack-the-knife', damage: 2, exhausted: true },
          'dodger',
        ],
      },
      foe: { line: [] },
    });
  });

  it('is not played or discarded in the turn of another house', () => {
    const t = table({ me: { house: 'dis', hand: ['mack-the-knife'] }, foe: {} });
    t.me.cannot('play', 'mack-the-knife', 'wrong-house').cannot('discard', 'mack-the-knife', 'wrong-house');
    t.expect({ me: { hand: ['mack-the-knife'] } });
  });

  it('gains nothing when the creature survives', () => {
    const t = table({
      me: { house: 'shadows', line: ['mack-the-knife'] },
      foe: { line: ['silvertooth'] },
    });
    t.me.action('mack-the-knife').choose('silvertooth');
    t.expect({
      me: { aember: 0, line: [{ id: 'mack-the-knife', exhausted: true }] },
      foe: { line: [{ id: 'silvertooth', damage: 1 }] },
    });
  });

  it('must hit itself when it stands alone, and gains 1 even when that destroys it', () => {
    const t = table({ me: { house: 'shadows', line: [{ id: 'mack-the-knife', damage: 2 }] }, foe: {} });
    t.me.action('mack-the-knife');
    t.expect({ me: { aember: 1, line: [], discard: ['mack-the-knife'] } });
  });

  it('gains 1 for a Bad Penny, but nothing when Shadow Self takes the damage', () => {
    const t = table({
      me: { house: 'shadows', line: ['mack-the-knife', 'mack-the-knife'] },
      foe: { line: ['bad-penny', 'tocsin', 'urchin', { id: 'shadow-self', damage: 8 }], hand: [] },
    });
    t.me.action('mack-the-knife').choose('bad-penny').action('mack-the-knife#2').choose('urchin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'mack-the-knife', exhausted: true },
          { id: 'mack-the-knife', exhausted: true },
        ],
      },
      foe: { line: ['tocsin', 'urchin'], hand: ['bad-penny'], discard: ['shadow-self'] },
    });
  });

  it('may be used so by whoever controls it', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'mack-the-knife', owner: 1 }] },
      foe: { line: [{ id: 'mack-the-knife', owner: 0 }] },
    });
    t.me.reap('mack-the-knife');
    t.expect({
      me: { aember: 1, line: [{ id: 'mack-the-knife', exhausted: true }] },
      foe: { line: ['mack-the-knife'] },
    });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['mack-the-knife'] } });
    t.me.fight('shooler', 'mack-the-knife');
    t.expect({ me: { line: [{ id: 'shooler', exhausted: true }] }, foe: { line: ['mack-the-knife'] } });
  });
});

describe('mooncurser', () => {
  it('destroys what it attacks, takes nothing, and steals 1', () => {
    const t = table({ me: { house: 'shadows', line: ['mooncurser'] }, foe: { aember: 2, line: ['valdr'] } });
    t.me.fight('mooncurser', 'valdr');
    t.expect({ me: { aember: 1, line: [{ id: 'mooncurser', exhausted: true }] }, foe: { aember: 1, line: [] } });
  });

  it('steals also after a fight without damage', () => {
    const t = table({ me: { house: 'shadows', line: ['mooncurser'] }, foe: { aember: 2, line: ['urchin'] } });
    t.me.fight('mooncurser', 'urchin');
    t.expect({
      me: { aember: 1, line: [{ id: 'mooncurser', exhausted: true }] },
      foe: { aember: 1, line: ['urchin'] },
    });
  });

  it('steals nothing when hazardous destroys it before the fight', () => {
    const t = table({
      me: { house: 'shadows', line: ['mooncurser'] },
      foe: { aember: 2, line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.fight('mooncurser', 'mother');
    t.expect({
      me: { aember: 0, line: [] },
      foe: { aember: 2, line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }] },
    });
  });

  it('steals nothing when it is attacked, or by reaping', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, line: ['mooncurser'] },
      foe: { ...foeHouses, aember: 2, line: ['tocsin'] },
    });
    t.me.reap('mooncurser').end();
    t.foe.house('dis').fight('tocsin', 'mooncurser');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 2, line: [] } });
  });
});

describe('umbra', () => {
  it('steals 1 after it fought, and takes no damage attacking', () => {
    const t = table({ me: { house: 'shadows', line: ['umbra'] }, foe: { aember: 2, line: ['mother'] } });
    t.me.fight('umbra', 'mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'umbra', exhausted: true }] },
      foe: { aember: 1, line: [{ id: 'mother', damage: 2 }] },
    });
  });

  it('steals nothing by reaping, nor when it is attacked', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, line: ['umbra'] },
      foe: { ...foeHouses, aember: 2, line: ['tocsin'] },
    });
    t.me.reap('umbra').end();
    t.foe.house('dis').fight('tocsin', 'umbra');
    t.expect({
      me: { aember: 1, line: [], discard: ['umbra'] },
      foe: { aember: 2, line: [{ id: 'tocsin', damage: 2, exhausted: true }] },
    });
  });

  it('steals nothing from an empty pool', () => {
    const t = table({ me: { house: 'shadows', line: ['umbra'], aember: 1 }, foe: { aember: 0, line: ['mother'] } });
    t.me.fight('umbra', 'mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'umbra', exhausted: true }] },
      foe: { aember: 0, line: [{ id: 'mother', damage: 2 }] },
    });
  });
});
