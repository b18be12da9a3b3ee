import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { targetsOf } from '../testing/targets.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('cooperative-hunting', () => {
  it('divides 1 damage for each friendly creature among any creatures, dealt at once', () => {
    const t = table({
      me: { house: 'untamed', hand: ['cooperative-hunting'], line: ['niffle-ape', 'mother', 'snufflegator'] },
      foe: { line: ['silvertooth', 'urchin', 'tocsin'] },
    });
    t.me.play('cooperative-hunting').choose('silvertooth').choose('urchin').choose('silvertooth');
    t.expect({
      me: { aember: 0, line: ['niffle-ape', 'mother', 'snufflegator'], discard: ['cooperative-hunting'] },
      foe: { line: ['tocsin'] },
    });
  });

  it('may put everything on one creature, where armor takes its part once', () => {
    const t = table({
      me: { house: 'untamed', hand: ['cooperative-hunting'], line: ['niffle-ape', 'mother', 'snufflegator'] },
      foe: { line: ['champion-anaphiel'] },
    });
    t.me
      .play('cooperative-hunting')
      .choose('champion-anaphiel')
      .choose('champion-anaphiel')
      .choose('champion-anaphiel');
    t.expect({
      me: { line: ['niffle-ape', 'mother', 'snufflegator'] },
      foe: { line: [{ id: 'champion-anaphiel', damage: 2 }] },
    });
  });

  it('does nothing without a friendly creature', () => {
    const t = table({ me: { house: 'untamed', hand: ['cooperative-hunting'] }, foe: { line: ['urchin'] } });
    t.me.play('cooperative-hunting');
    t.expect({ me: { line: [], discard: ['cooperative-hunting'] }, foe: { line: ['urchin'] } });
  });

  it('has to hit a friendly creature where there is no enemy', () => {
    const t = table({ me: { house: 'untamed', hand: ['cooperative-hunting'], line: ['mother'] }, foe: {} });
    t.me.play('cooperative-hunting');
    t.expect({ me: { line: [{ id: 'mother', damage: 1 }] } });
  });

  it('takes a ward by all the damage on that creature', () => {
    const t = table({
      me: { house: 'untamed', hand: ['cooperative-hunting'], line: ['niffle-ape', 'mother'] },
      foe: { line: [{ id: 'tocsin', warded: true }] },
    });
    t.me.play('cooperative-hunting').choose('tocsin').choose('tocsin');
    t.expect({ me: { line: ['niffle-ape', 'mother'] }, foe: { line: ['tocsin'] } });
  });
});

describe('dust-pixie', () => {
  it('gives 2 by its bonus', () => {
    const t = table({ me: { house: 'untamed', hand: ['dust-pixie'] }, foe: {} });
    t.me.play('dust-pixie');
    t.expect({ me: { aember: 2, line: [{ id: 'dust-pixie', exhausted: true }] } });
  });

  it('reaps for 1', () => {
    const t = table({ me: { house: 'untamed', line: ['dust-pixie'] }, foe: {} });
    t.me.reap('dust-pixie');
    t.expect({ me: { aember: 1, line: [{ id: 'dust-pixie', exhausted: true }] } });
  });
});

describe('full-moon', () => {
  it('gains 1 for each creature played, and for nothing else', () => {
    const t = table({
      me: { house: 'untamed', hand: ['full-moon', 'snufflegator', 'niffle-ape', 'regrowth'] },
      foe: {},
    });
    t.me.play('full-moon').play('snufflegator').play('niffle-ape', 'left').play('regrowth');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'niffle-ape', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
    });
  });

  it('adds up with a second copy', () => {
    const t = table({ me: { house: 'untamed', hand: ['full-moon', 'full-moon', 'snufflegator'] }, foe: {} });
    t.me.play('full-moon').play('full-moon').play('snufflegator');
    t.expect({ me: { aember: 2, line: [{ id: 'snufflegator', exhausted: true }] } });
  });

  it('does not count a creature played before it, and ends with the turn', () => {
    const t = table({
      me: { house: 'untamed', hand: ['snufflegator', 'full-moon'] },
      foe: { ...foeHouses, hand: ['tocsin'] },
    });
    t.me.play('snufflegator').play('full-moon').end();
    t.foe.house('dis').play('tocsin');
    t.expect({
      me: { aember: 0, line: ['snufflegator'] },
      foe: { aember: 0, line: [{ id: 'tocsin', exhausted: true }] },
    });
  });
});

