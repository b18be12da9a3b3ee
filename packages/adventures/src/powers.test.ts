// Archon powers of Crucible Clash in a team against the Keyraken: those that act as the game is set up, and those of keys.
import type { DeckList, State } from '@vaultsong/engine';
import { answer, deal, legal, see } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { keyraken } from './index.ts';
import { against, keyrakenId } from './testing/game.ts';

const deck = (...beside: readonly string[]): DeckList => ({
  name: 'cc',
  houses: ['brobnar', 'dis', 'logos'],
  cards: ['punch', 'dust-imp', 'infomorph'].flatMap((name) => Array.from({ length: 12 }, () => ({ name }))),
  beside,
});

/** Answers with the first option of that kind that fits; the first of all where no kind is said. */
function reply(s: State, pick?: string, title?: string): void {
  const option = legal(s).findIndex(
    (one) =>
      (pick === undefined || one.pick === pick) && (title === undefined || ('title' in one && one.title === title)),
  );
  expect(option, `${pick} ${title}`).toBeGreaterThanOrEqual(0);
  answer(s, option);
}

const lying = (s: State) =>
  s.players.map(({ hand, archives, deck: left }) => [hand.length, archives.length, left.length]);

describe('Signature Move', () => {
  it.each([1, 2, 3])('in a team of %i names its card before hands are drawn, for each player who has it', (team) => {
    const s = deal(keyraken({ decks: Array.from({ length: team }, () => deck('signature-move')), seed: 1 }));
    for (let seat = 0; seat < team; seat++) {
      expect(s.ask).toMatchObject({ player: seat });
      expect(s.players[seat]?.hand).toEqual([]);
      reply(s, 'name', 'Punch');
      reply(s, 'card');
      reply(s, 'done');
    }
    expect(s.ask).toMatchObject({ kind: 'mulligan', player: 0 });
    expect(lying(s).slice(0, team)).toEqual(Array.from({ length: team }, () => [6, 1, 29]));
    expect(s.players[team]).toMatchObject({ hand: [], archives: [] });
  });
});

describe('Overcharged', () => {
  it.each([1, 2, 3])('in a team of %i archives three cards after the hands, before the order is chosen', (team) => {
    const s = deal(
      keyraken({ decks: [...Array.from({ length: team - 1 }, () => deck()), deck('overcharged')], seed: 1 }),
    );
    for (let seat = 0; seat < team - 1; seat++) {
      expect(s.ask).toMatchObject({ kind: 'mulligan', player: seat });
      reply(s, 'no');
    }
    for (let taken = 0; taken < 3; taken++) {
      expect(s.ask).toMatchObject({ kind: 'cards', player: team - 1 });
      reply(s, 'card');
    }
    expect(lying(s)[team - 1]).toEqual([6, 3, 27]);
    expect(s.ask?.kind).toBe(team === 1 ? 'house' : 'turn-order');
  });
});

describe('Tinkerer', () => {
  const brobnar = { houses: ['brobnar', 'dis', 'logos'] } as const;

  it.each([0, 1, 2])('has keys for 2 less and three of them, as keys do not win, with %i teammates', (mates) => {
    const t = against({
      step: 'forge',
      me: { ...brobnar, keys: 2, aember: 9, beside: ['tinkerer'] },
      mates: Array.from({ length: mates }, () => brobnar),
    });
    const [me] = see(t.state, 0).players;
    expect([me?.keys, me?.keysToWin, t.state.winner]).toEqual([3, undefined, null]);
    t.me.house('brobnar').end();
    for (let mate = 0; mate < mates; mate++) t.mates[mate]?.house('brobnar').end();
    t.me.house('brobnar');
    expect(see(t.state, 0).players[0]).toMatchObject({ keys: 3, aember: 5 });
  });

  it.each([
    [0, 6],
    [2, 2],
    [3, 0],
  ])('with %i keys forged leaves the Keyraken %i armor, as without it', (keys, armor) => {
    const t = against({ me: { ...brobnar, keys, beside: ['tinkerer'], line: ['grunt-9'] } });
    t.me.fight('grunt-9', keyrakenId);
    t.expect({
      me: { line: [{ id: 'grunt-9', damage: 3, exhausted: true }] },
      foe: { adversary: { id: keyrakenId, damage: 9 - armor } },
    });
  });
});
