import { catalogue } from '@vaultsong/cards/catalogue';
import { undefine } from '@vaultsong/engine/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundledDecks, findBundled } from '../bundled/bundled.ts';
import type { Deck } from '../model/deck.ts';
import { profileOf } from './profile.ts';
import { sayProfile } from './sayProfile.ts';

const onyx = profileOf(findBundled('miss-onyx-censorius').deck);

/** A short deck: nothing asks it to have 36 cards. */
const small = (cards: Deck['cards'], houses: Deck['houses'] = ['shadows', 'dis', 'untamed']): Deck => ({
  name: 'Small',
  set: 'cota',
  houses,
  cards,
});
const of = (house: Deck['houses'][number], ...ids: readonly string[]): Deck['cards'] =>
  ids.map((card) => ({ card, count: 1, house }));

describe('the profile of a deck', () => {
  it('counts what is printed: types by house, power, keywords, traits, copies, rarities', () => {
    expect(onyx.cards).toBe(36);
    expect(onyx.houses.map(({ house, cards }) => [house, cards])).toEqual([
      ['brobnar', 12],
      ['dis', 12],
      ['shadows', 12],
    ]);
    expect(onyx.houses[0]?.types).toEqual([
      { name: 'creature', count: 6 },
      { name: 'action', count: 4 },
      { name: 'artifact', count: 1 },
      { name: 'upgrade', count: 1 },
    ]);
    expect(onyx.creatures).toMatchObject({ count: 20, power: 79, armor: 0 });
    expect(onyx.creatures.curve[0]).toEqual({ power: 1, count: 3 });
    expect(onyx.keywords).toEqual([{ name: 'elusive', count: 3 }]);
    expect(onyx.traits[0]).toEqual({ name: 'giant', count: 6 });
    expect(onyx.copies).toContainEqual({ card: 'urchin', name: 'Urchin', count: 2 });
    expect(onyx.rarities).toEqual([
      { name: 'common', count: 33 },
      { name: 'uncommon', count: 3 },
    ]);
  });

  it('names the cards of each role with their copies', () => {
    expect(onyx.roles.steals).toContainEqual({ card: 'urchin', name: 'Urchin', count: 2 });
    expect(onyx.roles['stops-forging']).toEqual([]);
  });

  it('sums up what is certain on playing: icons and Play: abilities without a condition', () => {
    const { onPlay, bonus } = profileOf(
      small([
        ...of('untamed', 'dust-pixie', 'fertility-chant', 'flaxia'), // 2; 4 and gives 2; 2 only under a condition
        ...of('shadows', 'urchin', 'ghostly-hand', 'old-bruno'), // steals 1; 2 by icons, steals under a condition; captures 3
        { card: 'labwork', count: 2, house: 'dis' }, // 1 and archives 1
        ...of('dis', 'timetraveller', 'bumpsy', 'warsong'), // 1, draws 2; loses 1; in the rest of the turn
      ]),
    );
    expect(bonus).toEqual([{ name: 'aember', count: 11 }]);
    expect(onPlay).toEqual({
      gained: 11,
      given: 2,
      stolen: 1,
      captured: 3,
      lostByOpponent: 1,
      drawn: 2,
      archived: 2,
    });
  });

  it('counts a card that several roles of a figure fit only once', () => {
    // Nerve Blast steals and deals damage; Gongoozle deals damage and disrupts the hand.
    const { figures } = profileOf(
      small([...of('shadows', 'nerve-blast'), ...of('dis', 'gongoozle', 'gateway-to-dis')]),
    );
    expect(figures).toMatchObject({ 'aember-control': 1, 'creature-control': 3, disruption: 1, sweeps: 1, board: 0 });
  });

  it('knows mavericks, and adds copies up where a deck has a card in two entries', () => {
    const { mavericks, copies, roles } = profileOf(small([...of('shadows', 'urchin'), ...of('dis', 'urchin')]));
    expect(mavericks).toEqual([{ card: 'urchin', name: 'Urchin', count: 1, house: 'dis' }]);
    expect(copies).toEqual([{ card: 'urchin', name: 'Urchin', count: 2 }]);
    expect(roles.steals).toEqual([{ card: 'urchin', name: 'Urchin', count: 2 }]);
  });

  it('counts the icons that a deck adds to its cards, and reads what they do [rule enhance]', () => {
    const urchin = { card: 'urchin', count: 2, house: 'shadows', enhancements: ['draw', 'aember', 'brobnar'] } as const;
    const { bonus, houseIcons, onPlay, roles } = profileOf(small([urchin]));
    expect(bonus).toEqual([
      { name: 'draw', count: 2 },
      { name: 'aember', count: 2 },
    ]);
    expect(houseIcons).toEqual([{ name: 'brobnar', count: 2 }]);
    expect(sayProfile(profileOf(small([urchin])))).toContain('house icons: 2 brobnar');
    expect(onPlay).toMatchObject({ gained: 2, drawn: 2, stolen: 2 });
    expect(roles.draws).toEqual([{ card: 'urchin', name: 'Urchin', count: 2 }]);
  });

  it('counts a gigantic creature, which is two cards, once', () => {
    const { creatures, figures, types } = profileOf(
      small(of('logos', 'ultra-gravitron', 'ultra-gravitron2'), ['logos']),
    );
    expect(types).toEqual([{ name: 'creature', count: 2 }]);
    expect(creatures).toEqual({ count: 1, power: 10, armor: 3, curve: [{ power: 10, count: 1 }] });
    expect([figures.creatures, figures.board]).toEqual([1, 13]);
  });

  it('names the cards that turn the tide', () => {
    const cards = of('shadows', 'freebooter-faye', 'sea-urchin', 'trickle-down-theory');
    const { roles } = profileOf(small(cards));
    expect(roles['turns-tide'].map(({ card }) => card)).toEqual(['freebooter-faye', 'trickle-down-theory']);
  });

  it('counts cards that cannot be played by their printed facts, and names them as unread', () => {
    const waiting = catalogue.find(({ type, armor }) => type === 'creature' && (armor ?? 0) > 0);
    const { id = '', name = '', power, armor } = waiting ?? {};
    onTestFinished(undefine(id));
    const { unread, creatures, roles, rarities } = profileOf(
      small([{ card: id, count: 2, house: 'dis' }, ...of('dis', 'nobody-knows-this')]),
    );
    expect(unread).toEqual([
      { card: id, name, count: 2 },
      { card: 'nobody-knows-this', name: 'nobody-knows-this', count: 1 },
    ]);
    expect(creatures).toMatchObject({ count: 2, power: 2 * (power ?? 0), armor: 2 * (armor ?? 0) });
    expect(rarities.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(Object.values(roles).flat()).toEqual([]);
  });

  it('is plain JSON, the same every time, for every deck that comes with the program', () => {
    for (const { slug, deck } of bundledDecks) {
      const profile = profileOf(deck);
      expect(JSON.parse(JSON.stringify(profile)), slug).toEqual(profile);
      expect(profileOf(deck), slug).toEqual(profile);
      expect(profile.unread, slug).toEqual([]);
    }
  });

  it('is there for a deck without cards', () => {
    const empty = profileOf(small([]));
    expect(empty).toMatchObject({ cards: 0, creatures: { count: 0, power: 0, curve: [] }, unread: [] });
    expect(sayProfile(empty)[2]).toBe('0 cards: ');
  });
});

describe('a profile in lines', () => {
  it('says scores with their figures, and what the cards do by name', () => {
    const lines = sayProfile(onyx);
    expect(lines[0]).toBe('Miss “Onyx” Censorius (cota, brobnar, dis, shadows)');
    expect(lines).toContain('  brobnar: 12, 6 creatures, 4 actions, 1 artifact, 1 upgrade');
    expect(lines).toContain('for certain, by playing each card once: gains 7 æmber, steals 4, captures 3');
    expect(lines).toContain(
      '  steals: Shooler, Nerve Blast ×2, Too Much to Protect, Noddy the Thief, Dodger, Urchin ×2',
    );
    expect(lines.some((line) => /^ {2}board +\d+\.\d {2}\(79\)$/.test(line))).toBe(true);
    expect(lines.some((line) => line.includes('stops forging') || line.includes('not read'))).toBe(false);
  });

  it('names mavericks with their house, and what could not be read', () => {
    const lines = sayProfile(profileOf(small([...of('dis', 'urchin'), ...of('dis', 'nobody-knows-this')])));
    expect(lines).toContain('mavericks: Urchin (dis)');
    expect(lines.at(-1)).toBe('not read, because they cannot be played yet: nobody-knows-this');
  });
});
