// A game on a server, as the page shows it: the same snapshots as of a game that is played here, made of what the server told.
import '@vaultsong/cards';
import type { Ask, GameEvent, Seat, Viewer } from '@vaultsong/engine';
import type { Aim, Preview } from '@vaultsong/foresight';
import { aimedAt, noRefusals } from '@vaultsong/foresight';
import { READER } from '@vaultsong/say';
import type { GameInfo } from '../../wire/game.ts';
import type { PreviewInfo } from '../../wire/question.ts';
import type { PresentedGame, RemoteUpdate } from '../../wire/remote.ts';
import type { LastMove, Snapshot } from '../../wire/snapshot.ts';
import { uses, usesBeside } from '../present/lastMove.ts';
import { writeChains } from '../present/logbook.ts';
import { sayPreview } from '../present/preview.ts';
import type { Seen } from '../present/snapshot.ts';
import { asked, unasked } from '../present/snapshot.ts';
import { LogReader } from '../session/logReader.ts';
import { isPlaceOfFirst, OwnAnswers } from '../session/ownAnswers.ts';
import { CurrentMove } from './currentMove.ts';
import { deckInfosOf, SeenCards, seatInfosOf } from './remoteInfo.ts';

/** What somebody did with a card, as it is shown large for a moment. */
function lastMoveIn(event: GameEvent): { readonly seat: Seat; readonly card: string; readonly text: string } | null {
  switch (event.type) {
    case 'use':
      return { seat: event.player, card: event.card.name, text: uses[event.how] };
    case 'playBegan':
      return { seat: event.player, card: event.card.name, text: 'plays' };
    case 'discard':
      return event.asMove ? { seat: event.player, card: event.card.name, text: 'discards' } : null;
    case 'beside':
      return { seat: event.player, card: event.card.name, text: usesBeside(event.card.name) };
    default:
      return null;
  }
}

/** The game is over, also where nobody forged three keys. */
const isOver = ({ view, game }: RemoteUpdate): boolean =>
  game.view.winner !== null ||
  view.stage === 'over' ||
  view.stage === 'closed' ||
  view.games.some(({ number }) => number === game.number);

export class RemoteGame {
  /** Of the game, for the page. */
  readonly #number: number;
  readonly #seenCards: SeenCards;
  readonly #currentMove: CurrentMove;
  readonly #own: OwnAnswers;
  /** The last question was answered in the place of the player. */
  #wasOwn = false;
  #info: GameInfo;
  #reader: LogReader;
  #update: RemoteUpdate;
  /** How many lines of the log the page has. */
  #lines = 0;

  /** @param number that the page knows the game by; the same as of `before` where it is the same game, told anew */
  constructor(update: RemoteUpdate, number: number, before: RemoteGame | null) {
    this.#number = number;
    this.#update = update;
    this.#currentMove = before === null ? new CurrentMove() : before.#currentMove;
    this.#own = new OwnAnswers(() => ({ ...this.#update.automation, singles: false }));
    this.#seenCards = new SeenCards(update.start, update.game.view.edition);
    this.#info = this.#infoOf(update);
    this.#reader = this.#newReader(update);
  }

  get number(): number {
    return this.#number;
  }

  /** What the page shows after something was told. */
  present(update: RemoteUpdate): PresentedGame {
    this.#heardOf(update);
    this.#seenCards.add([update.game.view, update.events]);
    this.#info = this.#infoOf(update);
    const automaton = update.game.view.adventure?.automaton ?? null;
    for (const event of update.events) {
      const lastMove = lastMoveIn(event);
      if (lastMove !== null && lastMove.seat === update.you) this.#reader.moves(lastMove.seat);
      this.#reader.hear([event]);
    }
    this.#reader.write(update.events, automaton);
    const own = this.#answerOwn(update);
    const begun = this.#currentMove.update(update.game, update.you, update.whole);
    const from = update.whole ? 0 : this.#lines;
    this.#lines = this.#reader.length;
    return { info: this.#info, snapshot: this.#snapshot(update, begun, from), own };
  }

  /** What was answered in the place of the player is news until they decide something. */
  #heardOf(update: RemoteUpdate): void {
    const { game, you } = this.#update;
    if (game.question !== update.game.question && game.view.ask?.player === you && !this.#wasOwn)
      this.#own.forgetNotices();
    this.#update = update;
  }

  /** Who comes back to a game, or to where it stood earlier, is asked. */
  #answerOwn(update: RemoteUpdate): number | null {
    const ask = this.#asksYou(update);
    const own = ask === null || update.whole ? null : this.#own.to(ask, true);
    this.#wasOwn = own !== null;
    if (ask === null || own === null) return null;
    const line = update.game.view.players[ask.player]?.line ?? [];
    if (!isPlaceOfFirst(ask, line)) this.#reader.note(this.#own.told(ask, own));
    this.#own.answered(ask, own.option);
    return own.option;
  }

