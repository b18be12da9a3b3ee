// Invariants of all playable cards: their number in each set, the place of each definition, and rare use of the valves
// of the language. The facts of cards have a test of their own.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  define,
  definition,
  gain,
  gainChains,
  isDefined,
  makeToken,
  omni,
  play,
  raiseTide,
  reap,
  table,
  tideCard,
} from '@vaultsong/engine';
import { sayCard } from '@vaultsong/say';
import { describe, expect, it } from 'vitest';
import { abilities, erratum, playedAsUpgrade } from './abilities.ts';
import { catalogue, printedCards } from './catalogue/index.ts';
import { dt } from './facts/dt.ts';
import { firstIn } from './facts.ts';
import * as playedHouses from './houses.ts';
import { cardSets, cards, playable } from './index.ts';

/** The sets of which every card can be played, reprints with those that appeared first there, and how many they are. */
const complete: Readonly<Record<string, number>> = {
  cota: 370,
  aoa: 370,
  wc: 415,
  mm: 425,
  dt: 429,
  woe: 414,
  gr: 398,
  mg24: 783,
  as: 329,
  toc: 321,
  momu: 455,
  vm25: 305,
  cc: 350,
  pv: 369,
  dm: 285,
};

const here = fileURLToPath(new URL('.', import.meta.url));

/** The house files there are, such as `cota/brobnar`. */
const houseFiles = cardSets
  .filter(({ id }) => readdirSync(here).includes(id))
  .flatMap(({ id }) =>
    readdirSync(join(here, id))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${id}/${file.slice(0, -3)}`),
  );

/** Whether a definition uses one of the two valves of the language: a predicate or a verb of its own. */
function usesValve(tree: unknown): boolean {
  if (tree === null || typeof tree !== 'object') return false;
  if ('kind' in tree && tree.kind === 'special') return true;
  if ('where' in tree) return true;
  return Object.values(tree).some(usesValve);
}

describe('the playable cards', () => {
  it('are known to the engine, each once', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    for (const { id } of cards) expect(isDefined(id), id).toBe(true);
    expect(new Set(playable.map(({ id }) => id))).toEqual(new Set(cards.map(({ id }) => id)));
  });

  it.each(cardSets.filter(({ houses }) => houses !== null))('are counted in $name', ({ id }) => {
    const printed = catalogue.filter(({ printings }) => printings.some(({ set }) => set === id));
    const played = printed.filter((card) => card.playable);
    const own = printed.filter(({ printings }) => printings[0]?.set === id);
    const playedOwn = own.filter((card) => card.playable);
    console.info(
      `${id}: ${played.length} of ${printed.length} cards can be played, ${playedOwn.length} of its own ${own.length}`,
    );
    const all = complete[id];
    if (all === undefined)
      expect(played.length, `${id} is complete; say so in \`complete\``).toBeLessThan(printed.length);
    else expect([played.length, printed.length]).toEqual([all, all]);
  });

  it('never use a valve of the language', () => {
    const users = cards.filter((card) => usesValve(card.abilities)).map((card) => card.id);
    console.info(`${users.length} of ${cards.length} cards use a valve of the language`);
    expect(users).toEqual([]);
  });
});

describe('a house file', () => {
  it('stands with its set and has the name of its house, and houses.ts lists it', () => {
    const listed = Object.values(playedHouses).map(({ drawer, house }) => `${drawer.set}/${house ?? 'no-house'}`);
    const missing = houseFiles.filter((file) => !listed.includes(file));
    expect(missing.map((file) => `${file}.ts is not in houses.ts, or is no file of that set and house`)).toEqual([]);
    expect(listed.filter((file) => !houseFiles.includes(file))).toEqual([]);
  });

  it.each(houseFiles)('has its cards in the order of their ids: %s', (file) => {
    const ids = [...readFileSync(join(here, `${file}.ts`), 'utf8').matchAll(/^ {2}'?([a-z0-9-]+)'?: \[/gm)].map(
      ([, id]) => id,
    );
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).toEqual(ids.toSorted());
  });
});

