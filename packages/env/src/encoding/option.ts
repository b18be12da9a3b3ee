// An option as a program reads it: where it stands, a key that means the same at each question, what it is about field by
// field, and a text for people.
import type { Ask, Flank, House, KeyColor, Move, NodeId, Option, PlayedFrom, Ref, Seat } from '@vaultsong/engine';
import { sayOption } from '@vaultsong/say';
import { actionsOf } from './action.ts';

export interface EncodedOption {
  /** What `step` takes: the place in the list. */
  readonly index: number;
  /** What it is, in one word, different from all others of the question; it says nothing of the place in the list. */
  readonly key: string;
  /** Its number among the fixed number of actions. */
  readonly action: number;
  readonly kind: OptionKind;
  /** The card that it is about, and its id on this table; not where that is hidden. */
  readonly card?: string;
  readonly id?: number;
  /** play: from where, if not from the hand; omni: `hand` for a card in hand. */
  readonly from?: PlayedFrom | 'hand';
  /** play: as what, if not as what it is. */
  readonly as?: 'upgrade';
  readonly house?: House | null;
  readonly title?: string;
  readonly trait?: string;
  readonly label?: string;
  readonly value?: number;
  readonly side?: Flank;
  /** place: the gap, counted from the left flank; number of creatures to the left of it. */
  readonly place?: number;
  /** order: which ability comes next. */
  readonly ability?: NodeId;
  readonly seat?: Seat;
  readonly color?: KeyColor;
  /** key: what it costs, where not all cost the same; raise-tide: what pays for it. */
  readonly cost?: number | 'aember' | 'chains';
  /** The option as a button would name it. */
  readonly text?: string;
}

/** The verb of a move, or what is picked. */
export type OptionKind = Exclude<Option['pick'], 'move'> | Move['do'];

type Meaning = Omit<EncodedOption, 'index' | 'key' | 'action' | 'text'>;

/** The options of a question. @param withText whether each has its text for people */
export function encodeOptions(ask: Ask, withText: boolean): readonly EncodedOption[] {
  const actions = actionsOf(ask.options);
  const seen = new Map<string, number>();
  return ask.options.map((option, index) => {
    const meaning = meaningOf(option);
    const key = keyOf(meaning);
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return {
      index,
      key: before === 0 ? key : `${key} (${before + 1})`,
      action: actions[index]!,
      ...meaning,
      ...(withText ? { text: sayOption(option, ask) } : {}),
    };
  });
}

function meaningOf(option: Option): Meaning {
  switch (option.pick) {
    case 'house':
      return { kind: 'house', house: option.house };
    case 'name':
      return { kind: 'name', title: option.title };
    case 'trait':
      return { kind: 'trait', trait: option.trait };
    case 'move':
      return moveMeaning(option.move);
    case 'card':
      return { kind: 'card', ...cardOf(option.card) };
    case 'option':
      return { kind: 'option', label: option.label };
    case 'number':
      return { kind: 'number', value: option.value };
    case 'flank':
      return { kind: 'flank', side: option.side };
    case 'place':
      return { kind: 'place', place: option.index };
    case 'order':
      return { kind: 'order', ability: option.trigger.ability, ...cardOf(option.trigger.source) };
    case 'key': {
      const { seat, color, cost } = option;
      return { kind: 'key', seat, color, ...(cost === undefined ? {} : { cost }) };
    }
    case 'seat':
      return { kind: 'seat', seat: option.seat };
    case 'yes':
    case 'no':
    case 'done':
      return { kind: option.pick };
    default:
      return option satisfies never;
  }
}

function moveMeaning(move: Move): Meaning {
  switch (move.do) {
    case 'end':
      return { kind: 'end' };
    case 'raise-tide':
      return { kind: 'raise-tide', cost: move.for ?? 'aember' };
    case 'play': {
      const { card, from, as } = move;
      return {
        kind: 'play',
        ...cardOf(card),
        ...(from === undefined ? {} : { from }),
        ...(as === undefined ? {} : { as }),
      };
    }
    case 'omni':
      return { kind: 'omni', ...cardOf(move.card), ...(move.fromHand ? { from: 'hand' } : {}) };
    default:
      return { kind: move.do, ...cardOf(move.card) };
  }
}

/** Nothing of a card that is hidden: such a reference has no name. */
const cardOf = ({ id, name }: Ref): { readonly card?: string; readonly id?: number } =>
  name === '' ? {} : { card: name, id };

/** "play troll#12 from discard". */
function keyOf({ kind, card, id, from, as, cost, color, ...rest }: Meaning): string {
  const { house, title, trait, label, value, side, place, ability, seat } = rest;
  const parts = [
    kind,
    card === undefined ? undefined : `${card}#${id}`,
    ability,
    house === null ? 'none' : house,
    title,
    trait,
    label,
    value,
    side,
    place,
    color,
    seat === undefined || kind === 'seat' ? seat : `of ${seat}`,
    from === undefined ? undefined : `from ${from}`,
    as === undefined ? undefined : `as ${as}`,
    cost === undefined ? undefined : `for ${cost}`,
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}