  #asksYou(update: RemoteUpdate): Ask | null {
    const { ask } = update.game.view;
    return ask !== null && ask.player === update.you && !isOver(update) ? ask : null;
  }

  /** The first of the abilities is answered now. */
  allowAnyOrder(): void {
    const ask = this.#asksYou(this.#update);
    if (ask === null) return;
    this.#own.allowAnyOrder(ask);
    this.#own.answered(ask, 0);
  }

  sayPreview(preview: Preview): PreviewInfo | null {
    return sayPreview(preview, (seat) => this.#nameOf(seat));
  }

  aimed(aim: Aim): number | null {
    const { ask } = this.#update.game.view;
    return ask?.player === this.#update.you ? aimedAt(ask, aim) : null;
  }

  #snapshot(update: RemoteUpdate, begun: number | null, from: number): Snapshot {
    const { game, moment, you } = update;
    const { mode } = game.takeBack;
    const over = isOver(update);
    const seen: Seen = {
      info: this.#info,
      view: game.view,
      me: you ?? 0,
      moment,
      undo: { possible: !over && mode !== null, reveals: mode === 'consent', begun: over ? null : begun },
      takeBacks: update.view.games.find(({ number }) => number === game.number)?.takeBacks ?? 0,
      houses: this.#reader.houses,
      ownAnswers: you === null ? [] : this.#own.noticesFor(you),
    };
    const isYours = you !== null && game.view.ask?.player === you;
    const base =
      over || you === null ? unasked(seen) : { ...asked(seen, game.whyNot ?? noRefusals, isYours), phase: null };
    return {
      ...base,
      log: { from, lines: this.#reader.lines(from) },
      lastMove: over || update.whole ? null : this.#lastMove(update),
      recap: over || you === null ? null : this.#reader.recap(this.#seenCards.all),
    };
  }

  /** What another did last, unless the player has done something since. */
  #lastMove({ events, you }: RemoteUpdate): LastMove | null {
    const last = events.flatMap((event) => lastMoveIn(event) ?? []).at(-1);
    if (last === undefined || last.seat === you || last.card === '') return null;
    return { who: this.#info.seats[last.seat]?.name ?? '', card: last.card, text: last.text };
  }

  #infoOf({ view, start, you }: RemoteUpdate): GameInfo {
    return {
      game: this.#number,
      kind: view.terms.play.type === 'duel' ? 'duel' : 'adventure',
      plan: null,
      seats: seatInfosOf(view, you),
      decks: deckInfosOf(start, view),
      cardInfos: this.#seenCards.all,
    };
  }

  #nameOf(seat: Seat): string {
    const seated = this.#info.seats[seat];
    return seated?.by === 'human' ? READER : (seated?.name ?? `Seat ${seat + 1}`);
  }

  #newReader({ you, start }: RemoteUpdate): LogReader {
    const viewer: Viewer = you ?? 'table';
    const nameOf = (seat: Seat): string => this.#nameOf(seat);
    return new LogReader(
      {
        info: this.#info,
        nameOf,
        // Each at a screen of their own: what others do is news to the one who reads.
        readers: this.#info.seats.map((_, seat) => seat),
        opening: () => writeChains(start.chains, nameOf),
      },
      viewer,
    );
  }
}
