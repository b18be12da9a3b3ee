// The rules bot in a team against the Keyraken.
import { keyraken, keyrakenPrograms } from '@vaultsong/adventures';
import type { Position, SeatPosition, State } from '@vaultsong/engine';
import { answer, creatureCard, deal, define, position } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { decide, randomFrom, rulesBot } from './index.ts';

define([2, 3, 5, 9].map((power) =>
  creatureCard({ id: `plain-${power}`, name: `Plain ${power}`, house: 'brobnar', power }),
));

const at = (
  me: SeatPosition,
  foe: Omit<SeatPosition, 'adversary'> & { readonly damage?: number } = {},
  more: Partial<Position> = {},
) => {
  const { damage = 0, ...seat } = foe;
  return position({
    ...more,
    seats: [
      { house: 'brobnar', ...me },
      { ...seat, adversary: { id: 'rotk-the-keyraken', damage } },
    ],
    adventure: { program: keyrakenPrograms.easy },
  });
};

const random = randomFrom(1);

/** What it does, in words, as long as it is the first player's turn. */
function deeds(s: State): readonly string[] {
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
    expect(deeds(at({ line: ['plain-9', 'plain-9'], keys: 3 }))).toEqual([
      'fight plain-9',
      '-> rotk-the-keyraken',
      'fight plain-9',
      '-> rotk-the-keyraken',
      'end',
    ]);
  });

  it('reaps where its armor would stop all of it', () => {
    expect(deeds(at({ line: ['plain-5'] }))).toEqual(['reap plain-5', 'end']);
  });

  it('gives its last creature for the last damage', () => {
    expect(deeds(at({ line: ['plain-2'], keys: 3 }, { damage: 28 }))).toEqual([
      'fight plain-2',
      '-> rotk-the-keyraken',
    ]);
  });

  it('prefers an arm that it can destroy', () => {
    const done = deeds(at({ line: ['plain-5'] }, { line: ['rotk-tenacious-arm'] }));
    expect(done).toEqual(['fight plain-5', '-> rotk-tenacious-arm', 'end']);
  });

  it.each([3, 5, 6, 9])('raises the tide where the Keyraken with %i æmber would advance cheaply', (aember) => {
    expect(deeds(at({ aember: 2 }, { aember }))).toEqual(['raise-tide', 'end']);
  });

  it('keeps its æmber where the Keyraken cannot advance, or the tide is high', () => {
    expect(deeds(at({ aember: 2 }, { aember: 2 }))).toEqual(['end']);
    expect(deeds(at({ aember: 2 }, { aember: 6 }, { tide: 'high' }))).toEqual(['end']);
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
