// Modifier -> what it does, one case for each modifier of the language; one without a case does not compile. Abilities
// that a modifier grants are read like the card's own: see read.ts.
import type { CannotBe, FightModifier, Filter, Modifier, MoveModifier, PlayerModifier } from '@vaultsong/engine';
import type { Effect, EffectKind } from './effect.ts';
import { toCards, toPlayer } from './effectOf.ts';
import type { Frame, Memory } from './frame.ts';
import { flip } from './frame.ts';
import type { Reader } from './group.ts';
import { readerOf } from './group.ts';

/** What no longer can happen to a card saves it, or hinders it. */
const cannotBe: Readonly<Record<CannotBe, readonly [EffectKind, string]>> = {
  'dealt-damage': ['protect', 'damage'],
  destroyed: ['protect', 'destruction'],
  attacked: ['protect', 'attacks'],
  used: ['forbid', 'use'],
  'used-to-reap': ['forbid', 'reap'],
  'used-to-fight': ['forbid', 'fight'],
  'used-except-to-fight': ['forbid', 'use except to fight'],
  exhausted: ['protect', 'exhausting'],
  readied: ['forbid', 'ready'],
  'readied-in-step': ['forbid', 'ready'],
};

/** What a modifier does while it holds. */
export const modifierEffects = (
  line: Exclude<Modifier, { readonly mod: 'ability' }>,
  frame: Frame,
  memory: Memory,
): readonly Effect[] => cardModifierEffects(line, readerOf(frame, memory));

const fightRule = ({ all, frame }: Reader, of: Filter, detail: string): readonly Effect[] => [
  toCards('fight-rule', all(of), frame, { detail }),
];

/** Of what cards are and have. */
function cardModifierEffects(line: Exclude<Modifier, { readonly mod: 'ability' }>, read: Reader): readonly Effect[] {
  const { whose, howMuch, all, those, frame } = read;
  switch (line.mod) {
    case 'power':
    case 'armor':
      return [toCards(line.mod, all(line.of), frame, { amount: howMuch(line.by) })];
    case 'set-power':
      return [toCards('power', all(line.of), frame, { amount: howMuch(line.to) })];
    case 'set-armor':
      return [toCards('armor', all(line.of), frame, { amount: howMuch(line.to) })];
    case 'blank':
      return [toCards('lose-keyword', all(line.of), frame, { detail: 'text' })];
    case 'type':
      return [toCards('counts-as', all(line.of), frame, { detail: line.type })];
    case 'keyword':
      return [toCards('keyword', all(line.of), frame, { amount: howMuch(line.value ?? 1), detail: line.keyword })];
    case 'loses-keyword':
      return [toCards('lose-keyword', all(line.of), frame, { detail: line.keyword })];
    case 'no-traits':
      return [toCards('lose-keyword', all(line.of), frame, { detail: 'traits' })];
    case 'values-of':
      return [toCards('copy', all(line.of), frame, { detail: 'values' })];
    case 'silenced':
      return [toCards('lose-keyword', all(line.of), frame, { detail: line.timing })];
    case 'switch-values':
      return [toCards('power', all(line.of), frame, { amount: 'varies' })];
    case 'held-in-archives':
      return [toCards('forbid', all(line.of), frame, { detail: 'leave archives' })];
    case 'archived-faceup':
      return [toCards('counts-as', those({ ref: 'self' }), frame, { detail: 'faceup in archives' })];
    case 'trait':
      return [
        toCards('counts-as', all(line.of), frame, {
          detail: typeof line.trait === 'string' ? line.trait : 'trait',
        }),
      ];
    case 'house':
    case 'every-house':
      return [toCards('counts-as', all(line.of), frame, { detail: 'house' })];
    case 'flank':
      return [toCards('counts-as', all(line.of), frame, { detail: 'flank' })];
    case 'also-on':
      return [toCards('counts-as', all(line.of), frame, { detail: `${line.from} as ${line.to}` })];
    case 'text-of':
      return [toCards('copy', all(line.of), frame)];
    case 'control': {
      // An upgrade that takes control is put on a creature of the other side.
      const group = all(line.of);
      const side = group.which === 'host' ? 'opponent' : group.side;
      return [toCards(whose(line.who) === 'opponent' ? 'give-control' : 'take-control', group, frame, { side })];
    }
    case 'enters':
      return [toCards('enters', all(line.of), frame, { detail: line.how })];
    case 'perishes':
      return [toCards(line.by ?? 'destroy', all(line.of), frame)];
    default:
      return fightModifierEffects(line, read);
  }
}