describe('hunting-witch', () => {
  it('gains 1 each time you play another creature, but not for itself or for other cards', () => {
    const t = table({
      me: { house: 'untamed', hand: ['hunting-witch', 'snufflegator', 'regrowth'] },
      foe: {},
    });
    t.me.play('hunting-witch');
    t.expect({ me: { aember: 0, line: [{ id: 'hunting-witch', exhausted: true }] } });
    t.me.play('snufflegator', 'right').play('regrowth');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'hunting-witch', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
    });
  });

  it('counts another copy, and each copy counts', () => {
    const t = table({
      me: { house: 'untamed', hand: ['hunting-witch', 'niffle-ape'], line: ['hunting-witch'] },
      foe: {},
    });
    t.me.play('hunting-witch', 'left');
    t.expect({ me: { aember: 1, line: [{ id: 'hunting-witch', exhausted: true }, 'hunting-witch'] } });
    t.me.play('niffle-ape', 'left');
    t.expect({
      me: {
        aember: 3,
        line: [{ id: 'niffle-ape', exhausted: true }, { id: 'hunting-witch', exhausted: true }, 'hunting-witch'],
      },
    });
  });

  it('gains nothing for creatures of the opponent', () => {
    const t = table({
      me: { house: 'dis', hand: ['tocsin'] },
      foe: { line: ['hunting-witch'] },
    });
    t.me.play('tocsin');
    t.expect({
      me: { aember: 0, line: [{ id: 'tocsin', exhausted: true }] },
      foe: { aember: 0, line: ['hunting-witch'] },
    });
  });
});

describe('lost-in-the-woods', () => {
  it('shuffles 2 friendly and 2 enemy creatures into the decks of their owners', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['lost-in-the-woods'],
        deck: [],
        line: ['snufflegator', 'mother', 'snufflegator'],
      },
      foe: { deck: [], line: ['tocsin', 'tocsin', 'shooler'] },
    });
    t.me.play('lost-in-the-woods').choose('snufflegator', 'snufflegator', 'tocsin', 'tocsin');
    t.expect({
      me: { aember: 1, line: ['mother'], deck: ['snufflegator', 'snufflegator'], discard: ['lost-in-the-woods'] },
      foe: { line: ['shooler'], deck: ['tocsin', 'tocsin'], discard: [] },
    });
  });

  it('ruling lost-in-the-woods/no-friends: without friendly creatures two enemy creatures are shuffled', () => {
    const t = table({
      me: { house: 'untamed', hand: ['lost-in-the-woods'], deck: [] },
      foe: { deck: [], line: ['tocsin', 'tocsin', 'mother'] },
    });
    t.me.play('lost-in-the-woods').choose('tocsin', 'tocsin');
    t.expect({ me: { aember: 1, deck: [] }, foe: { line: ['mother'], deck: ['tocsin', 'tocsin'] } });
  });

  it('takes as many as there are', () => {
    const t = table({
      me: { house: 'untamed', hand: ['lost-in-the-woods'], deck: [], line: ['mother'] },
      foe: { deck: [], line: [] },
    });
    t.me.play('lost-in-the-woods');
    t.expect({ me: { aember: 1, line: [], deck: ['mother'] }, foe: { deck: [] } });
  });

  it('gives the æmber on the creatures to the opponents, discards upgrades, and does not destroy', () => {
    const t = table({
      me: { house: 'untamed', hand: ['lost-in-the-woods'], deck: [], line: [{ id: 'raiding-knight', aember: 2 }] },
      foe: {
        deck: [],
        aember: 0,
        line: [{ id: 'dust-imp', aember: 1, upgrades: ['protect-the-weak'] }],
      },
    });
    t.me.play('lost-in-the-woods');
    t.expect({
      me: { aember: 2, line: [], deck: ['raiding-knight'] },
      foe: { aember: 2, line: [], deck: ['dust-imp'], discard: ['protect-the-weak'] },
    });
  });
});

