// All routes of the API, in the order of the OpenAPI document.
//
// A route stands in the file that its path names below `/api/`, with dots and folders for slashes and its method at the end:
// `POST /api/tables/:id/seats` in `tables/id.seats.post.ts`, `GET /api/tables` in `tables/get.ts`, `GET /api/cards/:id.svg` in
// `cards/id.svg.get.ts`. `routes.test.ts` checks it.
import type { Route } from '../route.ts';
import { getAbout } from './about.get.ts';
import { getCardPicture } from './cards/id.svg.get.ts';
import { getDeckPicture } from './decks/id.png.get.ts';
import { becomeGuest } from './guests.post.ts';
import { getHello } from './hello.get.ts';
import { unblock } from './me/blocks/name.delete.ts';
import { block } from './me/blocks/name.put.ts';
import { getMyDecks } from './me/decks/get.ts';
import { removeDeck } from './me/decks/id.delete.ts';
import { getMyDeck } from './me/decks/id.get.ts';
import { keepDeck } from './me/decks/id.put.ts';
import { deleteMe } from './me/delete.ts';
import { exportMe } from './me/export.get.ts';
import { getMyFriends } from './me/friends/get.ts';
import { unfriend } from './me/friends/name.delete.ts';
import { befriend } from './me/friends/name.put.ts';
import { getMe } from './me/get.ts';
import { getMyNotices } from './me/notices/get.ts';
import { dismissNotice } from './me/notices/id.delete.ts';
import { changeMe } from './me/patch.ts';
import { getMyResults } from './me/results.get.ts';
import { endMySessions } from './me/sessions/delete.ts';
import { getMySessions } from './me/sessions/get.ts';
import { endMySession } from './me/sessions/id.delete.ts';
import { getMyTables } from './me/tables.get.ts';
import { getModerationLog } from './moderation/log.get.ts';
import { searchPeople } from './moderation/people.get.ts';
import { clearProfile } from './moderation/people.name.about.delete.ts';
import { getModeratedPerson } from './moderation/people.name.get.ts';
import { renamePerson } from './moderation/people.name.name.put.ts';
import { makeResetLink } from './moderation/people.name.password-resets.post.ts';
import { giveRole } from './moderation/people.name.role.put.ts';
import { pardon } from './moderation/people.name.sanctions.kind.delete.ts';
import { sanction } from './moderation/people.name.sanctions.kind.put.ts';
import { closeTable } from './moderation/tables.id.close.post.ts';
import { resetPassword } from './password-resets.post.ts';
import { getHeadToHead } from './people/name.against.other.get.ts';
import { getPersonGames } from './people/name.games.get.ts';
import { getPerson } from './people/name.get.ts';
import { getPersonRatings } from './people/name.ratings.get.ts';
import { getRatingHistory } from './people/name.ratings.pool.get.ts';
import { signUp } from './people/post.ts';
import { cancelQuickMatch } from './quick-match.delete.ts';
import { searchQuickMatch } from './quick-match.post.ts';
import { getLeaderboard } from './ratings.get.ts';
import { getRegistryDeck } from './registry/id.get.ts';
import { signOut } from './session.delete.ts';
import { signIn } from './session.post.ts';
import { getLobby } from './tables/get.ts';
import { bringDeck } from './tables/id.deck.put.ts';
import { getTable } from './tables/id.get.ts';
import { getLog } from './tables/id.log.get.ts';
import { getTablePicture } from './tables/id.png.get.ts';
import { getRecord } from './tables/id.record.get.ts';
import { leaveSeat } from './tables/id.seats.me.delete.ts';
import { takeSeat } from './tables/id.seats.post.ts';
import { unseatBot } from './tables/id.seats.seat.bot.delete.ts';
import { seatBot } from './tables/id.seats.seat.bot.put.ts';
import { importGame } from './tables/import.post.ts';
import { openTable } from './tables/post.ts';
import { getTournaments } from './tournaments/get.ts';
import { cancelTournament } from './tournaments/id.delete.ts';
import { getTournament } from './tournaments/id.get.ts';
import { leaveTournament } from './tournaments/id.players.me.delete.ts';
import { joinTournament } from './tournaments/id.players.me.put.ts';
import { removePlayer } from './tournaments/id.players.name.delete.ts';
import { startTournament } from './tournaments/id.start.post.ts';
import { ruleMatch } from './tournaments/id.tables.table.result.put.ts';
import { openTournament } from './tournaments/post.ts';

export const routes: readonly Route[] = [
  // Server
  getAbout,
  // Cards
  getCardPicture,
  // People
  getHello,
  becomeGuest,
  signUp,
  signIn,
  signOut,
  getMe,
  changeMe,
  deleteMe,
  getMySessions,
  endMySessions,
  endMySession,
  exportMe,
  getMyFriends,
  getPerson,
  befriend,
  unfriend,
  block,
  unblock,
  // Decks
  getMyDecks,
  getMyDeck,
  keepDeck,
  removeDeck,
  getRegistryDeck,
  // Moderation
  searchPeople,
  getModeratedPerson,
  sanction,
  pardon,
  renamePerson,
  clearProfile,
  giveRole,
  makeResetLink,
  closeTable,
  getModerationLog,
  resetPassword,
  getMyNotices,
  dismissNotice,
  // Tables
  openTable,
  importGame,
  getLobby,
  getTable,
  getTablePicture,
  getDeckPicture,
  takeSeat,
  bringDeck,
  leaveSeat,
  seatBot,
  unseatBot,
  getRecord,
  getLog,
  searchQuickMatch,
  cancelQuickMatch,
  getMyTables,
  getMyResults,
  getPersonGames,
  // Ratings
  getLeaderboard,
  getPersonRatings,
  getRatingHistory,
  getHeadToHead,
  // Tournaments
  getTournaments,
  openTournament,
  getTournament,
  joinTournament,
  leaveTournament,
  removePlayer,
  startTournament,
  cancelTournament,
  ruleMatch,
];
