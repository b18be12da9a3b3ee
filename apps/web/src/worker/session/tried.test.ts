// The preview before an answer agrees with the result after it.
import { referenceDecks } from '@vaultsong/decks';
import type { InPlayView, View } from '@vaultsong/engine';
import type { Aim, CardChange } from '@vaultsong/foresight';
import { inPlay, keyOf } from '@vaultsong/foresight';
import { describe, expect, it } from 'vitest';
import { presetChoice } from '../../wire/choice.ts';
import { duel } from '../duel.ts';
import { GameSession } from './gameSession.ts';

const human = 0;
/** Games of decks that differ from seed to seed. */
const sat = (seed: number): GameSession => {
  const [you, foe] = [seed * 2, seed * 2 + 1].map((n) => referenceDecks[n % referenceDecks.length]?.slug);
  if (you === undefined || foe === undefined) throw new Error('There are no decks');
  return new GameSession(duel({ ...presetChoice, you, foe, first: 'me', seed }, 1, 0));
};

/** Answers from game to game, from its first question to its last. @param each hears of each option that is taken */
function play(session: GameSession, each: (option: number) => void): void {
  for (let n = 0; session.turnOf !== null && n < 500; n++) {
    while (session.turnOf !== null && session.turnOf !== human) session.moveOfMachine();
    const { question } = session.snapshot(0, 0);
    const answers = question?.answers.filter(({ option }) => option.pick !== 'move' || option.move.do !== 'end') ?? [];
    const chosen = answers[(n * 7 + 3) % Math.max(1, answers.length)] ?? question?.answers[0];
    if (chosen === undefined) return;
    each(chosen.index);
  }
}

const nothing: CardChange = { damage: 0, aember: 0, armor: 0, goes: null, now: [] };

const cardsOf = (view: View): ReadonlyMap<string, InPlayView> =>
  new Map(inPlay(view).map((card) => [keyOf(card.ref), card]));

const numbersOf = (view: View) => view.players.map(({ aember, keys, chains }) => ({ aember, keys, chains }));

describe('what an answer would change', () => {
  it('is what it changes, card by card and seat by seat', () => {
    const seen: CardChange[] = [];
    let draws = 0;
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const session = sat(seed);
      play(session, (option) => {
        const preview = session.preview(option);
        const before = session.snapshot(0, 0).view;
        session.answer(option);
        const after = session.snapshot(0, 0).view;
        if (preview === null || preview.open || preview.asDone) return;
        const now = cardsOf(after);
        for (const [key, card] of cardsOf(before)) {
          const change = preview.cards[key] ?? nothing;
          const later = now.get(key);
          expect(change.goes === null).toBe(later !== undefined && (card.tagged || !later.tagged));
          if (later === undefined || change.goes !== null) continue;
          expect(card.damage + change.damage).toBe(later.damage);
          expect(card.aember + change.aember).toBe(later.aember);
          expect(card.armorLeft + change.armor).toBe(later.armorLeft);
          expect(change.now.includes('stunned')).toBe(later.stunned && !card.stunned);
          expect(change.now.includes('warded')).toBe(later.warded && !card.warded);
          expect(change.now.includes('readied')).toBe(card.exhausted && !later.exhausted);
        }
        const numbers = numbersOf(before).map((then, seat) => ({
          aember: then.aember + (preview.seats[seat]?.aember ?? 0),
          keys: then.keys + (preview.seats[seat]?.keys ?? 0),
          chains: then.chains + (preview.seats[seat]?.chains ?? 0),
        }));
        expect(numbers).toEqual(numbersOf(after));
        seen.push(...Object.values(preview.cards));
        draws += preview.seats[human]?.draws ?? 0;
      });
    }
    expect(seen.some(({ damage, goes }) => damage > 0 && goes === null)).toBe(true);
    expect(seen.some(({ goes }) => goes === 'destroyed')).toBe(true);
    expect(seen.some(({ aember }) => aember !== 0)).toBe(true);
    for (const state of ['stunned', 'exhausted'] as const)
      expect(seen.some(({ now }) => now.includes(state))).toBe(true);
    expect(draws).toBeGreaterThan(0);
  });
});

describe('a card that is aimed', () => {
  it('answers what is asked next, and only if it is about that', () => {
    const hit = { attack: 0, host: 0, flank: 0 };
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]) {
      const session = sat(seed);
      play(session, (option) => {
        const reach = session.reach(option);
        if (reach === null) {
          session.answer(option);
          return;
        }
        const aims: readonly Aim[] =
          reach.about === 'flank'
            ? reach.at.map((at) => ({ about: 'flank', at }))
            : reach.cards.map((card) => ({ about: reach.about, card }));
        const aim = aims.at(-1);
        if (aim === undefined) throw new Error('Nothing to aim at');
        const preview = session.preview(option, aim);
        const [before, lines] = [session.answers().length, session.snapshot(0, 0).view];
        session.answer(option, aim);
        expect(session.answers().length).toBeGreaterThanOrEqual(before + 2);
        hit[aim.about] += 1;
        const now = cardsOf(session.snapshot(0, 0).view);
        if (aim.about !== 'attack' || preview === null || preview.open) return;
        // The creature that was aimed at, and no other, has what was told of it.
        const then = cardsOf(lines).get(aim.card);
        const change = preview.cards[aim.card];
        const later = now.get(aim.card);
        if (change !== undefined) expect(change.goes === null).toBe(later !== undefined && !later.tagged);
        if (then !== undefined && later !== undefined) expect(later.damage - then.damage).toBe(change?.damage ?? 0);
        session.undo();
        expect(cardsOf(session.snapshot(0, 0).view).get(aim.card)).toEqual(then);
        session.answer(option, aim);
      });
    }
    expect(hit.attack).toBeGreaterThan(3);
    expect(hit.flank).toBeGreaterThan(3);
    expect(hit.host).toBeGreaterThan(0);
  });

  it('answers nothing else: another question is asked as usual', () => {
    const session = sat(7);
    play(session, (option) => {
      const reach = session.reach(option);
      const before = session.answers().length;
      session.answer(option);
      const plain = session.answers().length - before;
      const question = session.snapshot(0, 0).question;
      if (reach !== null) return;
      session.undo();
      session.answer(option, { about: 'host', card: 'nobody' });
      expect(session.answers().length - before).toBe(plain);
      expect(session.snapshot(0, 0).question).toEqual(question);
    });
  });
});
