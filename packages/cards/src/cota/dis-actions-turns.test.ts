// Actions of Dis about hands, keys and houses, and about what the opponent did in the turn before.
import type { Table } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const myHouses = { houses: ['dis', 'logos', 'sanctum'] } as const;
const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

/** The names of the cards that were revealed, in order. */
const revealed = (t: Table): readonly string[] => t.events.flatMap((e) => (e.type === 'reveal' ? [e.card.name] : []));

describe('a-fair-game', () => {
  it('discards the top card of each deck and pays for each card of its house in that hand, first one way, then the other', () => {
    const t = table({
      me: { house: 'dis', hand: ['a-fair-game', 'mother', 'punch', 'fear'], deck: ['batdrone', 'fear'] },
      foe: { hand: ['urchin', 'tocsin', 'noddy-the-thief'], deck: ['bad-penny', 'tocsin'] },
    });
    t.me.play('a-fair-game');
    t.expect({
      me: { aember: 2, hand: ['mother', 'punch', 'fear'], deck: ['fear'], discard: ['a-fair-game', 'batdrone'] },
      foe: { aember: 1, hand: ['urchin', 'tocsin', 'noddy-the-thief'], deck: ['tocsin'], discard: ['bad-penny'] },
    });
  });

  it('reveals both hands whole', () => {
    const t = table({
      me: { house: 'dis', hand: ['a-fair-game', 'mother'], deck: ['fear'] },
      foe: { hand: ['urchin', 'tocsin'], deck: ['punch'] },
    });
    t.me.play('a-fair-game');
    expect([...revealed(t)].sort()).toEqual(['mother', 'tocsin', 'urchin']);
    t.expect({ me: { aember: 0 }, foe: { aember: 0 } });
  });

  it('pays nothing for a hand without a card of that house', () => {
    const t = table({
      me: { house: 'dis', hand: ['a-fair-game', 'mother'], deck: ['mother'] },
      foe: { hand: ['tocsin'], deck: ['urchin'], discard: ['urchin'] },
    });
    t.me.play('a-fair-game');
    t.expect({ me: { aember: 0 }, foe: { aember: 1, discard: ['urchin', 'urchin'] } });
  });

  it('discards also where the hand is empty', () => {
    const t = table({
      me: { house: 'dis', hand: ['a-fair-game'], deck: ['tocsin'] },
      foe: { hand: [], deck: ['urchin'] },
    });
    t.me.play('a-fair-game');
    t.expect({
      me: { aember: 0, deck: [], discard: ['a-fair-game', 'tocsin'] },
      foe: { aember: 0, deck: [], discard: ['urchin'] },
    });
  });

  it('ruling a-fair-game/empty-deck: shuffles no discard pile into an empty deck: nothing is discarded or gained, but the hand is revealed', () => {
    const t = table({
      me: { house: 'dis', hand: ['a-fair-game', 'tocsin'], deck: [], discard: ['fear'] },
      foe: { hand: ['urchin', 'noddy-the-thief'], deck: [], discard: ['bad-penny'] },
    });
    t.me.play('a-fair-game');
    expect([...revealed(t)].sort()).toEqual(['noddy-the-thief', 'tocsin', 'urchin']);
    t.expect({
      me: { aember: 0, hand: ['tocsin'], deck: [], discard: ['a-fair-game', 'fear'] },
      foe: { aember: 0, hand: ['urchin', 'noddy-the-thief'], deck: [], discard: ['bad-penny'] },
    });
  });

  it('counts for each side only the house that was discarded from that deck', () => {
    const t = table({
      me: { house: 'dis', hand: ['a-fair-game', 'urchin', 'urchin'], deck: ['punch'] },
      foe: { hand: ['punch', 'punch'], deck: ['urchin'] },
    });
    t.me.play('a-fair-game');
    t.expect({ me: { aember: 0 }, foe: { aember: 0 } });
  });
});

