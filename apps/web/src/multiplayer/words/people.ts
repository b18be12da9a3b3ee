// Names of the players at a table, and the outcome of a game, in words.
import type { Seat } from '@vaultsong/engine';
import type { TableView } from '@vaultsong/protocol';
import { rungOf, rungTitles } from '../../table/speech/bots.ts';

/** "You", "Anna", "Bot", "Keyraken"; an empty seat has no name. */
export function nameAt({ seats, terms }: TableView, seat: Seat, you: Seat | null): string {
  if (seat === you) return 'You';
  if (seat === seats.length && terms.play.type === 'keyraken') return 'The Keyraken';
  const seated = seats[seat];
  if (seated == null) return `Seat ${seat + 1}`;
  return seated.person?.name ?? (seats.length === 2 ? 'Bot' : `Bot ${seat + 1}`);
}

/** "you bid", "Anna bids"; within a sentence. */
export const does = (name: string, verb: string, third = `${verb}s`): string =>
  name === 'You' ? `you ${verb}` : `${name} ${third}`;

export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** "Your", "Anna’s". */
export const whose = (name: string): string => (name === 'You' ? 'Your' : `${name}’s`);

/** The kind of a bot, in words. */
export const botKind = (bot: Parameters<typeof rungOf>[0]): string =>
  rungTitles.find(([rung]) => rung === rungOf(bot))?.[1] ?? 'A bot';

type EndReason = NonNullable<TableView['result']>['reason'];

/** Reason for the end of a game that was not ended by keys; empty where it was. @param loser name of the player who did not win */
export function sayEndReason(reason: EndReason, winner: string, loser: string): string {
  switch (reason) {
    case 'keys':
      return '';
    case 'empty-deck':
      return `${capital(does(loser, 'had', 'had'))} no card left to draw.`;
    case 'adversary':
      return 'The Keyraken is destroyed.';
    case 'advances':
      return 'The Keyraken has reached the surface.';
    case 'concession':
      return `${capital(does(loser, 'concede'))}.`;
    case 'time':
      return `${whose(loser)} time ran out.`;
    case 'claim':
      return `${capital(does(winner, 'claim'))} the match: ${does(loser, 'were', 'was')} silent for too long.`;
    case 'turns':
      return `The most turns were over: ${does(winner, 'were', 'was')} ahead.`;
    case 'organizer':
      return 'The organizer decided it.';
  }
}

type CloseReason = NonNullable<TableView['closed']>;

/** Headline, and the reason in words, of a table that ended without a result. */
export function sayClosed(reason: CloseReason): { readonly headline: string; readonly why: string } {
  switch (reason) {
    case 'left':
      return { headline: 'This table was closed', why: 'All players left it before the match began.' };
    case 'expired':
      return { headline: 'This table was closed', why: 'Nobody joined it for a day.' };
    case 'organizer':
      return { headline: 'This table was closed', why: 'An organizer or a moderator ended it.' };
    case 'rules-changed':
      return {
        headline: 'Nobody wins',
        why: 'The rules of this program were mended while the match was running, and this game cannot go on by them. The match counts for nobody; its log is kept.',
      };
  }
}

/** From so many turns before the last one on it is told that a game will be decided. */
const turnsOfNotice = 50;

/** Notice that the turn limit soon decides the game; null as long as it is far. @param most null: there is no limit */
export function sayTurnsLeft(turn: number, most: number | null): string | null {
  if (most === null || turn <= most - turnsOfNotice) return null;
  const left = Math.max(0, most - turn);
  const when = left === 0 ? 'when this turn is over' : `after ${left} more ${left === 1 ? 'turn' : 'turns'}`;
  return `This game is decided ${when}: by keys, then æmber, then fewer chains.`;
}

/** "You 1 : 0 Anna", in games of a match between two. */
export function sayScore(view: TableView, you: Seat | null): string {
  const [first, second] = [0, 1].map((seat) => view.games.filter(({ winner }) => winner === seat).length);
  return `${nameAt(view, 0, you)} ${first} : ${second} ${nameAt(view, 1, you)}`;
}
