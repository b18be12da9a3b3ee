// The decks of the player, with what is noted of them and of the decks that come with the program.
import type { KeptDeck, Mark } from './entry.ts';
import { isBlank, joinMarks, noMark, readKept, readMark } from './entry.ts';
import type { Change, CollectionStorage, Lasting } from './storage.ts';

/** A moment of the collection; the same object until something changes. */
export interface Held {
  /** By id. */
  readonly decks: ReadonlyMap<string, KeptDeck>;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly lasting: Lasting;
  /** Entries that are there and can not be read; they are left as they are. */
  readonly unreadable: number;
}

const nothing: Held = { decks: new Map(), marks: new Map(), lasting: 'browser', unreadable: 0 };

export class Collection {
  readonly #storage: CollectionStorage;
  readonly #onChange: () => void;
  #held: Held = nothing;
  /** Each change waits for the one before it, and so rests on what that one left. */
  #last: Promise<unknown> = Promise.resolve();

  /** @param onChange hears of each change that is made here */
  constructor(storage: CollectionStorage, onChange: () => void = () => {}) {
    this.#storage = storage;
    this.#onChange = onChange;
  }

  get held(): Held {
    return this.#held;
  }

  /** Reads all anew from its place. */
  async load(): Promise<void> {
    const { decks, marks } = await this.#storage.read();
    const [readDecks, readMarks] = [decks.map(readKept), marks.map(readMark)];
    this.#held = {
      decks: new Map(readDecks.flatMap((deck) => (deck === null ? [] : [[deck.id, deck]]))),
      marks: new Map(readMarks.flatMap((mark) => (mark === null ? [] : [[mark.id, mark]]))),
      lasting: this.#storage.lasting,
      unreadable: [...readDecks, ...readMarks].filter((entry) => entry === null).length,
    };
  }

  /** Takes decks in. @returns those that were not there yet */
  async add(decks: readonly KeptDeck[]): Promise<readonly KeptDeck[]> {
    const added = await this.#change((held) => ({
      decks: [...new Map(decks.map((deck) => [deck.id, deck])).values()].filter(({ id }) => !held.decks.has(id)),
    }));
    return added.decks ?? [];
  }

  /** Takes what another judgement made of decks that are there. */
  async rejudge(decks: readonly KeptDeck[]): Promise<void> {
    await this.#change(() => ({ decks }));
  }

  /** Takes decks out, with what was noted of them. */
  async remove(ids: readonly string[]): Promise<void> {
    await this.#change(() => ({ gone: ids }));
  }

  /** What is noted of a deck. */
  markOf(id: string): Mark {
    return this.#held.marks.get(id) ?? noMark(id);
  }

  /** Changes a part of what is noted of a deck; all else stays as the change before this one left it. */
  async mark(id: string, change: Partial<Omit<Mark, 'id'>>): Promise<void> {
    await this.#change(() => ({ marks: [{ ...this.markOf(id), ...change }] }));
  }

  /** Joins notes from elsewhere with those that are here. */
  async join(marks: readonly Mark[]): Promise<void> {
    await this.#change(() => ({ marks: marks.map((mark) => joinMarks(this.markOf(mark.id), mark)) }));
  }

  #change(of: (held: Held) => Change): Promise<Change> {
    const done = this.#last.then(async () => {
      const change = of(this.#held);
      await this.#write(change);
      return change;
    });
    this.#last = done.catch(() => {});
    return done;
  }

  async #write({ decks = [], marks = [], gone = [] }: Change): Promise<void> {
    if (decks.length + marks.length + gone.length === 0) return;
    const [allDecks, allMarks] = [new Map(this.#held.decks), new Map(this.#held.marks)];
    for (const id of gone) {
      allDecks.delete(id);
      allMarks.delete(id);
    }
    for (const deck of decks) allDecks.set(deck.id, deck);
    for (const mark of marks) {
      if (isBlank(mark)) allMarks.delete(mark.id);
      else allMarks.set(mark.id, mark);
    }
    await this.#storage.write({ decks, marks, gone });
    this.#held = { ...this.#held, decks: allDecks, marks: allMarks, lasting: this.#storage.lasting };
    this.#onChange();
  }
}
