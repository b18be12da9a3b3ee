// A stand-in for the registry of decks, for tests: it answers as the Master Vault does, and fails in each way that it may.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { findPrinted } from '@vaultsong/cards/catalogue';
import { findBundled } from '@vaultsong/decks';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers with a status and a body. */
export const send =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };

/** The name of the deck that the stand-in has for each id. */
export const standInDeck = findBundled('guide-achea').deck;

/**
 * An answer about a deck: a record for each card, an id for each copy, and much that nobody reads.
 * @param id null: the answer does not name it
 */
export const standInAnswer = (id: string | null): string =>
  JSON.stringify({
    data: {
      ...(id === null ? {} : { id }),
      name: standInDeck.name,
      expansion: 341,
      power_level: 0,
      _links: {
        houses: standInDeck.houses,
        cards: standInDeck.cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card)),
      },
    },
    _linked: {
      cards: standInDeck.cards.map(({ card, house }) => ({
        id: card,
        card_title: findPrinted(card)?.name,
        house,
        expansion: 341,
        card_text: 'a text that is not passed on',
        front_image: 'https://cards.example/1.png',
      })),
    },
  });

/** Answers about whatever deck is asked for. */
export const answerDeck: Handler = (request, response) => {
  const id = /\/([0-9a-f-]{36})\//.exec(request.url ?? '')?.[1] ?? null;
  send(200, standInAnswer(id))(request, response);
};

/** Answers without end. */
export const answerForever: Handler = (_, response) => {
  response.writeHead(200);
  const fill = (): void => {
    while (response.write('x'.repeat(10_000)));
  };
  response.on('drain', fill);
  fill();
};

export interface StandIn {
  /** Below it are the decks. */
  readonly base: string;
  /** The paths that were asked for, in their order. */
  readonly asked: string[];
  /** What it answers from now on. */
  answer(handler: Handler): void;
  /** Forgets what was asked, and answers with decks. */
  reset(): void;
  close(): void;
}

/** Starts a stand-in on a free port of this machine. */
export async function startStandIn(): Promise<StandIn> {
  const asked: string[] = [];
  let handler: Handler = answerDeck;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${portOf(server)}/api/decks`,
    asked,
    answer(next) {
      handler = next;
    },
    reset() {
      asked.length = 0;
      handler = answerDeck;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  return address.port;
}
