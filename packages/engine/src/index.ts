// The public engine. Other programs are written against these names.

export { tokenCardOf } from './beside/zone.ts';
export {
  defaultEdition,
  type Edition,
  type EditionName,
  editionNames,
  editionOf,
  type Switches,
} from './editions/editions.ts';
export { type RulesDocument, switchSources } from './editions/sources.ts';
export { ConformanceError, conform, type FurtherPromise } from './host/conformance.ts';
export { deal } from './host/deal.ts';
export { position } from './host/position.ts';
export type {
  AdventurePosition,
  BesidePosition,
  CopyOfCard,
  PlacedCard,
  Position,
  SeatPosition,
} from './host/positionShape.ts';
export { engineVersion, type Game, playOn, record, replay, startRecorded } from './host/record.ts';
export { type Checkpoint, type GameRecord, RecordError, recordFormat } from './host/recordShape.ts';
export { type AdventureSetup, type DeckCard, type DeckList, type Setup, SetupError } from './host/setup.ts';
export {
  type Actor,
  type Between,
  type Expectation,
  type Expected,
  type Table,
  type TablePosition,
  table,
} from './host/table.ts';
export {
  abilityAt,
  addressOf,
  type Definition,
  define,
  definedCards,
  definition,
  effectOf,
  isAbilityAt,
  isDefined,
  type NodeId,
  nodeAt,
  parentOf,
  upgradeFormOf,
  writtenCards,
} from './language/definitions.ts';
export { abilitiesIn } from './language/errata.ts';
export type {
  Entrance,
  EventOf,
  EventOfAember,
  EventOfEffect,
  EventOfPlay,
  EventOfTurn,
  EventOfZones,
  EventOnTable,
  EventType,
  GameEvent,
  Permit,
  Was,
} from './language/events.ts';
export type * from './language/language.ts';
export { withOwnNames } from './language/names.ts';
export type { CardReading, Named, Scope, StateReading, Vars } from './language/reading.ts';
export { cardsIn } from './language/reading.ts';
export * from './language/words.ts';
export { firstTurnLeaves } from './read/permission/firstTurn.ts';
export { whyNot, whyNotEnd, whyNotRaiseTide } from './read/permission/moves.ts';
export type { Reason } from './read/permission/reason.ts';
export { after } from './run/afterAnswer.ts';
export { type GameEnd, gameEndOf } from './run/gameEnd.ts';
export type { Watch } from './run/machine.ts';
export { answer, answerThrough, legal, returns, settle } from './run/machine.ts';
export { defineAdventure } from './seats/programs.ts';
export type { Adventure } from './seats/seats.ts';
export { isAutomaton } from './seats/seats.ts';
export { SeenCards } from './see/cards.ts';
export { imagine } from './see/imagine.ts';
export { type Roll, scrambled } from './see/scramble.ts';
export { see, seeAsk, witness } from './see/see.ts';
export { EndlessError, mustEnd } from './stack/endless.ts';
export { nameOf, seatOf } from './state/card.ts';
export { MOST_CHAINS } from './state/chains.ts';
export { clone } from './state/clone.ts';
export type { Frame, Trigger } from './state/frames.ts';
export { areOfOneForm, isStateHash, stateHash } from './state/hash.ts';
export { type Ask, type AskKind, answersItself, type Move, type Option } from './state/question.ts';
export { type Generator, isSameChance } from './state/random.ts';
export type { Body, Card, Lasting, PlayerState, State, Tide, TurnEvent } from './state/state.ts';
export type {
  AdventureView,
  BesideView,
  CardView,
  InPlayView,
  KnownCard,
  LastingView,
  PlayerView,
  View,
  Viewer,
} from './state/view.ts';
export * from './terms.ts';
