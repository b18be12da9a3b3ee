// A game on a server, as the page shows it: the same snapshots as of a game that is played here, made of what the server told.
import '@vaultsong/cards';
import type { GameEvent, Seat, Viewer } from '@vaultsong/engine';
import type { Aim, Preview } from '@vaultsong/foresight';
import { aimedAt, noRefusals } from '@vaultsong/foresight';
import { READER } from '@vaultsong/say';
import type { FarShown, FarTold } from '../../wire/far.ts';
import type { GameInfo } from '../../wire/game.ts';
import type { PreviewFace } from '../../wire/question.ts';
import type { Deed, Snapshot } from '../../wire/snapshot.ts';
import { Reader } from '../sitting/reader.ts';
import { uses } from '../told/deeds.ts';
import { writeChains } from '../told/logbook.ts';
import { sayPreview } from '../told/preview.ts';
import type { Seen } from '../told/snapshot.ts';
import { asked, unasked } from '../told/snapshot.ts';
import { Begun } from './begun.ts';
import { deckFaces, Faces, seatFaces } from './info.ts';

/** What somebody did with a card, as it is shown large for a moment. */
function deedOf(event: GameEvent): { readonly seat: Seat; readonly card: string; readonly text: string } | null {
  switch (event.type) {
    case 'use':
      return { seat: event.player, card: event.card.name, text: uses[event.how] };
    case 'playBegan':
      return { seat: event.player, card: event.card.name, text: 'plays' };
    case 'discard':
      return event.asMove ? { seat: event.player, card: event.card.name, text: 'discards' } : null;
    case 'beside':
      return { seat: event.player, card: event.card.name, text: 'uses' };
    default:
      return null;
  }
}

/** The game is over, also where nobody forged three keys. */
const isOver = ({ face, game }: FarTold): boolean =>
  game.view.winner !== null ||
  face.stage === 'over' ||
  face.stage === 'closed' ||
  face.games.some(({ number }) => number === game.number);

export class FarGame {
  /** Of the game, for the page. */
  readonly #number: number;
  readonly #faces: Faces;
  readonly #begun: Begun;
  #info: GameInfo;
  #reader: Reader;
  #told: FarTold;
  /** How many lines of the log the page has. */
  #lines = 0;

  /** @param number that the page knows the game by; the same as of `before` where it is the same game, told anew */
  constructor(told: FarTold, number: number, before: FarGame | null) {
    this.#number = number;
    this.#told = told;
    this.#begun = before === null ? new Begun() : before.#begun;
    this.#faces = new Faces(told.start, told.game.view.edition);
    this.#info = this.#infoOf(told);
    this.#reader = this.#newReader(told);
  }

  get number(): number {
    return this.#number;
  }

  /** What the page shows after something was told. */
  hear(told: FarTold): FarShown {
    this.#told = told;
    this.#faces.meet([told.game.view, told.events]);
    this.#info = this.#infoOf(told);
    const automaton = told.game.view.adventure?.automaton ?? null;
    for (const event of told.events) {
      const deed = deedOf(event);
      if (deed !== null && deed.seat === told.you) this.#reader.moves(deed.seat);
      this.#reader.hear([event]);
    }
    this.#reader.write(told.events, automaton);
    const begun = this.#begun.hear(told.game, told.you, told.whole);
    const from = told.whole ? 0 : this.#lines;
    this.#lines = this.#reader.length;
    return { info: this.#info, snapshot: this.#snapshot(told, begun, from) };
  }

  sayPreview(preview: Preview): PreviewFace | null {
    return sayPreview(preview, (seat) => this.#nameOf(seat));
  }

  aimed(aim: Aim): number | null {
    const { ask } = this.#told.game.view;
    return ask?.player === this.#told.you ? aimedAt(ask, aim) : null;
  }

  #snapshot(told: FarTold, begun: number | null, from: number): Snapshot {
    const { game, moment, you } = told;
    const { how } = game.takeBack;
    const over = isOver(told);
    const seen: Seen = {
      info: this.#info,
      view: game.view,
      me: you ?? 0,
      moment,
      undo: { possible: !over && how !== null, reveals: how === 'asked', begun: over ? null : begun },
      takeBacks: told.face.games.find(({ number }) => number === game.number)?.takeBacks ?? 0,
    };
    const isYours = you !== null && game.view.ask?.player === you;
    const base =
      over || you === null ? unasked(seen) : { ...asked(seen, game.refusals ?? noRefusals, isYours), phase: null };
    return {
      ...base,
      log: { from, lines: this.#reader.lines(from) },
      deed: over || told.whole ? null : this.#deed(told),
      recap: over || you === null ? null : this.#reader.recap((name) => this.#faces.all[name]?.title ?? name),
    };
  }

  /** What another did last, unless the player has done something since. */
  #deed({ events, you }: FarTold): Deed | null {
    const last = events.flatMap((event) => deedOf(event) ?? []).at(-1);
    if (last === undefined || last.seat === you || last.card === '') return null;
    return { who: this.#info.seats[last.seat]?.name ?? '', card: last.card, text: last.text };
  }

  #infoOf({ face, start, you }: FarTold): GameInfo {
    return {
      game: this.#number,
      kind: face.terms.play.is === 'duel' ? 'duel' : 'adventure',
      plan: null,
      seats: seatFaces(face, you),
      decks: deckFaces(start, face),
      faces: this.#faces.all,
    };
  }

  #nameOf(seat: Seat): string {
    const seated = this.#info.seats[seat];
    return seated?.by === 'human' ? READER : (seated?.name ?? `Seat ${seat + 1}`);
  }

  #newReader({ you, start }: FarTold): Reader {
    const viewer: Viewer = you ?? 'table';
    const nameOf = (seat: Seat): string => this.#nameOf(seat);
    return new Reader(
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
