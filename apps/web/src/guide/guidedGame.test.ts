import { definedCards, editionNames, keywords } from '@vaultsong/engine';
import { keyOf } from '@vaultsong/foresight';
import { entryOf, isIn } from '@vaultsong/rulebook';
import { describe, expect, it } from 'vitest';
import { selectorOf } from '../advice/parts.ts';
import { human } from '../wire/match.ts';
import { duel } from '../worker/duel.ts';
import { GameSession } from '../worker/session/gameSession.ts';
import { guidedChoiceFrom } from './guidedChoice.ts';
import { explained } from './hints/keywords.ts';
import { hints } from './hints.ts';
import { walk } from './testing/walk.ts';

const first = walk(guidedChoiceFrom(''));
const idsOf = ({ shown }: typeof first): readonly string[] => shown.map(({ hint }) => hint.id);

/** Games in which what the first one does not show comes up. */
const others = [
  'you=he-that-blindly-faces-the-club&foe=khyrmn-hierophant-of-the-nihilistic-haunt&seed=13',
  'you=radiant-argus-the-supreme&foe=berger-the-caller-of-beejungle&seed=1',
  'you=berger-the-caller-of-beejungle&foe=birrit-provost-jeeves-aguda&seed=2',
  'you=blizzov-the-tiresome-temple-elder&foe=canmoth-the-legate-of-the-pit&seed=4',
  'you=generated:aoa:25&foe=generated:aoa:125&seed=25',
  'you=generated:wc:2&foe=generated:wc:102&seed=2',
  'you=generated:wc:4&foe=generated:wc:104&seed=4',
  'you=generated:wc:12&foe=generated:wc:112&seed=12',
  'you=generated:woe:1&foe=generated:woe:101&seed=1',
  'you=generated:gr:1&foe=generated:gr:101&seed=1',
  'you=generated:as:1&foe=generated:as:101&seed=1',
  'you=generated:pv:1&foe=generated:pv:101&seed=1',
  'you=generated:cc:6&foe=generated:cc:106&seed=6',
  'you=generated:dm:8&foe=generated:dm:108&seed=8',
  'you=generated:dm:10&foe=generated:dm:110&seed=10',
].map((query) => walk(guidedChoiceFrom(`bot=rules&${query}`)));
const all = [first, ...others].flatMap(({ shown }) => shown);

describe('the guided first game', () => {
  it('begins with the first turn of the player, without a mulligan', () => {
    const { question, view } = new GameSession(duel(guidedChoiceFrom(''), 1, 0)).snapshot(0, 0);
    expect(question?.kind).toBe('house');
    expect([view.turn, view.active]).toEqual([1, human]);
  });

  it('explains the start in an order that helps, and then the first card', () => {
    expect(idsOf(first).slice(0, 6)).toEqual([
      'welcome',
      'choose-house',
      'hand',
      'turn',
      'play-card',
      'first-turn-rule',
    ]);
  });

  it('shows the uses of a creature in the second turn of the player, and most of the game in a few turns', () => {
    const until = (turn: number): readonly string[] =>
      first.shown.filter((one) => one.turn <= turn).map(({ hint }) => hint.id);
    for (const id of ['creature', 'exhausted', 'end-turn', 'bots-turn', 'reap', 'fight', 'flank', 'fight-target'])
      expect(until(3)).toContain(id);
    expect(until(6).length).toBeGreaterThanOrEqual(28);
    expect(first.shown.length).toBeGreaterThanOrEqual(40);
  });

  it('shows each hint once, and can be won', () => {
    expect(new Set(idsOf(first)).size).toBe(first.shown.length);
    expect(first.winner).toBe(human);
    expect(idsOf(first).at(-1)).toBe('won');
  });

  it('can be played with other decks, another deal and another edition, which the address names', () => {
    expect(guidedChoiceFrom('')).toMatchObject({ first: 'me', quickstart: true, edition: 'current' });
    expect(guidedChoiceFrom('?seed=3&foe=canmoth-the-legate-of-the-pit&edition=manual&first=foe')).toMatchObject({
      seed: 3,
      foe: 'canmoth-the-legate-of-the-pit',
      edition: 'manual',
      first: 'foe',
      quickstart: true,
    });
  });
});

describe('the hints', () => {
  it('have ids of their own', () => {
    expect(new Set(hints.map(({ id }) => id)).size).toBe(hints.length);
  });

  it('all come up in some game', () => {
    const shown = new Set(all.map(({ hint }) => hint.id));
    expect(hints.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
  });

  it.each(editionNames)('are drawn from entries that the rulebook has (%s)', (edition) => {
    const missing = hints.flatMap(({ entries }) => entries.filter((entry) => !isIn(entryOf(entry), edition)));
    expect(missing).toEqual([]);
  });

  it('are short enough for a phone, and end with a full stop, a question or an exclamation', () => {
    const long = all.filter(({ text }) => text.length > 215).map(({ hint, text }) => `${hint.id}: ${text.length}`);
    expect(long).toEqual([]);
    for (const { text } of all) expect(text).toMatch(/[.?!]$/);
  });

  it('point at something, and only at cards that the player sees', () => {
    for (const { hint, context } of all) {
      const { players } = context.snapshot.view;
      const cards = players.flatMap(({ hand, line, artifacts }) => [
        ...hand.filter((card) => card.known),
        ...line.flatMap((card) => [card, ...card.upgrades]),
        ...artifacts,
      ]);
      const keys = cards.map(({ ref }) => keyOf(ref));
      const targets = hint.at(context);
      expect(targets.length, hint.id).toBeGreaterThan(0);
      for (const target of targets) {
        expect(selectorOf(target)).not.toBe('');
        if (target.at === 'card') expect(keys, hint.id).toContain(target.key);
      }
    }
  });

  it('explain every keyword that cards have or give', () => {
    const cards = JSON.stringify(definedCards().map(({ abilities }) => abilities));
    const printed = new Set(definedCards().flatMap((card) => Object.keys(card.keywords ?? {})));
    const found = keywords.filter((keyword) => printed.has(keyword) || cards.includes(`"keyword":"${keyword}"`));
    expect([...found].sort()).toEqual([...explained].sort());
  });
});