describe('niffle-ape', () => {
  it('ignores taunt while it attacks', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-ape', 'snufflegator'] },
      foe: { line: ['silvertooth', 'champion-anaphiel'] },
    });
    expect(targetsOf(t, 'snufflegator')).toEqual(['champion-anaphiel']);
    t.me.fight('niffle-ape', 'silvertooth');
    t.expect({
      me: { line: [{ id: 'niffle-ape', damage: 2, exhausted: true }, 'snufflegator'] },
      foe: { line: ['champion-anaphiel'] },
    });
  });

  it('ignores elusive while it attacks', () => {
    const t = table({ me: { house: 'untamed', line: ['niffle-ape'] }, foe: { line: ['noddy-the-thief'] } });
    t.me.fight('niffle-ape', 'noddy-the-thief');
    t.expect({ me: { line: [{ id: 'niffle-ape', damage: 2, exhausted: true }] }, foe: { line: [] } });
  });

  it('ignores nothing when it is attacked, and does not have to ignore armor', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-ape'] },
      foe: { line: ['raiding-knight'] },
    });
    t.me.fight('niffle-ape', 'raiding-knight');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'raiding-knight', damage: 1 }] } });
  });

  it('makes its attack the first of the turn on an elusive creature', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-ape', 'snufflegator'] },
      foe: { line: [{ id: 'noddy-the-thief', upgrades: ['blood-of-titans'] }] },
    });
    t.me.fight('niffle-ape', 'noddy-the-thief').fight('snufflegator', 'noddy-the-thief');
    t.expect({ me: { line: [{ id: 'snufflegator', exhausted: true }] }, foe: { line: [] } });
  });
});

describe('niffle-queen', () => {
  it('gives other friendly Beasts and Niffles 1 power each, a Niffle Ape 2', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'] },
      foe: {
        line: [
          { id: 'niffle-ape', damage: 2 },
          { id: 'niffle-queen', damage: 3 },
          { id: 'snufflegator', damage: 2 },
          { id: 'tocsin', damage: 1 },
        ],
      },
    });
    // Powers: Niffle Ape 5, Niffle Queen 6, Snufflegator 5, Tocsin 3.
    t.me.play('poison-wave');
    t.expect({
      foe: {
        line: [
          { id: 'niffle-ape', damage: 4 },
          { id: 'niffle-queen', damage: 5 },
          { id: 'snufflegator', damage: 4 },
        ],
        discard: ['tocsin'],
      },
    });
  });

  it('does not strengthen enemy Beasts and Niffles', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['poison-wave'],
        line: [{ id: 'snufflegator', damage: 2 }, 'urchin', { id: 'niffle-ape', damage: 1 }],
      },
      foe: {
        line: [
          { id: 'niffle-queen', damage: 4 },
          { id: 'niffle-queen', damage: 4 },
        ],
      },
    });
    // The two strengthen each other to 8; alone, each would have 6.
    t.me.play('poison-wave');
    t.expect({
      me: { line: [], discard: ['poison-wave', 'niffle-ape', 'urchin', 'snufflegator'] },
      foe: {
        line: [
          { id: 'niffle-queen', damage: 6 },
          { id: 'niffle-queen', damage: 6 },
        ],
      },
    });
  });

  it('does not strengthen itself', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'niffle-queen', damage: 3 }] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { line: [], discard: ['niffle-queen'] } });
  });

  it('is strengthened by another copy by 2', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['niffle-queen', { id: 'niffle-queen', damage: 4 }] },
    });
    t.me.play('punch').choose('niffle-queen#2');
    t.expect({ foe: { line: ['niffle-queen', { id: 'niffle-queen', damage: 7 }] } });
  });

  it('leaves creatures that lived by its power to die after it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: {
        line: [
          { id: 'niffle-queen', damage: 3 },
          { id: 'snufflegator', damage: 4 },
          { id: 'niffle-ape', damage: 2 },
        ],
      },
    });
    t.me.play('punch').choose('niffle-queen');
    t.expect({ foe: { line: [{ id: 'niffle-ape', damage: 2 }], discard: ['snufflegator', 'niffle-queen'] } });
  });
});

