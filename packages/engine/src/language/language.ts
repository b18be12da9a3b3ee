// The grammar of cards, and its table of contents. A card is data of these types. Beside each type, in the same file, stand
// the words that make it read like its text (words.ts has them all); `say` reads it back as English, and the machine runs it.
//
//   phrase/    who, which cards, how many, and whether it is so: players, cards, filters, picks, numbers, conditions
//   node/      control nodes, the only ones that ask: steps (in which order, how often, whether), asking, rules
//   verb/      one batch of events each, never a question: æmber, the table, token creatures, zones, beside the table, the rules' own strokes
//   modifier/  lines in a list that is asked whenever a value is read: of cards, fights, moves, players
//   pattern    an event to wait for, or to replace
//   ability    when it happens: bold words, events, or always
//   card       what is printed
//   automaton  nodes and a verb that only a game against an automaton has
//
// Nothing here is a function, except the two valves for the odd card (`Filter.where`, verb `special`), which stay in the
// definition and never enter the state.

import type { AutomatonNode, AutomatonVerb } from './automaton.ts';
import type { CardModifier } from './modifier/cards.ts';
import type { FightModifier } from './modifier/fights.ts';
import type { MoveModifier } from './modifier/moves.ts';
import type { PlayerModifier } from './modifier/players.ts';
import type { AskingNode } from './node/asking.ts';
import type { RuleNode } from './node/rules.ts';
import type { StepNode } from './node/steps.ts';
import type { AemberVerb } from './verb/aember.ts';
import type { BesideVerb } from './verb/beside.ts';
import type { RuleVerb } from './verb/rules.ts';
import type { TableVerb } from './verb/table.ts';
import type { TokenVerb } from './verb/tokens.ts';
import type { ZoneVerb } from './verb/zones.ts';

export type { Ability, Instead, PassiveAbility, SetupMoment, Timing } from './ability.ts';
export type { AutomatonCards } from './automaton.ts';
export type { CardDef, Erratum } from './card.ts';
export type { CardModifier } from './modifier/cards.ts';
export type { FightModifier } from './modifier/fights.ts';
export type { CannotBe, HandAct, MoveModifier, PlayerAct } from './modifier/moves.ts';
export type { PlayerModifier } from './modifier/players.ts';
export type { HouseChoice } from './node/asking.ts';
export type { ProgramName, UseProgram } from './node/rules.ts';
export type { Until } from './node/steps.ts';
export type { Pattern } from './pattern.ts';
export type { Cards } from './phrase/cards.ts';
export type { Cond } from './phrase/condition.ts';
export type { Filter, HouseRef, NameRef, TraitRef } from './phrase/filter.ts';
export type { Num, TurnEventPattern } from './phrase/number.ts';
export type { Pick, Target } from './phrase/pick.ts';
export type { Who } from './phrase/who.ts';
export type { AemberVerb } from './verb/aember.ts';
export type { RuleStep } from './verb/rules.ts';

/** What happens: control nodes, which alone ask, and verbs, which never do. */
export type Node = StepNode | AskingNode | RuleNode | AutomatonNode | Verb;

/** One batch of simultaneous events. */
export type Verb = AemberVerb | TableVerb | TokenVerb | ZoneVerb | BesideVerb | RuleVerb | AutomatonVerb;

/** Modifiers in force while a card is in play: a line in the list that is asked whenever a value is read. */
export type Modifier = CardModifier | FightModifier | MoveModifier | PlayerModifier;
