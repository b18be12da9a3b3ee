import { difficulties } from '@vaultsong/adventures/difficulty';
import { editionNames } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import type { AdventureChoice, Sitter } from './adventureChoice.ts';
import { adventureFrom, ignoredInAdventure, presetAdventure, queryOfAdventure } from './adventureChoice.ts';
import { presetChoice } from './choice.ts';

const sitters: readonly Sitter[] = ['human', 'rules', 'random'];
const presetDeck = presetAdventure.team[0]?.deck;
const decks = ['a-deck', 'generated:cota:-7', 'vs1-Ab_9'];

/** Every team of 1 to 3 with a human in it. */
const teams = [1, 2, 3].flatMap((players) =>
  Array.from({ length: sitters.length ** players }, (_, n) =>
    Array.from({ length: players }, (_, seat) => ({
      deck: decks[seat] ?? 'a-deck',
      by: sitters[Math.floor(n / sitters.length ** seat) % sitters.length] ?? 'human',
    })),
  ).filter((team) => team.some(({ by }) => by === 'human')),
);

/** Every team with every one of them first, or whom they choose later, by all difficulties and editions. */
const choices = teams.flatMap((team) =>
  [null, ...team.keys()].flatMap((first) =>
    difficulties.flatMap((difficulty) =>
      editionNames.flatMap((edition) =>
        [null, 0, 999_999_999].map((seed) => ({ team, difficulty, edition, first, seed })),
      ),
    ),
  ),
);

describe('the address of an adventure', () => {
  it('asks for no game when it names no decks', () => {
    for (const query of ['', '?', '?decks=', '?difficulty=hard&seed=7']) expect(adventureFrom(query)).toBeNull();
  });

  it('reads what it says', () => {
    expect(
      adventureFrom('?decks=a,generated:cota:7,c&bots=-,rules,random&difficulty=hard&first=2&edition=manual&seed=7'),
    ).toEqual({
      team: [
        { deck: 'a', by: 'human' },
        { deck: 'generated:cota:7', by: 'rules' },
        { deck: 'c', by: 'random' },
      ],
      difficulty: 'hard',
      edition: 'manual',
      first: 2,
      seed: 7,
    });
  });

  it('says no more than the decks when the rest is as in the preset', () => {
    expect(queryOfAdventure(presetAdventure, '')).toBe(`?decks=${presetDeck}`);
    expect(adventureFrom(`?decks=${presetDeck}`)).toEqual(presetAdventure);
    expect(adventureFrom('?decks=a,b')?.team.map(({ by }) => by)).toEqual(['human', 'human']);
  });

  it('is read back as it is written, for every choice, and nothing of it is in vain', () => {
    // 1, 5 and 19 teams of 1, 2 and 3, of whom each may be first, or none yet; 3 difficulties, 5 editions, 3 seeds.
    expect(choices).toHaveLength((1 * 2 + 5 * 3 + 19 * 4) * 45);
    const wrong = choices.filter((choice: AdventureChoice) => {
      const query = queryOfAdventure(choice, '');
      return JSON.stringify(adventureFrom(query)) !== JSON.stringify(choice) || ignoredInAdventure(query).length > 0;
    });
    expect(wrong).toEqual([]);
  });

  it('keeps what else stands in the address, and drops what no longer holds', () => {
    const query = queryOfAdventure(
      presetAdventure,
      '?speed=instant&decks=x,y&bots=-,rules&seed=3&difficulty=easy&first=1',
    );
    expect(query).toBe(`?speed=instant&decks=${presetDeck}`);
  });

  it('can be read by people', () => {
    const team = decks.map((deck) => ({ deck, by: 'human' }) as const);
    expect(queryOfAdventure({ ...presetAdventure, team }, '')).toBe('?decks=a-deck,generated:cota:-7,vs1-Ab_9');
  });
});

describe('an address that makes no sense', () => {
  it.each([
    ['difficulty=brutal', 'easy, normal, hard. The difficulty is normal.'],
    ['difficulty=', 'easy, normal, hard. The difficulty is normal.'],
    [
      'first=2',
      'a number from 0 to 1, counting the players from 0. The players choose when they have drawn their hands.',
    ],
    [
      'first=-1',
      'a number from 0 to 1, counting the players from 0. The players choose when they have drawn their hands.',
    ],
    [
      'first=me',
      'a number from 0 to 1, counting the players from 0. The players choose when they have drawn their hands.',
    ],
    ['edition=cota', 'cota-1.0, cota-1.3, master-16, current, manual. You play by Master Rulebook 18.4 (2026).'],
    ['seed=x', 'a number of up to 9 digits. The seed is random.'],
    ['seed=-1', 'a number of up to 9 digits. The seed is random.'],
    [
      'bots=-,genius',
      'for each player one of -, random, gentle, rules, planner, seer, learned, or one that searches with its style, such as planner-racer, with commas between. The other players are at this screen.',
    ],
    ['bots=-,-,-', 'at most 2, one for each deck. The others are ignored.'],
  ])('is played as the preset and told: %s', (part, rest) => {
    const query = `?decks=a,b&${part}`;
    expect(adventureFrom(query)).toEqual(adventureFrom('?decks=a,b'));
    expect(ignoredInAdventure(query)).toEqual([`The address says ${part}; expected ${rest}`]);
  });

  it('lets somebody at this screen play where it asks for bots only', () => {
    expect(adventureFrom('?decks=a,b&bots=rules,random')?.team.map(({ by }) => by)).toEqual(['human', 'random']);
    expect(ignoredInAdventure('?decks=a,b&bots=rules,random')).toEqual([
      'The address says bots=rules,random; expected one - at least. The first player is at this screen.',
    ]);
    // Whoever is not named is at this screen.
    expect(adventureFrom('?decks=a,b&bots=rules')?.team.map(({ by }) => by)).toEqual(['rules', 'human']);
    expect(ignoredInAdventure('?decks=a,b&bots=rules')).toEqual([]);
  });

  it('counts only the first three decks', () => {
    expect(adventureFrom('?decks=a,b,c,d&first=2')).toMatchObject({
      team: [{ deck: 'a' }, { deck: 'b' }, { deck: 'c' }],
      first: 2,
    });
    expect(ignoredInAdventure('?decks=a,b,c,d&first=3')).toEqual([
      'The address says decks=a,b,c,d; expected 3 at most. The first 3 play.',
      'The address says first=3; expected a number from 0 to 2, counting the players from 0. The players choose when they have drawn their hands.',
    ]);
  });

  it.each(['<b>', '__proto__', 'generated:cota:x', 'a b'])('takes the preset deck for one that is none: %s', (deck) => {
    const query = `?${new URLSearchParams({ decks: `a,${deck}` })}`;
    expect(adventureFrom(query)?.team.map((one) => one.deck)).toEqual(['a', presetChoice.you]);
    expect(ignoredInAdventure(query)).toEqual([
      `The address says decks=${deck}; expected the name of a deck or a deck code. In its place is the preset deck.`,
    ]);
  });

  it('says so when it asks for something but names no decks', () => {
    const told = ['The address names no decks; expected decks=, with a comma between two of them. Choose them here.'];
    expect(ignoredInAdventure('?difficulty=hard')).toEqual(told);
    expect(ignoredInAdventure('?decks=')).toEqual(told);
    expect(ignoredInAdventure('?speed=instant')).toEqual([]);
    expect(ignoredInAdventure('')).toEqual([]);
  });

  it('does not repeat a long address', () => {
    expect(ignoredInAdventure(`?decks=a&seed=${'9'.repeat(5000)}`).join('').length).toBeLessThan(200);
  });
});
