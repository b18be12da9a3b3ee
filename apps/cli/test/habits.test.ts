import { describe, expect, test } from 'vitest';
import { vaultsong } from './run.ts';

describe('vaultsong habits', () => {
  const few = ['habits', '--set', 'wc', '--games', '6', '--seed', '3'];

  test('lists cards that a bot makes nothing of, with how often it could have', async () => {
    const { code, out, err } = await vaultsong(...few, '--bot', 'random', '--chances', '3', '--at-most', '50');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^6 games of new wc decks, played by random, seed 3, rules current: \d+ cards seen\n/);
    expect(out).toMatch(/\nNever played, though they could be:\n {2}.+ \([a-z0-9-]+\): \d+ of \d+\n/);
  });

  test('says so where there is nothing to tell', async () => {
    const { out } = await vaultsong(...few, '--chances', '1000000');
    expect(out).toMatch(/\n\nThe bot makes something of every card\.\n$/);
  });

  test('prints one JSON document, the same for the same seed', async () => {
    const [one, again] = [await vaultsong(...few, '--json'), await vaultsong(...few, '--json')];
    expect(one).toEqual(again);
    const { oddities, cards, ...rest } = JSON.parse(one.out);
    expect(rest).toEqual({ set: 'wc', games: 6, unfinished: 0, seed: 3, bot: 'rules', edition: 'current' });
    expect(Array.isArray(oddities)).toBe(true);
    expect(cards[0]).toEqual({
      card: expect.any(String),
      chances: expect.any(Object),
      actions: expect.any(Number),
      withoutEffect: expect.any(Number),
    });
  });

  test.each([
    [['--set', 'no-such-set'], 'Allowed choices are cota, aoa, wc'],
    [['--bot', 'nobody'], 'Allowed choices are'],
    [['--games', '0'], 'It must be a whole number from 1 to 100000'],
    [['--at-most', '101'], 'It must be a whole number from 0 to 100'],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await vaultsong('habits', ...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
