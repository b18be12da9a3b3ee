// Presenter of the cards beside the table, with the moves that a human has with them in the third step.
import type { BesideView, EditionName, Node, Option, Reason, Seat, View } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import type { Refusals } from '@vaultsong/foresight';
import { keyOf } from '@vaultsong/foresight';
import { sayCard } from '@vaultsong/say';
import type { BeneathInfo, BesideInfo } from '../../wire/cardInfo.ts';
import { fateIn } from '../../wire/cardInfo.ts';
import type { Verb } from '../../wire/question.ts';
import { answerFor, reasonAgainst, refusalOf } from './verbs.ts';

const kindOf = ({ type }: BesideView): BesideInfo['kind'] => {
  switch (type) {
    case 'prophecy':
      return 'Prophecy';
    case 'tide':
      return 'The tide';
    case 'creature':
      return 'Token creature';
    default:
      return 'Archon power';
  }
};

/** Each two prophecies that a deck lists one after the other are the sides of one card. */
function otherSideOf(card: BesideView, all: readonly BesideView[]): string | null {
  if (card.type !== 'prophecy') return null;
  const sides = all.filter(({ type }) => type === 'prophecy');
  const other = sides[sides.indexOf(card) ^ 1];
  return other === undefined ? null : definition(other.name).name;
}

const knownBeneath = ({ under }: BesideView, edition: EditionName): readonly BeneathInfo[] =>
  under.flatMap((card) =>
    card.known
      ? [
          {
            key: keyOf(card.ref),
            name: card.name,
            title: definition(card.name).name,
            fate: fateIn(sayCard(definition(card.name), edition)),
          },
        ]
      : [],
  );

/** As of a card of the hand: what it never offers is not shown, what it does not offer now is, with the reason. */
function verbOf(label: string, answer: number | null, reason: Reason | null): Verb | null {
  if (answer !== null) return { verb: 'beside', label, answer, refusal: null };
  return reason === null ? null : { verb: 'beside', label, answer, refusal: refusalOf(reason) };
}

function verbFor(refusals: Refusals, options: readonly Option[], card: BesideView, isMine: boolean): Verb | null {
  if (card.type === 'tide') {
    const raise = options.findIndex((option) => option.pick === 'move' && option.move.do === 'raise-tide');
    return verbOf('Raise the tide', raise < 0 ? null : raise, refusals.raiseTide);
  }
  if (!isMine) return null;
  const label = card.type === 'prophecy' ? 'Activate' : 'Use';
  return verbOf(label, answerFor(options, card.ref, 'beside'), reasonAgainst(refusals, card.ref, 'beside'));
}

const chainsIn = (node: Node): number => {
  if (node.kind === 'seq') return node.steps.reduce((sum, step) => sum + chainsIn(step), 0);
  return node.kind === 'chains' && typeof node.amount === 'number' ? node.amount : 0;
};

/** Chains that raising the tide costs a player, by the card of the tide, one for all; 0 where no deck brought it. */
export function tideChainsIn({ edition, players }: View): number {
  const card = players.flatMap(({ beside }) => beside).find(({ type }) => type === 'tide');
  if (card === undefined) return 0;
  return definition(card.name, edition).abilities.reduce(
    (sum, ability) => (ability.on === 'omni' ? sum + chainsIn(ability.do) : sum),
    0,
  );
}

/** The cards beside the table, by seat. Verbs are there while a move of that human is asked for. */
export function besideIn(view: View, refusals: Refusals, me: Seat): readonly (readonly BesideInfo[])[] {
  const { ask } = view;
  const isMoving = ask !== null && ask.kind === 'move' && ask.player === me;
  return view.players.map(({ beside, seat }) =>
    beside.map((card) => ({
      key: keyOf(card.ref),
      name: card.name,
      title: definition(card.name).name,
      kind: kindOf(card),
      text: sayCard(definition(card.name), view.edition),
      otherSide: otherSideOf(card, beside),
      beneath: card.under.length,
      known: knownBeneath(card, view.edition),
      verb: isMoving ? verbFor(refusals, ask.options, card, seat === me) : null,
    })),
  );
}
