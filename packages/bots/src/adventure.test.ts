// The rules bot in a team against the Keyraken.
import { keyraken, keyrakenPrograms } from '@vaultsong/adventures';
import type { Position, SeatPosition, State } from '@vaultsong/engine';
import { answer, creatureCard, deal, define, position } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { decide, randomFrom, rulesBot } from './index.ts';

define([2, 3, 5, 9].map((power) =>
  creatureCard({ id: `plain-${power}`, name: `Plain ${power}`, house: 'brobnar', power }),
));
define([
  creatureCard({ id: 'learned-5', name: 'Learned 5', house: 'logos', power: 5 }),
  creatureCard({ id: 'free-9', name: 'Free 9', house: 'brobnar', power: 9, keywords: ['versatile'] }),
]);

type Foe = Omit<SeatPosition, 'adversary'> & { readonly damage?: number; readonly warded?: boolean };

const at = (me: SeatPosition, foe: Foe = {}, more: Partial<Position> = {}) => {
  const { damage = 0, warded = false, ...seat } = foe;
  return position({
    adventure: { program: keyrakenPrograms.easy },
    ...more,
    seats: [
      me.houses === undefined ? { house: 'brobnar', ...me } : me,
      { ...seat, adversary: { id: 'rotk-the-keyraken', damage, warded } },
    ],
  });
};

const random = randomFrom(1);

/** What it does, in words, as long as it is the first player's turn. */
function movesOf(s: State): readonly string[] {
  const done: string[] = [];
  const { turn } = s;
  while (s.ask !== null && s.turn === turn) {
    const option = s.ask.options[decide(rulesBot, s, random)];
    if (option?.pick === 'move')
      done.push('card' in option.move ? `${option.move.do} ${option.move.card.name}` : option.move.do);
    else if (option?.pick === 'card') done.push(`-> ${option.card.name}`);
    answer(s, s.ask.options.indexOf(option ?? s.ask.options[0]!));
  }
  return done;
}

