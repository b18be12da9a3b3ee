// The public engine. Other programs are written against these names.
export { MOST_CHAINS } from './chains.ts';
export { after, clone } from './clone.ts';
export { ConformanceError, conform } from './conformance.ts';
export {
  addressOf,
  type Definition,
  define,
  definedCards,
  definition,
  effectOf,
  isDefined,
  type NodeId,
  nodeAt,
} from './definitions.ts';
export { type RulesDocument, switchSources } from './edition-sources.ts';
export { defaultEdition, type Edition, type EditionName, editionNames, editionOf, type Switches } from './editions.ts';
export { EndlessError, mustEnd } from './endless.ts';
export { abilitiesIn } from './errata.ts';
export type { EventOf, EventType, GameEvent, Permit, Place, Was } from './events.ts';
export { stateHash } from './hash.ts';
export { imagine } from './imagine.ts';
export type * from './language.ts';
export type { Watch } from './machine.ts';
export { answer, legal, returns, settle } from './machine.ts';
export { firstTurnLeaves, whyNot, whyNotEnd } from './permission.ts';
export { isAutomaton } from './players.ts';
export { type AdventurePosition, type PlacedCard, type Position, position, type SeatPosition } from './position.ts';
export { defineAdventure } from './programs.ts';
export type { Ask, AskKind, Move, Option } from './question.ts';
export type { CardReading, Scope, StateReading } from './reading.ts';
export { engineVersion, type Game, playOn, record, replay, startRecorded } from './record.ts';
export { type Checkpoint, type GameRecord, RecordError, recordFormat } from './record-shape.ts';
export { counted } from './say/english.ts';
export {
  explainKeyword,
  READER,
  sayAbility,
  sayAsk,
  sayCard,
  sayDuration,
  sayEvent,
  sayKeyword,
  sayLasting,
  sayNode,
  sayOption,
  sayReason,
} from './say.ts';
export { type Roll, scrambled } from './scramble.ts';
export { see, witness } from './see.ts';
export { type AdventureSetup, type DeckCard, type DeckList, deal, type Setup, SetupError } from './setup.ts';
export type {
  Adventure,
  Body,
  Card,
  Deed,
  Frame,
  Lasting,
  PlayerState,
  State,
  Tide,
  Trigger,
  Vars,
} from './state.ts';
export { type Actor, type Expectation, type Expected, type Table, type TablePosition, table } from './table.ts';
export * from './terms.ts';
export { type AskTopic, topicOf } from './topic.ts';
export type { AdventureView, CardView, InPlayView, KnownCard, LastingView, PlayerView, View, Viewer } from './view.ts';
export type { Reason } from './whynot.ts';
export * from './words.ts';
