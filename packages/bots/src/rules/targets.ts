// Choice of targets: each candidate is judged by what the ability goes on to do to it.
import type { Ask, KnownCard, Node, Ref, Seat } from '@vaultsong/engine';
import { definition, isDefined, nodeAt } from '@vaultsong/engine';
import { isCurse } from './curse.ts';
import { worthOfFight } from './fight.ts';
import { worthOfHit } from './hits.ts';
import { laterStepsOf } from './laterSteps.ts';
import { seatsMeant } from './meaning.ts';
import type { Perspective } from './outlook.ts';
import { isProphecy, worthBeneath } from './prophecy.ts';
import { worthOfRest } from './rest.ts';
import { worthByChoice } from './steps.ts';
import type { Table } from './table.ts';
import { cardAt, isInPlay, sideOf } from './table.ts';
import { worthInPlay } from './worth.ts';

/** The index of the card to choose, or of `done` when no other is worth it. */
export function chooseCard(table: Table, ask: Ask, outlook: Perspective): number {
  const worthOf = judgeOf(table, ask, outlook);
  const worths = ask.options.map((option) =>
    option.pick === 'card' ? worthOf(option.card) : option.pick === 'done' ? 0 : -1000,
  );
  return worths.indexOf(Math.max(...worths));
}

type Judge = (card: Ref) => number;

function judgeOf(table: Table, ask: Ask, outlook: Perspective): Judge {
  const node = nodeAt(ask.why);
  // What an icon does is chosen like what a card does, though it is a rule that says it.
  if (ask.why.startsWith('rules/entrench')) return restJudge(table);
  if (node.kind === 'choose' && ask.why.startsWith('rules/') && !ask.why.startsWith('rules/bonus-'))
    return ruleJudge(table, ask);
  if (node.kind === 'choose') return effectJudge(node, ask, outlook);
  if (node.kind === 'useAutomaton') {
    const attacker = ask.source === null ? undefined : cardAt(table, ask.source);
    // Whom it fights is for the player to say, to whom its success is a loss.
    return (ref) => {
      const defender = cardAt(table, ref);
      if (attacker === undefined || defender === undefined || !isInPlay(attacker) || !isInPlay(defender)) return 0;
      return -worthOfFight(table, attacker, defender);
    };
  }
  // Æmber on cards that may be spent for a key: what else should it be there for.
  return () => 1;
}

/** The rules ask which creatures stay exhausted. */
const restJudge =
  (table: Table): Judge =>
  (ref) => {
    const card = cardAt(table, ref);
    return card !== undefined && isInPlay(card) ? worthOfRest(table, card) : 0;
  };

/** The rules themselves ask whom a creature attacks, whom an upgrade is attached to, and which card goes beneath a prophecy. */
function ruleJudge(table: Table, ask: Ask): Judge {
  if (ask.source !== null && isProphecy(ask.source.name)) {
    const worthOf = worthBeneath(table, ask.source);
    return (ref) => {
      const card = cardAt(table, ref);
      return card === undefined ? 0 : worthOf(card);
    };
  }
  const source = ask.source === null ? undefined : cardAt(table, ask.source);
  if (source === undefined) return () => 1;
  if (isInPlay(source) && source.type === 'creature')
    return (ref) => {
      const defender = cardAt(table, ref);
      return defender !== undefined && isInPlay(defender) ? worthOfFight(table, source, defender) : 0;
    };
  const wanted = isCurse(definition(source.name)) ? -1 : 1;
  return (ref) => {
    const host = cardAt(table, ref);
    return host !== undefined && isInPlay(host) ? sideOf(table, host.controller) * wanted * worthInPlay(host) : 0;
  };
}

/** What one more chosen card adds to the effect. */
function effectJudge(node: Extract<Node, { kind: 'choose' }>, ask: Ask, outlook: Perspective): Judge {
  const { table } = outlook;
  const steps = laterStepsOf(ask.why);
  const owner = seatsMeant(node.pick.of ?? 'you', outlook)[0] ?? ask.controller;
  const worthOf = worthByChoice(node.as, steps, outlook);
  const value = (chosen: readonly Ref[]): number =>
    worthOf(chosen.flatMap((ref) => cardAt(table, ref) ?? lookedAt(ref, owner) ?? []));
  if (node.again) return worthOfHit(ask.picked, ask.max - ask.picked.length, value);
  const before = value(ask.picked);
  return (ref) => value([...ask.picked, ref]) - before;
}

/** A card of a deck that is looked through: no view has it, but who chooses sees its face. */
function lookedAt(ref: Ref, owner: Seat): KnownCard | undefined {
  if (!isDefined(ref.name)) return undefined;
  const { type, house, houses, bonus, half } = definition(ref.name);
  if (house === null) return undefined;
  return {
    known: true,
    ref,
    name: ref.name,
    owner,
    zone: 'deck',
    type,
    house,
    houses,
    bonus,
    ...(half === undefined ? {} : { half }),
  };
}
