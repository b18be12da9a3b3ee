// Pictures of cards over REST: what is drawn, how it is kept by those who asked, and what it may do where it is opened.
import { drawCard } from '@vaultsong/art/card';
import { catalogue, findPrinted } from '@vaultsong/cards/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../compose/server.ts';
import { browserAt, testServer } from '../testing/server.ts';
import { limits } from './limits.ts';

let server: Server;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const picture = '/api/cards/bad-penny.svg';

describe('the picture of a card', () => {
  it('is what the card looks like, as SVG, for whoever asks', async () => {
    const answer = await browserAt(server).ask('GET', picture);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(answer.body).toBe(drawCard(findPrinted('bad-penny') ?? expect.fail('no card')));
    const head = await browserAt(server).ask('HEAD', picture);
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it.each(['rotk-the-keyraken', 'niffle-kong2', 'sea-urchin-evil-twin', 'niffle-brute'])(
    'is there for %s too, whatever kind of card it is',
    async (id) => {
      const answer = await browserAt(server).ask('GET', `/api/cards/${id}.svg`);
      expect([answer.statusCode, answer.body.slice(0, 5)]).toEqual([200, '<svg ']);
    },
  );

  it('is kept by those who asked: who has it is told so, and gets nothing', async () => {
    const browser = browserAt(server);
    const { headers } = await browser.ask('GET', picture);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    for (const known of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`]) {
      const again = await browser.ask('GET', picture, { headers: { 'if-none-match': String(known) } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'public, max-age=3600' });
    }
    const other = await browser.ask('GET', picture, { headers: { 'if-none-match': '"other"' } });
    expect([other.statusCode, other.headers.etag]).toEqual([200, headers.etag]);
    expect((await browser.ask('GET', '/api/cards/urchin.svg')).headers.etag).not.toBe(headers.etag);
  });

  it('may load and run nothing where it is opened, and be shown by other sites', async () => {
    const { headers } = await browserAt(server).ask('GET', picture);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const others = await browserAt(server).ask('GET', '/api/about');
    expect(others.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('is the same however many others were asked for meanwhile', async () => {
    const browser = browserAt(server);
    const first = await browser.ask('GET', picture);
    // More than are kept.
    for (const { id } of catalogue.slice(0, 280))
      expect((await browser.ask('HEAD', `/api/cards/${id}.svg`)).statusCode).toBe(200);
    expect((await browser.ask('GET', picture)).body).toBe(first.body);
  });

  it.each(['/api/cards/no-such-card.svg', '/api/cards/__proto__.svg', '/api/cards/Bad%20Penny.svg'])(
    'is not found at %s, which says what an id is',
    async (path) => {
      const answer = await browserAt(server).ask('GET', path);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error).toMatchObject({
        code: 'not-found',
        message: expect.stringContaining('/c/bad-penny'),
      });
      expect(answer.headers['content-type']).toContain('application/json');
    },
  );

  it('has a limit of its own, which pages with many cards do not meet', async () => {
    const browser = browserAt(server);
    for (let n = 0; n < limits.picture.max; n++) expect((await browser.ask('HEAD', picture)).statusCode).toBe(200);
    const refused = await browser.ask('GET', picture);
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too-many']);
    expect((await browser.ask('GET', '/api/about')).statusCode).toBe(200);
  });

  it('is in the description of the API, with what it is', async () => {
    const answer = await browserAt(server).ask('GET', '/api/openapi.json');
    const { get } = answer.json().paths['/api/cards/{id}.svg'];
    expect(Object.keys(get.responses['200'].content)).toEqual(['image/svg+xml']);
    expect(get.parameters).toEqual([expect.objectContaining({ name: 'id', in: 'path', required: true })]);
  });
});
