// Selection of the player: the cards held and looked at, and the effect of a click on a card. It makes the `Play` that all
// parts share.
import type { CardName, CardVerb, Ref, Seat } from '@vaultsong/engine';
import type { Aim, CardKey } from '@vaultsong/foresight';
import { keyOf } from '@vaultsong/foresight';
import type { Pointer } from '@vaultsong/rulebook';
import { useCallback, useContext, useMemo, useRef, useState } from 'react';
import { useBrief, usePhone } from '../../components/useMedia.ts';
import type { CardInfo } from '../../wire/cardInfo.ts';
import type { GameInfo } from '../../wire/game.ts';
import type { Refusal } from '../../wire/question.ts';
import type { Snapshot } from '../../wire/snapshot.ts';
import { useGameController } from '../gameController.ts';
import { ConsiderContext } from '../preview/foreseen.ts';
import { firstOf } from './firstOf.ts';
import { placesFocus } from './focus.ts';
import type { Marks } from './marks.ts';
import { marksOf } from './marks.ts';
import type { Inspected, PileSheetOf, Placing, Play } from './Play.ts';

export interface Selected extends Inspected {
  readonly key: CardKey;
}

export type Dialog =
  | { readonly type: 'new' | 'help' | 'log' | 'menu' }
  | { readonly type: 'read'; readonly card: Inspected }
  | { readonly type: 'pile'; readonly pile: PileSheetOf }
  | { readonly type: 'beside' | 'piles'; readonly seat: Seat };

export interface Selection {
  readonly play: Play;
  /** The card whose verbs are shown. */
  readonly held: Selected | null;
  readonly inspected: Inspected | null;
  /** The card to read: while a card asks, that one, unless another is under the pointer or in focus. */
  readonly reading: Inspected | null;
  readonly dialog: Dialog | null;
  /** Reason for which the last key press did nothing. */
  readonly refusal: Refusal | null;
  /** The rule that is read. */
  readonly rule: Pointer | null;
  /** The player pressed End turn although something is left to do. */
  readonly sure: boolean;
  open(dialog: Dialog | null): void;
  end(): void;
  /** Does the first of some verbs that a card offers. */
  doVerb(key: CardKey | null, wanted: readonly CardVerb[]): void;
  letGo(): void;
  /** Says why something cannot be done. */
  refuse(refusal: Refusal): void;
  /** Opens the rule that refuses something, or that of the question. */
  explainThis(): void;
  closeRule(): void;
}

/** A card that is in neither deck still has a name. */
const unknownCard = (name: CardName): CardInfo => ({
  name,
  title: name === '' ? 'A hidden card' : name,
  house: null,
  type: 'action',
  power: 0,
  armor: 0,
  traits: [],
  keywords: {},
  bonus: [],
  text: [],
  motifs: { verbs: [], poses: [] },
  reminders: [],
});

const nothing: Refusal = { reason: 'This card cannot do that now.', entry: null };

/** @param onNew see `useSelection` */
function useDialog(onNew: (() => void) | null): readonly [Dialog | null, (next: Dialog | null) => void] {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const open = useCallback(
    (next: Dialog | null): void => {
      if (next?.type === 'new' && onNew !== null) onNew();
      else setDialog(next);
    },
    [onNew],
  );
  return [dialog, open];
}

/** Functions that open the sheets of cards and piles. */
const openersOf = (open: (next: Dialog) => void): Pick<Play, 'read' | 'openPile' | 'openPiles' | 'openBeside'> => ({
  read: (name, key) => open({ type: 'read', card: { name, key } }),
  openPile: (pile) => open({ type: 'pile', pile }),
  openPiles: (seat) => open({ type: 'piles', seat }),
  openBeside: (seat) => open({ type: 'beside', seat }),
});

/** The card that was looked at last, and the one to read: while a card asks, that one, unless another is looked at. */
function useReading({ moment, question }: Snapshot) {
  const [inspected, setInspected] = useState<Inspected | null>(null);
  const [peeked, setPeeked] = useState<{ readonly moment: number; readonly card: Inspected } | null>(null);
  const now = useRef(moment);
  now.current = moment;
  // One function for good: each line of the log has it, and none of them is to be drawn anew because another came.
  const inspect = useCallback((name: CardName, key: CardKey | null): void => {
    setInspected({ name, key });
    if (!placesFocus()) setPeeked({ moment: now.current, card: { name, key } });
  }, []);
  const leave = useCallback(() => setPeeked(null), []);
  const source = question?.source ?? null;
  const asking = source === null ? null : { name: source.name, key: keyOf(source) };
  const peek = peeked?.moment === moment ? peeked.card : null;
  return { inspected, setInspected, inspect, leave, reading: asking === null ? inspected : (peek ?? asking) };
}

function useConsider(): Play['consider'] {
  const consider = useContext(ConsiderContext);
  return useCallback((index, aim = null) => consider(index === null ? null : { index, aim }), [consider]);
}

