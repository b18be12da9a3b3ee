import { botNames } from '@vaultsong/bots/names';
import { expect, it } from 'vitest';
import { aboutBot, botOf, ratingOf, rungOf, styleOf } from './bots.ts';

it('takes the name of every bot apart, and puts it together again', () => {
  for (const bot of botNames) expect(botOf(rungOf(bot), styleOf(bot))).toBe(bot);
  expect(botOf('rules', 'racer')).toBe('rules');
});

it('tells of every bot how it plays, and invents no rating', () => {
  for (const bot of botNames)
    expect(aboutBot(bot)).toMatch(/Takes .+\. (?:Rated \d+.*|Not rated yet|Loses every rated game)\.$/);
  expect(ratingOf('rules')).toMatch(/^Rated 1000/);
  expect(ratingOf('random')).toBe('Loses every rated game.');
});
