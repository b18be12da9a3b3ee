// Marks of the cards that can be clicked now, and the effect of such a click. Groups the answers of the pending question by
// card, so that two cards of the same name stay two cards.
import type { InPlayView, PlayerView } from '@vaultsong/engine';
import type { CardKey } from '@vaultsong/foresight';
import { keyOf } from '@vaultsong/foresight';
import type { Answer, Question } from '../../wire/question.ts';
import type { Snapshot } from '../../wire/snapshot.ts';

export interface Mark {
  /** `choose`: a click answers the question. `act`: a click shows what can be done with it. */
  readonly can: 'choose' | 'act' | null;
  /** The answer that chooses it. */
  readonly answer: number | null;
  /** Number of times that it was chosen for this question already. */
  readonly picked: number;
  /** Its ability asks. */
  readonly source: boolean;
}

const none: Mark = { can: null, answer: null, picked: 0, source: false };

export interface Marks {
  of(key: CardKey): Mark;
  /** Cards are to be chosen: those that cannot be are dimmed. */
  readonly choosing: boolean;
  /** Answers that are no card on the table: the buttons of the prompt. */
  readonly buttons: readonly Answer[];
  /** Answers that are cards which do not lie openly on the table. */
  readonly elsewhere: readonly Answer[];
  /** These are to be shown at once: without them there is nothing, or too little, to choose from. */
  readonly showsElsewhere: boolean;
}

/** Most upgrades that a creature shows by name; more are folded into one tab. */
export const upgradesShown = 2;

const withUpgrades = (card: InPlayView): CardKey[] => [
  keyOf(card.ref),
  ...(card.upgrades.length <= upgradesShown ? card.upgrades.map((upgrade) => keyOf(upgrade.ref)) : []),
];

const shown = (player: PlayerView): CardKey[] => [
  ...player.line.flatMap(withUpgrades),
  ...player.artifacts.map((card) => keyOf(card.ref)),
];

/** The cards that have a place of their own on the table, where a click reaches them; those of teammates have none on a phone. */
function onTable({ view, sides }: Snapshot, phone: boolean): ReadonlySet<CardKey> {
  const hand = view.players[sides.me]?.hand ?? [];
  return new Set([
    ...view.players.flatMap((player) => (phone && sides.mates.includes(player.seat) ? [] : shown(player))),
    ...(view.adventure === null ? [] : withUpgrades(view.adventure.adversary)),
    ...hand.flatMap((card) => (card.known ? [keyOf(card.ref)] : [])),
  ]);
}

const nowhere: ReadonlySet<CardKey> = new Set();

const isCard = (answer: Answer): boolean => answer.option.pick === 'card';

function markChoices(question: Question, marks: Map<CardKey, Mark>): void {
  for (const { index, option } of question.answers) {
    if (option.pick === 'card') marks.set(keyOf(option.card), { ...none, can: 'choose', answer: index });
  }
  for (const ref of question.picked) {
    const mark = marks.get(keyOf(ref)) ?? none;
    marks.set(keyOf(ref), { ...mark, picked: mark.picked + 1 });
  }
}

/**
 * Reads the marks of all cards from a snapshot.
 * @param phone the screen has no room for the cards of teammates
 */
export function marksOf(snapshot: Snapshot, phone: boolean): Marks {
  const marks = new Map<CardKey, Mark>();
  const { question, verbs } = snapshot;
  for (const [key, list] of Object.entries(verbs)) {
    if (list.some(({ answer }) => answer !== null)) marks.set(key, { ...none, can: 'act' });
  }
  if (question === null)
    return { of: (key) => marks.get(key) ?? none, choosing: false, buttons: [], elsewhere: [], showsElsewhere: false };
  markChoices(question, marks);
  if (question.source !== null) {
    const key = keyOf(question.source);
    marks.set(key, { ...(marks.get(key) ?? none), source: true });
  }
  // The halves of a gigantic creature are one tile, so that both are chosen from a sheet.
  const areHalves = question.kind === 'pile' && question.source !== null;
  const there = areHalves ? nowhere : onTable(snapshot, phone);
  const cards = question.answers.filter(isCard);
  const isIn = (keys: ReadonlySet<CardKey>, { option }: Answer): boolean =>
    option.pick === 'card' && keys.has(keyOf(option.card));
  const elsewhere = cards.filter((answer) => !isIn(there, answer));
  const ofMates = new Set(snapshot.sides.mates.flatMap((seat) => snapshot.view.players[seat] ?? []).flatMap(shown));
  return {
    of: (key) => marks.get(key) ?? none,
    choosing: cards.length > 0,
    buttons: question.kind === 'move' ? [] : question.answers.filter((answer) => !isCard(answer)),
    elsewhere,
    showsElsewhere:
      elsewhere.some((answer) => !isIn(ofMates, answer)) || (elsewhere.length > 0 && elsewhere.length === cards.length),
  };
}
