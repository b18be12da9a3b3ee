// The built page: files with a hash in their name for ever, `index.html` for
// every path that a page of it has, and, with status 404, for every other one.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import { isPagePath } from '@vaultsong/protocol/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from '../errors/errorHandler.ts';
import { findCard } from '../rest/common/cardPictures.ts';
import type { FindTable } from './linkPreview.ts';
import { withPreview } from './linkPreview.ts';

/** What the page is made of. */
export interface Page {
  readonly folder: string;
  readonly html: string;
}

/** @returns null where no page was built */
export function readPage(folder: string): Page | null {
  const index = path.join(folder, 'index.html');
  return existsSync(index) ? { folder, html: readFileSync(index, 'utf8') } : null;
}

/** Paths that never are a page: what is missing there is missing. */
const isOfPrograms = (url: string): boolean => /^\/(?:api|assets|live|healthz|metrics)(?:[/?]|$)/.test(url);

/**
 * Addresses of files, by their extension or their place: a program that asks for one and gets the page takes that for the file. Names of
 * people may have dots, so that what is theirs is none.
 */
const isOfFile = (url: string): boolean => {
  const [address = ''] = url.split(/[?#]/, 1);
  return (
    /^\/\.well-known(?:\/|$)/.test(address) || (/\.[a-z][a-z0-9]{0,14}$/i.test(address) && !address.startsWith('/u/'))
  );
};

/** Whether the page shows something at a URL. A card that does not exist is told by the page as well as here. */
function isFound(url: string): boolean {
  const [address = ''] = url.split(/[?#]/, 1);
  const [, card] = /^\/c\/([^/]+)\/?$/.exec(address) ?? [];
  return card === undefined ? isPagePath(address) : findCard(card) !== null;
}

/** Serves the page; whatever else is missing is its `index.html`, which shows what the path says. */
export async function servePage(
  app: FastifyInstance,
  page: Page,
  publicUrl: string | null,
  findTable: FindTable,
): Promise<void> {
  await app.register(staticFiles, {
    root: page.folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    // Beside a file lies the same, compressed once, where the page was built by `npm start`.
    preCompressed: true,
    setHeaders: (reply, file) => {
      const isHashed = path.dirname(path.relative(page.folder, file)) === 'assets';
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !isOfPrograms(request.url) && !isOfFile(request.url);
    if (!isPage) return answerNotFound(request, reply);
    const html = await withPreview(page.html, request.url, publicUrl, findTable);
    const status = isFound(request.url) ? 200 : 404;
    return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  });
}