/** Of fights. */
function fightModifierEffects(line: FightModifier | MoveModifier | PlayerModifier, read: Reader): readonly Effect[] {
  const { howMuch, all, those, frame } = read;
  switch (line.mod) {
    case 'taunt-reach':
      return fightRule(read, line.of, 'taunt reaches further');
    case 'shares-fight-damage':
      return [toCards('damage', those(line.with), frame, { amount: 'varies' })];
    case 'fight-damage':
      return [toCards('fight-rule', all(line.of), frame, { amount: howMuch(line.by), detail: 'more damage' })];
    case 'fight-damage-to':
      return fightRule(read, line.of, 'damage to another');
    case 'no-fight-damage':
      return fightRule(read, line.of, 'no damage');
    case 'not-attacked-by':
      return fightRule(read, line.of, 'not attacked by some');
    case 'extra-damage':
      return [toCards('fight-rule', all(line.of), frame, { amount: howMuch(line.by), detail: 'takes more damage' })];
    case 'ignores':
      return fightRule(read, line.of, `ignores ${line.what}`);
    case 'attacks-only':
      return fightRule(read, line.of, 'attacks only some');
    case 'prey':
      return fightRule(read, line.of, 'prey');
    case 'deals-when-fighting':
      return fightRule(read, line.of, 'fixed damage');
    default:
      return moveModifierEffects(line, read);
  }
}

/** Of what may be done. */
function moveModifierEffects(line: MoveModifier | PlayerModifier, read: Reader): readonly Effect[] {
  const { whose, howMuch, all, frame } = read;
  switch (line.mod) {
    case 'must-fight':
      return fightRule(read, line.of, 'must fight');
    case 'cannot': {
      const [kind, detail] = cannotBe[line.be];
      return [toCards(kind, all(line.of), frame, { detail })];
    }
    case 'player-cannot': {
      const { who, do: detail, card } = line;
      if (detail === 'be-stolen-from') return [toPlayer('forbid', flip[whose(who)], frame, { detail: 'steal' })];
      // Of a player's cards, whatever zone they are in: what counts is their type.
      return card === undefined
        ? [toPlayer('forbid', whose(who), frame, { detail })]
        : [toCards('forbid', all(card), frame, { detail, side: whose(who) })];
    }
    case 'play-limit':
      return [toCards('limit-plays', all(line.card), frame, { amount: howMuch(line.most), side: whose(line.who) })];
    case 'play-needs':
      return [toPlayer('play-condition', frame.you, frame)];
    case 'hand-cannot':
      return [toPlayer('forbid', frame.you, frame, { detail: line.do })];
    case 'play-costs':
      return [toPlayer('play-cost', frame.you, frame, { amount: howMuch(line.amount) })];
    case 'may-play':
      return [toCards('allow-play', all(line.card), frame, { side: whose(line.who) })];
    case 'may-play-limited':
      return [toCards('allow-play', all(line.card), frame, { amount: line.perTurn, side: whose(line.who) })];
    case 'may-use':
      return [toCards('allow-use', all(line.card), frame, { detail: line.only ?? 'use', side: whose(line.who) })];
    case 'toll':
      return [
        toCards('toll', all(line.card), frame, {
          amount: howMuch(line.amount),
          detail: line.do,
          side: whose(line.who),
        }),
      ];
    default:
      return playerModifierEffects(line, read);
  }
}

/** Of players and what is theirs. */
function playerModifierEffects(line: PlayerModifier, read: Reader): readonly Effect[] {
  const { whose, howMuch, all, those, frame } = read;
  switch (line.mod) {
    case 'after-play':
      return [toCards('return', all(line.card), frame, { side: whose(line.who) })];
    case 'from-supply':
      return [toPlayer('forbid', flip[whose(line.who)], frame, { detail: 'steal' })];
    case 'key-cost':
    case 'hand-size':
      return [toPlayer(line.mod, whose(line.who), frame, { amount: howMuch(line.by) })];
    case 'keys-to-win':
      return [toPlayer('forbid', whose(line.who), frame, { amount: howMuch(line.by), detail: 'win' })];
    case 'haunted':
      return [toPlayer('haunt', whose(line.who), frame)];
    case 'next-turn':
      return [toPlayer('extra-turn', whose(line.who), frame)];
    case 'skip-step':
      return [toPlayer('forbid', whose(line.who), frame, { detail: line.step })];
    case 'must-choose-house':
      return [toPlayer('house-choice', whose(line.who), frame, { detail: 'must' })];
    case 'cannot-choose-house':
    case 'cannot-repeat-house':
      return [toPlayer('house-choice', whose(line.who), frame, { detail: 'cannot' })];
    case 'spendable':
      return [toCards('spend-stored', all(line.card), frame, { side: whose(line.who) })];
    case 'kept-out':
      return [toPlayer('forbid', whose(line.who), frame, { detail: 'gain' })];
    case 'deck-open':
      return [toPlayer('reveal', whose(line.who), frame)];
    case 'spendable-pool':
      return [toPlayer('spend-stored', whose(line.from), frame, { amount: howMuch(line.most) })];
    case 'gets-spent':
      return [toPlayer('get-spent', whose(line.who), frame)];
    case 'pool-goes-to':
      return [toCards('divert-aember', those(line.card), frame, { side: whose(line.who) })];
    case 'play-again':
      return [toCards('trigger', all(line.card), frame, { detail: 'play', side: whose(line.who) })];
    case 'icons-again':
      return [toCards('resolve-bonus', all(line.card), frame, { detail: 'again', side: whose(line.who) })];
  }
}
