import { describe, expect, it } from 'vitest';
import { presetAdventure } from '../../wire/adventureChoice.ts';
import type { DeckInfo } from '../../wire/cardInfo.ts';
import type { GameInfo } from '../../wire/game.ts';
import { isOrderOpen, isTheirs, seatsOf } from './seats.ts';

const gameOf = (...seats: GameInfo['seats']): GameInfo => ({
  game: 1,
  kind: 'duel',
  plan: null,
  seats,
  decks: [],
  cardInfos: {},
});
const sides = { me: 0, foe: 1 } as const;

describe('what the table calls those who sit at it', () => {
  it('says "your" to who plays', () => {
    const info = gameOf({ name: 'You', by: 'human' }, { name: 'Bo', by: 'remote' });
    const { whoseOf } = seatsOf(info, sides);
    expect([whoseOf(0), whoseOf(1)]).toEqual(['Your', 'Opposing']);
    expect(isTheirs(info, sides)).toBe(true);
  });

  it('says names to who looks on, also at a bot', () => {
    const info = gameOf({ name: 'Anna', by: 'remote' }, { name: 'Bot', by: 'rules' });
    const { whoseOf } = seatsOf(info, sides);
    expect([whoseOf(0), whoseOf(1)]).toEqual(['Anna’s', 'Bot’s']);
    expect(isTheirs(info, sides)).toBe(false);
  });
});

describe('whether the team is still to say who goes first', () => {
  const deck: DeckInfo = { slug: 'deck', name: 'Deck', houses: [], origin: 'own' };
  const you = { name: 'You', by: 'human' } as const;
  const adventure = (players: number, first: number | null): GameInfo => ({
    ...gameOf(you),
    kind: 'adventure',
    plan: { type: 'adventure', choice: { ...presetAdventure, first } },
    decks: Array.from({ length: players }, () => deck),
  });

  it('is so while hands are drawn, unless the setup says who does', () => {
    expect(isOrderOpen(adventure(3, null), 'setup')).toBe(true);
    expect(isOrderOpen({ ...adventure(3, null), plan: null }, 'setup')).toBe(true);
    expect(isOrderOpen(adventure(3, 1), 'setup')).toBe(false);
  });

  it('is not so for one player, in a duel, or when the turns have begun', () => {
    expect(isOrderOpen(adventure(1, null), 'setup')).toBe(false);
    expect(isOrderOpen({ ...gameOf(you, you), decks: [deck, deck] }, 'setup')).toBe(false);
    expect(isOrderOpen(adventure(3, null), 'main')).toBe(false);
  });
});
