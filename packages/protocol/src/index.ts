// The door: the public names.
export { deckFace, how, type SeatFace, seatFace, stages, type TableFace, tableFace } from './face.ts';
export { type GameFace, type GameStart, gameEvents, gameFace, gameStart } from './live/game.ts';
export { type ChatLine, chatLine, protocolVersion, type ToClient, type ToClientOf, toClient } from './live/toClient.ts';
export {
  aim,
  type LiveCommand,
  liveCommand,
  longestChat,
  longestMessage,
  type Phrase,
  phrases,
  type ToServer,
  toServer,
} from './live/toServer.ts';
export { type Person, person, personKinds } from './person.ts';
export { type RefusalBody, type RefusalCode, refusalBody, statusOf } from './rest/error.ts';
export {
  bringBody,
  bringInBody,
  deckText,
  type Listing,
  type LobbyQuery,
  listing,
  lobby,
  lobbyQuery,
  longestDeck,
  openedTable,
  openTableBody,
  quickMatchAnswer,
  quickMatchBody,
  seatBotBody,
  sitBody,
  tableAnswer,
} from './rest/tables.ts';
