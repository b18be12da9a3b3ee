// Selection of the player: the cards held and looked at, and the effect of a click on a card. It makes the `Play` that all
// parts share.
import type { CardName, CardVerb, Ref, Seat } from '@vaultsong/engine';
import type { Aim, CardKey } from '@vaultsong/foresight';
import { keyOf } from '@vaultsong/foresight';
import type { Pointer } from '@vaultsong/rulebook';
import { useCallback, useMemo, useState } from 'react';
import { usePhone } from '../../components/useMedia.ts';
import type { CardInfo } from '../../wire/cardInfo.ts';
import type { GameInfo } from '../../wire/game.ts';
import type { Refusal } from '../../wire/question.ts';
import type { Snapshot } from '../../wire/snapshot.ts';
import { useGameController } from '../gameController.ts';
import { firstOf } from './firstOf.ts';
import { placesFocus } from './focus.ts';
import { marksOf } from './marks.ts';
import type { Inspected, PileSheetOf, Play } from './Play.ts';

export interface Selected extends Inspected {
  readonly key: CardKey;
}

export type Dialog =
  | { readonly type: 'new' | 'help' | 'log' | 'menu' }
  | { readonly type: 'read'; readonly card: Inspected }
  | { readonly type: 'pile'; readonly pile: PileSheetOf }
  | { readonly type: 'beside' | 'piles'; readonly seat: Seat };

/** An answer whose outcome is shown. */
export interface Considered {
  readonly index: number;
  readonly aim: Aim | null;
}

export interface Selection {
  readonly play: Play;
  /** The card whose verbs are shown. */
  readonly held: Selected | null;
  readonly inspected: Inspected | null;
  /** The card to read: while a card asks, that one, unless another is under the pointer or in focus. */
  readonly reading: Inspected | null;
  readonly dialog: Dialog | null;
  /** The answer whose outcome is shown. */
  readonly considered: Considered | null;
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

/** @param onNew opens the choice of another game; null: the dialog of the table does */
export function useSelection(info: GameInfo, snapshot: Snapshot, onNew: (() => void) | null): Selection {
  const phone = usePhone();
  const controller = useGameController();
  const [selected, setSelected] = useState<Selected | null>(null);
  const [inspected, setInspected] = useState<Inspected | null>(null);
  const [peeked, setPeeked] = useState<{ readonly moment: number; readonly card: Inspected } | null>(null);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [considered, setConsidered] = useState<Considered | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [rule, explain] = useState<Pointer | null>(null);
  const [sureAt, setSureAt] = useState<number | null>(null);

  const { moment, question } = snapshot;
  const open = useCallback(
    (next: Dialog | null): void => {
      if (next?.type === 'new' && onNew !== null) onNew();
      else setDialog(next);
    },
    [onNew],
  );
  // What was selected stays so only while there is something to do with it.
  const held =
    question?.kind === 'move' && selected !== null && snapshot.verbs[selected.key] !== undefined ? selected : null;
  const heldKey = held?.key ?? null;
  const sure = sureAt === moment;

  const letGo = useCallback((): void => {
    setSelected(null);
    setConsidered(null);
    setRefusal(null);
    setSureAt(null);
  }, []);
  const answer = useCallback(
    (index: number, aim: Aim | null = null): void => {
      letGo();
      controller.answer(moment, index, aim);
    },
    [controller, moment, letGo],
  );

  const consider = useCallback(
    (index: number | null, aim: Aim | null = null) => setConsidered(index === null ? null : { index, aim }),
    [],
  );
  const inspect = useCallback(
    (name: CardName, key: CardKey | null): void => {
      setInspected({ name, key });
      if (!placesFocus()) setPeeked({ moment, card: { name, key } });
    },
    [moment],
  );
  const leave = useCallback(() => setPeeked(null), []);
  const source = question?.source ?? null;
  const asking = source === null ? null : { name: source.name, key: keyOf(source) };
  const peek = peeked?.moment === moment ? peeked.card : null;

  const play = useMemo((): Play => {
    const marks = marksOf(snapshot, phone);
    const read = (name: CardName, key: CardKey | null): void => open({ type: 'read', card: { name, key } });
    const touch = (ref: Ref, twice: boolean): void => {
      const key = keyOf(ref);
      const verbs = snapshot.verbs[key] ?? [];
      const chosen = marks.of(key).answer;
      const usual = verbs.find((verb) => verb.answer !== null && verb.verb !== 'discard')?.answer ?? null;
      setInspected({ name: ref.name, key });
      setRefusal(null);
      if (chosen !== null) answer(chosen);
      else if (twice && heldKey === key && usual !== null) answer(usual);
      else if (verbs.length > 0) setSelected({ name: ref.name, key });
      else {
        setSelected(null);
        if (phone) read(ref.name, key);
      }
    };
    return {
      info,
      snapshot,
      marks,
      selected: heldKey,
      phone,
      cardInfo: (name) => info.cardInfos[name] ?? unknownCard(name),
      verbs: (key) => snapshot.verbs[key] ?? [],
      answer,
      consider,
      touch,
      inspect,
      leave,
      read,
      explain,
      openPile: (pile) => open({ type: 'pile', pile }),
      openPiles: (seat) => open({ type: 'piles', seat }),
      openBeside: (seat) => open({ type: 'beside', seat }),
    };
  }, [info, snapshot, heldKey, phone, answer, consider, inspect, leave, open]);

  return {
    play,
    held,
    inspected,
    reading: asking === null ? inspected : (peek ?? asking),
    dialog,
    considered,
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
    doVerb: (key, wanted) => {
      const verbs = key === null ? [] : (snapshot.verbs[key] ?? []);
      const first = firstOf(wanted, verbs);
      if (first !== null && first.answer !== null) answer(first.answer);
      else setRefusal(first?.refusal ?? nothing);
    },
  };
}
