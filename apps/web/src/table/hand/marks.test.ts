import type { Option, Ref } from '@vaultsong/engine';
import { keyOf } from '@vaultsong/foresight';
import { describe, expect, it } from 'vitest';
import { presetAdventure } from '../../wire/adventureChoice.ts';
import { presetChoice } from '../../wire/choice.ts';
import type { Question } from '../../wire/question.ts';
import type { Snapshot } from '../../wire/snapshot.ts';
import { Adventure } from '../../worker/adventure.ts';
import { DeckHistories } from '../../worker/decks/histories.ts';
import { Shelf } from '../../worker/decks/shelf.ts';
import { duel } from '../../worker/duel.ts';
import { GameSession } from '../../worker/session/gameSession.ts';
import { marksOf } from './marks.ts';

const start = (): Snapshot => new GameSession(duel({ ...presetChoice, first: 'me', seed: 7 }, 1, 0)).snapshot(1, 0);

/** The cards of the own hand. */
const hand = (snapshot: Snapshot): readonly Ref[] =>
  (snapshot.view.players[0]?.hand ?? []).flatMap((card) => (card.known ? [card.ref] : []));

/** The same moment, with a question for cards. */
function asking(snapshot: Snapshot, options: readonly Option[], change: Partial<Question> = {}): Snapshot {
  const answers = options.map((option, index) => ({ index, option, label: `answer ${index}` }));
  const question: Question = {
    kind: 'cards',
    prompt: '',
    entry: { id: 'ability', title: 'Ability' },
    source: null,
    answers,
    picked: [],
    min: 1,
    max: 1,
    ...change,
  };
  return { ...snapshot, question, verbs: {} };
}

const choose = (card: Ref): Option => ({ pick: 'card', card });

/** An adventure in which the bot that plays with the human has a creature. */
function withMate(): { readonly snapshot: Snapshot; readonly ofMate: Ref } {
  const around = { shelf: new Shelf(), histories: new DeckHistories(), nextNumber: () => 1, tryOut: () => null };
  const team = [
    { deck: presetChoice.you, by: 'human' },
    { deck: presetChoice.foe, by: 'rules' },
  ] as const;
  const { session } = new Adventure({ ...presetAdventure, team, seed: 7 }, 1, around);
  for (let answers = 0; answers < 400; answers++) {
    session.scenes.clear();
    const snapshot = session.snapshot(1, 0);
    const [card] = snapshot.view.players[1]?.line ?? [];
    if (card !== undefined && snapshot.question !== null) return { snapshot, ofMate: card.ref };
    if (session.isBots) session.moveOfMachine();
    else session.answer(session.advice() ?? 0);
  }
  throw new Error('The teammate never had a creature');
}

describe('the marks on the cards', () => {
  it('keep two cards of the same name apart', () => {
    const snapshot = start();
    const [card] = hand(snapshot);
    if (card === undefined) throw new Error('The hand is empty');
    const twin: Ref = { ...card, id: 999 };
    const marks = marksOf(asking(snapshot, [choose(twin), choose(card)]), false);
    expect(marks.of(keyOf(card))).toMatchObject({ can: 'choose', answer: 1 });
    expect(marks.of(keyOf(twin))).toMatchObject({ can: 'choose', answer: 0 });
  });

  it('tell the cards that lie on the table from those that must be shown on a sheet', () => {
    const snapshot = start();
    const [card] = hand(snapshot);
    if (card === undefined) throw new Error('The hand is empty');
    const searched: Ref = { id: 50, life: 3, name: card.name };
    const marks = marksOf(asking(snapshot, [choose(card), choose(searched), { pick: 'done' }]), false);
    expect(marks.elsewhere.map(({ index }) => index)).toEqual([1]);
    expect(marks.buttons.map(({ index }) => index)).toEqual([2]);
    expect(marks.choosing).toBe(true);
    expect(marks.showsElsewhere).toBe(true);
  });

  it('show both halves of a gigantic creature on a sheet, where their order is chosen', () => {
    const snapshot = start();
    const [base] = hand(snapshot);
    if (base === undefined) throw new Error('The hand is empty');
    const art: Ref = { id: 50, life: 3, name: base.name };
    const halves = asking(snapshot, [choose(base), choose(art)], { kind: 'pile', source: base });
    expect(marksOf(halves, false).elsewhere.map(({ index }) => index)).toEqual([0, 1]);
    expect(marksOf(halves, false).showsElsewhere).toBe(true);
    const pile = asking(snapshot, [choose(base)], { kind: 'pile' });
    expect(marksOf(pile, false).elsewhere).toEqual([]);
  });

  it('leave the cards of teammates to a button where the screen has no room for them', () => {
    const { snapshot, ofMate } = withMate();
    const [card] = hand(snapshot);
    if (card === undefined) throw new Error('The hand is empty');
    const wide = marksOf(asking(snapshot, [choose(card), choose(ofMate)]), false);
    expect(wide).toMatchObject({ elsewhere: [], showsElsewhere: false });
    const narrow = marksOf(asking(snapshot, [choose(card), choose(ofMate)]), true);
    expect(narrow.elsewhere.map(({ index }) => index)).toEqual([1]);
    expect(narrow.showsElsewhere).toBe(false);
    expect(marksOf(asking(snapshot, [choose(ofMate)]), true).showsElsewhere).toBe(true);
  });

  it('have a place for the adversary of an adventure', () => {
    const { snapshot } = withMate();
    const { adventure } = snapshot.view;
    if (adventure === null) throw new Error('There is no adventure');
    const marks = marksOf(asking(snapshot, [choose(adventure.adversary.ref)]), true);
    expect(marks.of(keyOf(adventure.adversary.ref)).can).toBe('choose');
    expect(marks.elsewhere).toEqual([]);
  });

  it('count how often a card was chosen, also when it can be chosen no more', () => {
    const snapshot = start();
    const [a, b] = hand(snapshot);
    if (a === undefined || b === undefined) throw new Error('The hand is too small');
    const marks = marksOf(asking(snapshot, [choose(b)], { picked: [a, b, b], source: a }), false);
    expect(marks.of(keyOf(a))).toEqual({ can: null, answer: null, picked: 1, source: true });
    expect(marks.of(keyOf(b))).toEqual({ can: 'choose', answer: 0, picked: 2, source: false });
  });

  it('let a card act that has at least one verb that is possible', () => {
    const snapshot = start();
    const [a, b] = hand(snapshot);
    if (a === undefined || b === undefined) throw new Error('The hand is too small');
    const verbs: Snapshot['verbs'] = {
      [keyOf(a)]: [
        { verb: 'play', label: 'Play', answer: null, refusal: { reason: 'No.', entry: null } },
        { verb: 'discard', label: 'Discard', answer: 4, refusal: null },
      ],
      [keyOf(b)]: [{ verb: 'play', label: 'Play', answer: null, refusal: { reason: 'No.', entry: null } }],
    };
    const marks = marksOf({ ...asking(snapshot, [], { kind: 'move' }), verbs }, false);
    expect(marks.of(keyOf(a)).can).toBe('act');
    expect(marks.of(keyOf(b)).can).toBeNull();
    expect(marks.choosing).toBe(false);
  });

  it('mark nothing while the other decides', () => {
    const snapshot = { ...start(), question: null, verbs: {} };
    const marks = marksOf(snapshot, false);
    for (const card of hand(snapshot)) expect(marks.of(keyOf(card)).can).toBeNull();
    expect(marks.buttons).toEqual([]);
  });
});
