import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../../wire/game.ts';
import { isTheirs, seatsOf } from './seats.ts';

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