describe('abilities and facts', () => {
  const drawer = firstIn('aoa', {
    early: { name: 'Early', house: 'dis', type: 'creature', power: 4, armor: 1, keywords: ['elusive', 'assault 2'] },
    plain: { name: 'Plain', house: 'dis', type: 'creature', power: 1, keywords: ['taunt'], blank: true },
    other: { name: 'Other', house: 'mars', type: 'action' },
    adrift: { name: 'Adrift', house: null, type: 'action' },
    growing: { name: 'Growing', house: 'dis', type: 'creature', power: 2, keywords: ['hazardous X'] },
    strange: {
      name: 'Strange',
      house: 'dis',
      type: 'action',
      // @ts-expect-error nobody knows this keyword
      keywords: ['to come'],
    },
  });
  const played = (written: Parameters<typeof abilities<keyof typeof drawer.cards>>[2]) =>
    abilities(drawer, 'dis', written).cards;

  it('make a card, and blank ones come by themselves', () => {
    expect(played({ early: [reap(gain(1))] })).toEqual([
      {
        ...{ id: 'early', name: 'Early', house: 'dis', type: 'creature', power: 4, armor: 1 },
        ...{ traits: [], bonus: [], keywords: { elusive: 1, assault: 2 }, abilities: [reap(gain(1))] },
      },
      {
        ...{ id: 'plain', name: 'Plain', house: 'dis', type: 'creature', power: 1, armor: 0 },
        ...{ traits: [], bonus: [], keywords: { taunt: 1 }, abilities: [] },
      },
    ]);
  });

  it('make the art half of a gigantic creature with its base half, without values and text', () => {
    const pair = { name: 'Vast', house: 'dis', type: 'creature', power: 9, armor: 2, traits: ['giant'] } as const;
    const halves = firstIn('mm', {
      vast: { ...pair, keywords: ['taunt'], half: 1, otherHalf: 'vast2' },
      vast2: { ...pair, bonus: ['aember'], half: 2, otherHalf: 'vast' },
      mute: { ...pair, name: 'Mute', blank: true, half: 1, otherHalf: 'mute2' },
      mute2: { ...pair, name: 'Mute', half: 2, otherHalf: 'mute' },
    });
    const bare = { power: 0, armor: 0, traits: [], keywords: {}, abilities: [], half: 'art' };
    expect(abilities(halves, 'dis', { vast: [reap(gain(1))] }).cards).toMatchObject([
      { id: 'mute', power: 9, half: 'base', abilities: [] },
      { id: 'mute2', ...bare },
      { id: 'vast', power: 9, armor: 2, traits: ['giant'], half: 'base', abilities: [reap(gain(1))] },
      { id: 'vast2', bonus: ['aember'], ...bare },
    ]);
    expect(abilities(halves, 'dis', {}).cards.map(({ id }) => id)).toEqual(['mute', 'mute2']);
    expect(() => abilities(halves, 'dis', { vast2: [reap(gain(1))] })).toThrow('vast2 is the art half of vast');
  });

  it('keep what was printed before a correction', () => {
    expect(played({ early: [reap(gain(1)), erratum('later', reap(gain(2)))] })[0]).toMatchObject({
      abilities: [reap(gain(1))],
      printed: { before: 'later', abilities: [reap(gain(2))] },
    });
  });

  it('keep the text that a creature has as an upgrade', () => {
    expect(played({ early: [reap(gain(1)), playedAsUpgrade(reap(gain(2)))] })[0]).toMatchObject({
      abilities: [reap(gain(1))],
      asUpgrade: [reap(gain(2))],
    });
  });

  it('make cards of no house', () => {
    expect(abilities(drawer, null, { adrift: [play(gain(1))] }).cards).toMatchObject([{ id: 'adrift', house: null }]);
  });

  it('make the card of a token creature, which lies beside a deck', () => {
    const tokens = firstIn('woe', {
      'sample-token': { name: 'Sample', house: 'dis', type: 'token-creature', power: 1 },
      'sample-maker': { name: 'Maker', house: 'dis', type: 'action' },
      'sample-blank-token': { name: 'Blank', house: 'dis', type: 'token-creature', power: 2, blank: true },
    });
    const does = { 'sample-token': [reap(gain(1))], 'sample-maker': [play(makeToken())] };
    const { cards: made } = abilities(tokens, 'dis', does);
    expect(made.map(({ id, type }) => [id, type])).toEqual([
      ['sample-blank-token', 'creature'],
      ['sample-maker', 'action'],
      ['sample-token', 'creature'],
    ]);
    define(made);
    const t = table({ me: { house: 'dis', hand: ['sample-maker'], deck: ['urchin'], beside: ['sample-token'] } });
    t.me.play('sample-maker');
    t.expect({ me: { line: [{ id: 'urchin', token: 'sample-token', exhausted: true }], deck: [] } });
    expect(sayCard(definition('sample-token'))).toEqual(['Reap: Gain 1 æmber.']);
  });

  it('make the card of the tide of its real facts, as the engine wants it', () => {
    const price = omni(raiseTide(), gainChains(3));
    const { cards: made } = abilities(dt, null, { 'the-tide': [price] });
    expect(made).toEqual([tideCard({ id: 'the-tide', name: 'The Tide' }, price)]);
  });

  it('leave the number of a keyword with X to the text', () => {
    expect(played({ growing: [reap(gain(1))] })[0]?.keywords).toEqual({});
  });

  it.each<readonly [string, () => unknown, RegExp]>([
    [
      'no facts',
      () => abilities(firstIn<string>('aoa', drawer.cards), 'dis', { nobody: [] }),
      /^nobody has no facts in facts\/aoa.ts/,
    ],
    ['another house', () => played({ other: [play(gain(1))] }), /^other .*of mars .*aoa.ts.*with dis/],
    ['no house', () => played({ adrift: [play(gain(1))] }), /^adrift .*of no house.*with dis/],
    ['a blank card', () => played({ plain: [play(gain(1))] }), /^plain .*blank/],
    ['a keyword to come', () => played({ strange: [play(gain(1))] }), /^strange .*"to come"/],
  ])('are refused by name: %s', (_what, write, message) => {
    let said = '';
    try {
      write();
    } catch (error) {
      said = String(error instanceof Error ? error.message : error);
    }
    expect(said).toMatch(message);
  });

  it('do not compile for a card that has no facts', () => {
    // @ts-expect-error nobody has no facts in this drawer
    expect(() => played({ nobody: [] })).toThrow('nobody');
  });

  it('name the choices of a card by itself, whatever stands above it', () => {
    const saved = JSON.stringify(cards.map((card) => card.abilities));
    expect(saved).toContain('"card0"');
    expect(saved).not.toMatch(/"card[1-9]\d"/);
  });

  it('make one card of facts and definition', () => {
    for (const card of playable) {
      const { name, house, type, power, armor, bonus, traits, keywords } = definition(card.id);
      expect(card).toMatchObject({
        name,
        house,
        type: card.type === 'token-creature' ? card.type : type,
        bonus,
        traits,
      });
      expect([card.power ?? 0, card.armor ?? 0]).toEqual([power, armor]);
      // The text tells the number of “assault X”.
      const numbered = card.keywords.filter((written) => !written.endsWith(' X'));
      expect(numbered.map((written) => written.split(' ')[0])).toEqual(Object.keys(keywords));
    }
    expect(printedCards(drawer).map(({ playable: known }) => known)).not.toContain(true);
  });

  it('know the reprints of a card', () => {
    expect(playable.find(({ id }) => id === 'urchin')?.printings).toEqual([
      { set: 'cota', number: '315', rarity: 'common', houses: ['shadows'] },
      { set: 'mg24', number: '584', rarity: 'common', houses: ['shadows'] },
      { set: 'pv', number: '252', rarity: 'common', houses: ['shadows'] },
    ]);
  });
});