describe('control-the-weak', () => {
  it('offers the three houses of the opponent, and forces the one that is named', () => {
    const t = table({ me: { house: 'dis', ...myHouses, hand: ['control-the-weak'] }, foe: foeHouses });
    t.me.play('control-the-weak');
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis', 'shadows']);
    t.me.house('shadows').end();
    t.expect({ me: { aember: 1 }, active: 'foe', house: 'shadows' });
  });

  it('binds one turn only', () => {
    const t = table({ me: { house: 'dis', ...myHouses, hand: ['control-the-weak'] }, foe: foeHouses });
    t.me.play('control-the-weak').house('shadows').end();
    t.foe.end();
    t.me.house('logos').end();
    t.foe.house('brobnar');
    t.expect({ active: 'foe', house: 'brobnar' });
  });

  it('does not bind its own player', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'brobnar', 'logos'], hand: ['control-the-weak'] },
      foe: foeHouses,
    });
    t.me.play('control-the-weak').house('brobnar').end();
    t.foe.end();
    t.me.house('logos');
    t.expect({ active: 'me', house: 'logos' });
  });

  it('leaves the choice where two effects force different houses', () => {
    const t = table({
      me: { house: 'dis', ...myHouses, hand: ['control-the-weak', 'control-the-weak'] },
      foe: foeHouses,
    });
    t.me.play('control-the-weak').house('shadows').play('control-the-weak').house('brobnar').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'shadows']);
    t.foe.house('brobnar');
    t.expect({ active: 'foe', house: 'brobnar' });
  });

  it('leaves the choice also against a Pitlord of the opponent', () => {
    const t = table({
      me: { house: 'dis', ...myHouses, hand: ['control-the-weak'] },
      foe: { ...foeHouses, line: ['pitlord'] },
    });
    t.me.play('control-the-weak').house('brobnar').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis']);
    t.foe.house('brobnar');
    t.expect({ foe: { line: ['pitlord'] }, house: 'brobnar' });
  });

  it('ruling control-the-weak/restringuntus: cannot of Restringuntus on the same house beats it', () => {
    const t = table({
      me: { house: 'dis', ...myHouses, hand: ['control-the-weak', 'restringuntus'] },
      foe: foeHouses,
    });
    t.me.play('control-the-weak').house('shadows').play('restringuntus').house('shadows').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis']);
    t.foe.house('dis');
    t.expect({ me: { line: ['restringuntus'] }, house: 'dis' });
  });
});