describe('regrowth', () => {
  it('returns a creature from the discard pile to hand', () => {
    const t = table({
      me: { house: 'untamed', hand: ['regrowth'], discard: ['fear', 'tocsin', 'mother'] },
      foe: { discard: ['urchin'] },
    });
    t.me.play('regrowth').choose('mother');
    t.expect({
      me: { aember: 1, hand: ['mother'], discard: ['regrowth', 'fear', 'tocsin'] },
      foe: { discard: ['urchin'] },
    });
  });

  it('finds nothing where no creature lies in the own discard pile', () => {
    const t = table({
      me: { house: 'untamed', hand: ['regrowth'], discard: ['fear', 'blood-of-titans'] },
      foe: { discard: ['urchin'] },
    });
    t.me.play('regrowth');
    t.expect({
      me: { aember: 1, hand: [], discard: ['regrowth', 'fear', 'blood-of-titans'] },
      foe: { discard: ['urchin'] },
    });
  });
});

describe('snufflegator', () => {
  it('takes no damage in return when it attacks', () => {
    const t = table({ me: { house: 'untamed', line: ['snufflegator'] }, foe: { line: ['valdr'] } });
    t.me.fight('snufflegator', 'valdr');
    t.expect({
      me: { aember: 0, line: [{ id: 'snufflegator', exhausted: true }] },
      foe: { line: [{ id: 'valdr', damage: 4 }] },
    });
  });

  it('takes damage when it is attacked', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['snufflegator'] } });
    t.me.fight('shooler', 'snufflegator');
    t.expect({ me: { line: [{ id: 'shooler', damage: 4, exhausted: true }] }, foe: { line: [] } });
  });
});

describe('witch-of-the-eye', () => {
  it('returns any card from the discard pile to hand after it reaped', () => {
    const t = table({
      me: { house: 'untamed', line: ['witch-of-the-eye'], hand: ['regrowth'], discard: ['fear', 'tocsin'] },
      foe: { discard: ['urchin'] },
    });
    t.me.reap('witch-of-the-eye').choose('fear');
    t.expect({
      me: {
        aember: 1,
        hand: ['regrowth', 'fear'],
        discard: ['tocsin'],
        line: [{ id: 'witch-of-the-eye', exhausted: true }],
      },
      foe: { discard: ['urchin'] },
    });
  });

  it('returns nothing from an empty discard pile', () => {
    const t = table({ me: { house: 'untamed', line: ['witch-of-the-eye'], hand: [], discard: [] }, foe: {} });
    t.me.reap('witch-of-the-eye');
    t.expect({ me: { aember: 1, hand: [], line: [{ id: 'witch-of-the-eye', exhausted: true }] } });
  });

  it('returns nothing by fighting', () => {
    const t = table({
      me: { house: 'untamed', line: ['witch-of-the-eye'], hand: [], discard: ['fear'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.fight('witch-of-the-eye', 'dust-imp');
    t.expect({
      me: { hand: [], discard: ['fear'], line: [{ id: 'witch-of-the-eye', damage: 2, exhausted: true }] },
      foe: { line: [], aember: 2 },
    });
  });
});