describe('against the Keyraken the rules bot', () => {
  it('fights the Keyraken with what its armor cannot stop', () => {
    expect(movesOf(at({ line: ['plain-9', 'plain-9'], keys: 3 }))).toEqual([
      'fight plain-9',
      '-> rotk-the-keyraken',
      'fight plain-9',
      '-> rotk-the-keyraken',
      'end',
    ]);
  });

  it('reaps where its armor would stop all of it', () => {
    expect(movesOf(at({ line: ['plain-5'] }))).toEqual(['reap plain-5', 'end']);
  });

  it('attacks with all together where its armor would stop each alone', () => {
    expect(
      movesOf(at({ line: ['plain-5', 'plain-5', 'plain-5'] })).filter((move) => move.startsWith('fight')),
    ).toHaveLength(3);
  });

  it('keeps a small creature that would die of it early in the game, and gives it near the end', () => {
    const me = { line: ['plain-2'], keys: 3 };
    expect(movesOf(at(me))).toEqual(['reap plain-2', 'end']);
    expect(movesOf(at(me, {}, { adventure: { program: keyrakenPrograms.easy, advances: 3 } }))).toEqual([
      'fight plain-2',
      '-> rotk-the-keyraken',
      'end',
    ]);
  });

  it('takes its ward away with the weakest', () => {
    const s = at({ line: ['plain-9', 'plain-5', 'plain-9'], keys: 3 }, { warded: true });
    expect(movesOf(s).filter((move) => move.startsWith('fight'))).toEqual([
      'fight plain-5',
      'fight plain-9',
      'fight plain-9',
    ]);
  });

  it('sends a second attacker after the first whom an elusive arm evades', () => {
    expect(movesOf(at({ line: ['plain-3', 'plain-3'] }, { line: ['rotk-slippery-arm'] }))).toEqual([
      'fight plain-3',
      '-> rotk-slippery-arm',
      'fight plain-3',
      '-> rotk-slippery-arm',
      'end',
    ]);
  });

  it.each(['brobnar', 'logos'] as const)('chooses the house that wins the game now: %s', (house) => {
    const line = house === 'brobnar' ? ['plain-9', 'learned-5'] : ['plain-5', 'learned-5', 'learned-5'];
    const hand = house === 'brobnar' ? ['learned-5', 'learned-5'] : ['plain-9', 'plain-9'];
    const me = { houses: ['brobnar', 'logos'] as const, line, hand, keys: 3 };
    const s = at(me, { damage: house === 'brobnar' ? 21 : 20 }, { step: 'forge' });
    expect(s.ask?.kind).toBe('house');
    const chosen = s.ask?.options[decide(rulesBot, s, random)];
    expect(chosen).toMatchObject({ pick: 'house', house });
  });

  it('counts a creature with versatile into the blows of another house', () => {
    const me = { houses: ['brobnar', 'logos'] as const, line: ['free-9', 'learned-5'], hand: ['plain-9'], keys: 3 };
    const s = at(me, { damage: 16 }, { step: 'forge' });
    expect(s.ask?.options[decide(rulesBot, s, random)]).toMatchObject({ pick: 'house', house: 'logos' });
  });

  it('chooses no house for creatures that the Keyraken has exhausted', () => {
    const exhausted = { id: 'plain-9', exhausted: true };
    const me = { houses: ['brobnar', 'logos'] as const, line: [exhausted, exhausted, 'learned-5'] };
    const s = at(me, {}, { step: 'forge' });
    expect(s.ask?.options[decide(rulesBot, s, random)]).toMatchObject({ house: 'logos' });
  });

  it.each([
    ['plain-5', 'learned-5', ['plain-5', 'learned-5', 'plain-2']],
    ['learned-5', 'plain-5', ['plain-2', 'learned-5', 'plain-5']],
  ])('lets a creature enter beside one of another house: %s on the left', (left, right, line) => {
    const s = at({ hand: ['plain-2'], line: [left, right] });
    while (s.ask !== null && s.players[0]?.line.length === 2) answer(s, decide(rulesBot, s, random));
    const named = s.players[0]?.line.map((id) => s.cards[id]?.ref.name);
    expect(named).toEqual(line);
  });

  it('gives its last creature for the last damage', () => {
    expect(movesOf(at({ line: ['plain-2'], keys: 3 }, { damage: 28 }))).toEqual([
      'fight plain-2',
      '-> rotk-the-keyraken',
    ]);
  });

  it('prefers an arm that it can destroy', () => {
    const done = movesOf(at({ line: ['plain-5'] }, { line: ['rotk-tenacious-arm'] }));
    expect(done).toEqual(['fight plain-5', '-> rotk-tenacious-arm', 'end']);
  });

  it.each([3, 5, 6, 9])('raises the tide where the Keyraken with %i æmber would advance cheaply', (aember) => {
    expect(movesOf(at({ aember: 2 }, { aember }))).toEqual(['raise-tide', 'end']);
  });

  it('keeps its æmber where the Keyraken cannot advance, or the tide is high', () => {
    expect(movesOf(at({ aember: 2 }, { aember: 2 }))).toEqual(['end']);
    expect(movesOf(at({ aember: 2 }, { aember: 6 }, { tide: 'high' }))).toEqual(['end']);
  });

  it.each([
    [2, 'low'],
    [4, 'high'],
  ])(
    'with %i æmber of the Keyraken it leaves the tide %s where it may be lowered instead of a loss',
    (aember, tide) => {
      const s = at({ line: ['plain-9'] }, { aember, deck: ['rotk-drag-to-your-doom'] }, { tide: 'high' });
      answer(s, s.ask?.options.findIndex((option) => option.pick === 'move' && option.move.do === 'end') ?? 0);
      expect(s.ask).toMatchObject({ kind: 'may', player: 0 });
      answer(s, decide(rulesBot, s, random));
      expect(s.tide).toBe(tide);
    },
  );

  it('gives for the tide what is not kept for a key', () => {
    const s = position({
      seats: [
        { house: 'brobnar', aember: 7 },
        { aember: 5, houses: ['logos'] },
        { adversary: 'rotk-the-keyraken', aember: 6 },
      ],
      adventure: { program: keyrakenPrograms.easy },
    });
    while (s.ask !== null && s.turn === 3) answer(s, decide(rulesBot, s, random));
    expect(s.tide).toBe('high');
    expect(s.players.map((p) => p.aember).slice(0, 2)).toEqual([6, 2]);
  });

  it('lets the Keyraken fight what is least worth', () => {
    const s = at({ line: [{ id: 'plain-5', damage: 3 }, 'plain-5'] }, { line: ['rotk-lashing-tentacle'] });
    answer(s, s.ask?.options.findIndex((option) => option.pick === 'move' && option.move.do === 'end') ?? 0);
    expect(s.ask).toMatchObject({ kind: 'cards', player: 0 });
    answer(s, decide(rulesBot, s, random));
    expect(s.players[0]?.line.map((id) => s.bodies[id]?.damage)).toEqual([3, 3]);
  });

  it('lets the Keyraken itself strike who survives it', () => {
    const s = at({ line: [{ id: 'plain-5', damage: 3 }, 'plain-5'] }, { deck: ['rotk-devour-whole'] });
    answer(s, s.ask?.options.findIndex((option) => option.pick === 'move' && option.move.do === 'end') ?? 0);
    expect(s.ask).toMatchObject({ kind: 'cards', player: 0 });
    answer(s, decide(rulesBot, s, random));
    expect(s.players[0]?.line.map((id) => s.bodies[id]?.damage)).toEqual([3, 3]);
  });

  it.each([1, 2, 3])('plays a whole game in a team of %i', (n) => {
    const deck = {
      name: 'plain',
      houses: ['brobnar'] as const,
      cards: Array.from({ length: 36 }, (_, i) => ({ name: `plain-${[2, 3, 5, 9][i % 4]}` })),
    };
    const s = deal(keyraken({ decks: Array.from({ length: n }, () => deck), seed: n }));
    for (let i = 0; s.ask !== null && i < 5000; i++) answer(s, decide(rulesBot, s, random));
    expect(s.winner).not.toBeNull();
  });
});
