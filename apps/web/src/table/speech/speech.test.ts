import type { InPlayView } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import type { CardInfo } from '../../wire/cardInfo.ts';
import { sayInHand, sayInPlay, sayLeft, sayLeftShort, sayPlace } from './speech.ts';

const cardInfo: CardInfo = {
  name: 'troll',
  title: 'Troll',
  house: 'brobnar',
  type: 'creature',
  power: 8,
  armor: 0,
  traits: ['giant'],
  keywords: {},
  bonus: [],
  text: [],
  motifs: { verbs: [], poses: [] },
  reminders: [],
};

const troll: InPlayView = {
  known: true,
  ref: { id: 1, life: 0, name: 'troll' },
  name: 'troll',
  owner: 0,
  zone: 'play',
  type: 'creature',
  house: 'brobnar',
  houses: ['brobnar'],
  bonus: [],
  controller: 0,
  power: 8,
  armor: 0,
  armorLeft: 0,
  printed: { power: 8, armor: 0 },
  traits: ['giant'],
  keywords: {},
  damage: 3,
  aember: 0,
  exhausted: false,
  stunned: false,
  warded: false,
  enraged: false,
  enrageCounters: 0,
  powerCounters: 0,
  counters: {},
  flank: true,
  upgrades: [],
  under: [],
  tagged: false,
};

const free = { can: null, answer: null, picked: 0, source: false } as const;

describe('a card in one breath', () => {
  it('says what tells a copy from its print: a maverick, added icons', () => {
    const copy = { ...troll, house: 'dis', houses: ['dis'], bonus: ['draw'], damage: 0 } as const;
    expect(sayInPlay(copy, cardInfo, [], free, [], '')).toBe(
      'Troll, Dis creature, maverick, printed in Brobnar, bonus draw, enhanced with draw, power 8, ready',
    );
  });

  it('says of a house that an effect gives that it does, and calls it no maverick', () => {
    const moved = { ...troll, house: 'dis', houses: ['dis'], ownHouse: 'brobnar', damage: 0 } as const;
    expect(sayInPlay(moved, cardInfo, [], free, [], '')).toBe(
      'Troll, Dis creature, by an effect, its own house is Brobnar, power 8, ready',
    );
  });

  it('says of a token creature that it is one', () => {
    const token = { ...troll, damage: 0, token: { beneath: null } };
    expect(sayInPlay(token, cardInfo, [], free, [], '')).toBe(
      'Troll, Brobnar creature, token creature, power 8, ready',
    );
  });

  it('says of a gigantic creature that it is one', () => {
    const whole = { ...troll, damage: 0, artHalf: { id: 2, life: 1, name: 'troll-2' } };
    expect(sayInPlay(whole, cardInfo, [], free, [], '')).toBe('Troll, Brobnar creature, gigantic, power 8, ready');
  });

  it('says of half of a gigantic creature in hand which one it is', () => {
    const { known, ref, name, owner, type, house, houses, bonus } = troll;
    const half = { known, ref, name, owner, type, house, houses, bonus, zone: 'hand', half: 'art' } as const;
    expect(sayInHand(half, { ...cardInfo, power: 0 }, free, [])).toBe('Troll, Brobnar creature, art half, power 0');
  });

  it('says all that lies on a creature, what it can do, and where it stands', () => {
    const verbs = [
      { verb: 'reap', label: 'Reap', answer: 1, refusal: null },
      { verb: 'fight', label: 'Fight', answer: 2, refusal: null },
    ] as const;
    expect(sayInPlay(troll, cardInfo, ['Blood of Titans'], free, verbs, sayPlace(0, 3))).toBe(
      'Troll, Brobnar creature, power 8, 3 damage, ready, can reap or fight; left flank; 1 upgrade: Blood of Titans',
    );
  });

  it('says its conditions', () => {
    const card: InPlayView = {
      ...troll,
      damage: 0,
      armor: 2,
      armorLeft: 1,
      aember: 2,
      exhausted: true,
      stunned: true,
      counters: { doom: 2, empty: 0 },
      keywords: { taunt: 1, hazardous: 3 },
    };
    expect(sayInPlay(card, cardInfo, [], free, [], '')).toBe(
      'Troll, Brobnar creature, power 8, armor 1 of 2, 2 æmber on it, 2 doom counters, exhausted, stunned, taunt, hazardous 3',
    );
  });

  it('says that it can be chosen, and how often it was', () => {
    const mark = { can: 'choose', answer: 1, picked: 2, source: false } as const;
    const { zone: _, ...rest } = troll;
    expect(sayInHand({ ...rest, zone: 'hand' }, cardInfo, mark, [])).toBe(
      'Troll, Brobnar creature, power 8, chosen 2 times, can be chosen',
    );
  });

  it.each([
    [0, 1, 'alone on both flanks'],
    [0, 3, 'left flank'],
    [1, 3, 'place 2 of 3'],
    [2, 3, 'right flank'],
  ])('names place %i of %i', (index, length, said) => {
    expect(sayPlace(index, length)).toBe(said);
  });
});

describe('what is left undone', () => {
  it('counts what there is, in full and in short', () => {
    const left = { creatures: 1, artifacts: 0, hand: 2 };
    expect(sayLeft(left)).toBe('1 ready creature, 2 playable cards');
    expect(sayLeftShort(left)).toBe('1\u00a0creature, 2\u00a0cards left');
    expect(sayLeft({ creatures: 0, artifacts: 3, hand: 1 })).toBe('3 ready artifacts, 1 playable card');
  });
});