describe('key-hammer', () => {
  it('unforges the key that the opponent forged on their last turn, and gives them 6', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { ...myHouses, hand: ['key-hammer'] },
      foe: { ...foeHouses, aember: 7, keys: 1 },
    });
    t.foe.house('dis');
    t.expect({ foe: { keys: 2, aember: 1 } });
    t.foe.end();
    t.me.house('dis').play('key-hammer');
    t.expect({ me: { aember: 1, keys: 0, discard: ['key-hammer'] }, foe: { keys: 1, aember: 7 } });
  });

  it('unforges no older key, but gives 6 all the same', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { ...myHouses, hand: ['key-hammer'] },
      foe: { ...foeHouses, aember: 5, keys: 2 },
    });
    t.foe.house('dis').end();
    t.me.house('dis').play('key-hammer');
    t.expect({ me: { aember: 1 }, foe: { keys: 2, aember: 11 } });
  });

  it('looks back one turn of the opponent, not two', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { ...myHouses, hand: ['key-hammer'] },
      foe: { ...foeHouses, aember: 6 },
    });
    t.foe.house('dis').end();
    t.me.house('logos').end();
    t.foe.house('dis').end();
    t.me.house('dis').play('key-hammer');
    t.expect({ me: { aember: 1 }, foe: { keys: 1, aember: 6 } });
  });

  it('does not care for keys of its own player', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { ...myHouses, hand: ['key-hammer'], aember: 6 },
      foe: { ...foeHouses, keys: 1 },
    });
    t.foe.house('dis').end();
    t.me.house('dis').play('key-hammer');
    t.expect({ me: { aember: 1, keys: 1 }, foe: { keys: 1, aember: 6 } });
  });

  it('ruling key-hammer/one-key: unforges one key where the opponent forged two', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { ...myHouses, hand: ['key-hammer'] },
      foe: { houses: ['untamed', 'dis', 'shadows'], aember: 13, hand: ['key-charge'] },
    });
    t.foe.house('untamed').play('key-charge').yes();
    t.expect({ foe: { keys: 2, aember: 0 } });
    t.foe.end();
    t.me.house('dis').play('key-hammer');
    t.expect({ foe: { keys: 1, aember: 6 } });
  });

  it('a second copy unforges the second of two keys', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { ...myHouses, hand: ['key-hammer', 'key-hammer'] },
      foe: { houses: ['untamed', 'dis', 'shadows'], aember: 13, hand: ['key-charge'] },
    });
    t.foe.house('untamed').play('key-charge').yes().end();
    t.me.house('dis').play('key-hammer').play('key-hammer');
    t.expect({ me: { aember: 2 }, foe: { keys: 0, aember: 12 } });
  });

  it('a second copy unforges no older key, but gives 6 once more', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { ...myHouses, hand: ['key-hammer', 'key-hammer'] },
      foe: { ...foeHouses, aember: 6, keys: 1 },
    });
    t.foe.house('dis').end();
    t.me.house('dis').play('key-hammer').play('key-hammer');
    t.expect({ me: { aember: 2 }, foe: { keys: 1, aember: 12 } });
  });
});

describe('tendrils-of-pain', () => {
  it('deals 1 damage to each creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['tendrils-of-pain'], line: ['mother', 'urchin'] },
      foe: { keys: 2, line: ['tocsin', 'raiding-knight'] },
    });
    t.me.play('tendrils-of-pain');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', damage: 1 }], discard: ['tendrils-of-pain', 'urchin'] },
      foe: { line: [{ id: 'tocsin', damage: 1 }, 'raiding-knight'] },
    });
  });

  it('deals 4 instead, not 5, when the opponent forged a key on their last turn', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { ...myHouses, hand: ['tendrils-of-pain'], line: ['mother'] },
      foe: { ...foeHouses, aember: 6, line: ['pitlord', 'snufflegator', 'raiding-knight'] },
    });
    t.foe.house('dis').end();
    t.me.house('dis').play('tendrils-of-pain');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', damage: 4 }] },
      foe: {
        keys: 1,
        line: [
          { id: 'pitlord', damage: 4 },
          { id: 'raiding-knight', damage: 2 },
        ],
        discard: ['snufflegator'],
      },
    });
  });

  it('deals 1 when the key was forged a turn earlier, or by its own player', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { ...myHouses, hand: ['tendrils-of-pain'], aember: 6, line: ['mother'] },
      foe: { ...foeHouses, aember: 6 },
    });
    t.foe.house('dis').end();
    t.me.house('logos').end();
    t.foe.house('dis').end();
    t.me.house('dis').play('tendrils-of-pain');
    t.expect({ me: { keys: 1, line: [{ id: 'mother', damage: 1 }] }, foe: { keys: 1 } });
  });

  it('takes only the ward of a warded creature, and the creature the next time', () => {
    const t = table({
      me: { house: 'dis', hand: ['tendrils-of-pain', 'tendrils-of-pain'] },
      foe: { line: [{ id: 'urchin', warded: true }] },
    });
    t.me.play('tendrils-of-pain');
    t.expect({ me: { aember: 1 }, foe: { line: ['urchin'] } });
    t.me.play('tendrils-of-pain');
    t.expect({ me: { aember: 2 }, foe: { line: [] } });
  });
});