/** What was selected stays so only while there is something to do with it. */
const heldOf = (selected: Selected | null, { question, verbs }: Snapshot): Selected | null =>
  question?.kind === 'move' && selected !== null && verbs[selected.key] !== undefined ? selected : null;

/** The answer that a click on a card gives. @param isUsual it does the first thing that it can do */
function answerOfClick({ verbs }: Snapshot, marks: Marks, key: CardKey, isUsual: boolean): number | null {
  const usual = (verbs[key] ?? []).find((verb) => verb.answer !== null && verb.verb !== 'discard')?.answer ?? null;
  return marks.of(key).answer ?? (isUsual ? usual : null);
}

/** Whether a prophecy asks for the card to lie beneath it. */
const asksForPlacing = (info: GameInfo, { question }: Snapshot): boolean =>
  question?.kind === 'cards' && question.source !== null && info.cardInfos[question.source.name]?.type === 'prophecy';

/** The card that is chosen for a prophecy at this moment; pressed once more, it goes there. */
function usePlaced(info: GameInfo, snapshot: Snapshot) {
  const [chosen, setChosen] = useState<{ readonly moment: number; readonly card: Placing } | null>(null);
  const { moment } = snapshot;
  const placing = chosen?.moment === moment ? chosen.card : null;
  return useMemo(
    () => ({
      placing,
      /** @returns whether the card is only chosen by that, and its answer not given yet */
      choose: (card: Selected, answer: number): boolean => {
        const isFirst = asksForPlacing(info, snapshot) && placing?.key !== card.key;
        if (isFirst) setChosen({ moment, card: { ...card, answer } });
        return isFirst;
      },
    }),
    [info, snapshot, moment, placing],
  );
}

/** Does the first of some verbs that a card offers, or says why not. */
const doerOf =
  (snapshot: Snapshot, answer: (index: number) => void, refuse: (refusal: Refusal) => void): Selection['doVerb'] =>
  (key, wanted) => {
    const first = firstOf(wanted, key === null ? [] : (snapshot.verbs[key] ?? []));
    if (first !== null && first.answer !== null) answer(first.answer);
    else refuse(first?.refusal ?? nothing);
  };

/** @param onNew opens the choice of another game; null: the dialog of the table does */
export function useSelection(info: GameInfo, snapshot: Snapshot, onNew: (() => void) | null): Selection {
  const phone = usePhone();
  const brief = useBrief();
  const controller = useGameController();
  const [selected, setSelected] = useState<Selected | null>(null);
  const consider = useConsider();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [rule, explain] = useState<Pointer | null>(null);
  const [sureAt, setSureAt] = useState<number | null>(null);

  const { moment, question } = snapshot;
  const [dialog, open] = useDialog(onNew);
  const { inspected, setInspected, inspect, leave, reading } = useReading(snapshot);
  const held = heldOf(selected, snapshot);
  const heldKey = held?.key ?? null;
  const sure = sureAt === moment;
  const placed = usePlaced(info, snapshot);

  const letGo = useCallback((): void => {
    setSelected(null);
    consider(null);
    setRefusal(null);
    setSureAt(null);
  }, [consider]);
  const answer = useCallback(
    (index: number, aim: Aim | null = null): void => {
      letGo();
      controller.answer(moment, index, aim);
    },
    [controller, moment, letGo],
  );

  const openers = useMemo(() => openersOf(open), [open]);
  const play = useMemo((): Play => {
    const marks = marksOf(snapshot, phone);
    const { read } = openers;
    const touch = (ref: Ref, twice: boolean): void => {
      const card: Selected = { name: ref.name, key: keyOf(ref) };
      const index = answerOfClick(snapshot, marks, card.key, twice && heldKey === card.key);
      const isUsable = (snapshot.verbs[card.key] ?? []).length > 0;
      setInspected(card);
      setRefusal(null);
      if (index !== null && placed.choose(card, index)) return;
      if (index !== null) answer(index);
      else setSelected(isUsable ? card : null);
      if (index === null && !isUsable && phone) read(card.name, card.key);
    };
    return {
      info,
      snapshot,
      marks,
      selected: heldKey ?? placed.placing?.key ?? null,
      placing: placed.placing,
      phone,
      brief,
      cardInfo: (name) => info.cardInfos[name] ?? unknownCard(name),
      verbs: (key) => snapshot.verbs[key] ?? [],
      answer,
      consider,
      touch,
      inspect,
      leave,
      explain,
      ...openers,
    };
  }, [info, snapshot, heldKey, placed, phone, brief, answer, consider, inspect, leave, openers, setInspected]);

  return {
    play,
    held,
    inspected,
    reading,
    dialog,
    refusal,
    rule,
    sure,
    open,
    letGo,
    refuse: setRefusal,
    explainThis: () => explain(refusal?.entry ?? question?.entry ?? null),
    closeRule: () => explain(null),
    end: () => {
      if (snapshot.end === null) setRefusal(snapshot.noEnd);
      else if (snapshot.left === null || sure) answer(snapshot.end);
      else setSureAt(moment);
    },
    doVerb: doerOf(snapshot, answer, setRefusal),
  };
}
