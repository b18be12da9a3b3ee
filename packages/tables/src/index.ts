// The door: the public names.
export { chanceOf, commitmentTo, sealedDeckOf } from './chance/chance.ts';
export { isForced } from './game/forced.ts';
export { leaderOf } from './game/leader.ts';
export { reveals } from './game/revealing.ts';
export type { TriedAnswers } from './game/tryAnswers.ts';
export { type Entry, entryOf, LogError, readEntry, rootHash } from './log/entries.ts';
export {
  botName,
  type CloseReason,
  call,
  closeReasons,
  personId,
  type Sitter,
  sitter,
  type TableEvent,
  type TableEventOf,
  tableEvent,
  tableId,
} from './log/events.ts';
export { applyEntry, type OnEvent, readLog, replayEntry } from './log/read.ts';
export { closings, hasResumed, isClosedByRules, lastVoiding, resumption } from './log/resume.ts';
export { isImport, isOfBefore, upgradedTerms, withNames } from './log/upgrade.ts';
export { type Verdict, verify } from './log/verify.ts';
export { tableVersion } from './log/version.ts';
export type { Happened } from './table/apply.ts';
export { type Command, type CommandOf, command, nonce } from './table/commands.ts';
export { conductOf, ownAnswer } from './table/conduct.ts';
export {
  type Asker,
  answerOf,
  botAsked,
  type Decided,
  decide,
  type Rejection,
  type RejectionCode,
  rejectionCodes,
} from './table/decide.ts';
export {
  askedAt,
  betweenGames,
  claimAfter,
  claimableAt,
  dueOf,
  type NonceWait,
  nonceWaitOf,
  stageOf,
  wakesAt,
} from './table/pending.ts';
export { nextSystemEvent } from './table/systemEvents.ts';
export {
  type Clock,
  type EndReason,
  type Finished,
  type Game,
  humansAt,
  isHuman,
  openTable,
  type Playing,
  type Request,
  type Seated,
  type Stage,
  scoreOf,
  seatOfPerson,
  type Table,
  termsOf,
} from './table/table.ts';
export { mostTakeBacks, type TakeBack, takeBackOf, takeBacksLeft } from './table/takeBacks.ts';
export { type ClockTerms, clockTerms } from './terms/clock.ts';
export { deckList, setupSchema } from './terms/deck.ts';
export { deckFault, setFault } from './terms/playable.ts';
export { type AskedTerms, mostDelay, seatsOf, type Terms, terms } from './terms/terms.ts';
