import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../compose/server.ts';
import { browserAt, testServer } from '../testing/server.ts';
import { readPage } from './page.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vaultsong-site-'));
const inline = "\n  document.title = 'x';\n";
const html = `<!doctype html><script>${inline}</script><script type="module" src="/assets/a-1.js"></script><div id="root"></div>`;
const script = 'console.log(1);';
let server: Server;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), html);
  writeFileSync(path.join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'assets/a-1.js'), script);
  writeFileSync(path.join(folder, 'assets/a-1.js.gz'), gzipSync(script));
  writeFileSync(path.join(folder, '.sources'), 'not for others');
  const page = readPage(folder);
  if (page === null) throw new Error('no page');
  server = await testServer({ page });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the page', () => {
  it.each([
    '/',
    '/t/abc',
    '/play?decks=a.json',
    '/u/some.body',
    '/Adventure/Keyraken/',
    '/c/bad-penny?edition=manual',
    '/adventure',
  ])('is what %s shows', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await browserAt(server).ask(method, url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(Number(answer.headers['content-length'])).toBe(Buffer.byteLength(html));
      if (method === 'GET') expect(answer.body).toBe(html);
    }
  });

  it.each(['/anything/else', '/rules/v1.3', '/c/bad-peny', '/adventure/kraken', '/u/', '//', '/play/x'])(
    'is shown at %s as well, where nothing is, with status 404',
    async (url) => {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await browserAt(server).ask(method, url);
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
        if (method === 'GET') expect(answer.body).toBe(html);
      }
    },
  );

  it('has files for ever by their names, compressed for whoever takes that', async () => {
    const plain = await browserAt(server).ask('GET', '/assets/a-1.js');
    expect([plain.body, plain.headers['cache-control']]).toEqual([script, 'public, max-age=31536000, immutable']);
    const packed = await browserAt(server).ask('GET', '/assets/a-1.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['content-type']).toContain('javascript');
    expect((await browserAt(server).ask('GET', '/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/none.js',
    '/api/none',
    '/.sources',
    '/assets/../.sources',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/..%2f..%2fetc/passwd',
  ])('is not what %s shows, and neither is anything beside it', async (url) => {
    const answer = await browserAt(server).ask('GET', url);
    expect(answer.body).not.toContain('not for others');
    expect(answer.body).not.toContain('root:');
    expect(answer.body).not.toContain('"name"');
    if (url.startsWith('/a')) expect(answer.statusCode).toBe(answer.body === html ? 200 : 404);
  });

  it.each([
    '/robots.txt',
    '/openapi.json',
    '/favicon.ico',
    '/manifest.webmanifest?x=1',
    '/.well-known/security.txt',
    '/.well-known/nodeinfo',
    '/t/abc.js',
  ])('is not what %s shows, where there is no such file', async (url) => {
    for (const method of ['GET', 'HEAD'] as const)
      expect((await browserAt(server).ask(method, url)).statusCode).toBe(404);
    expect((await browserAt(server).ask('GET', url)).json().error.code).toBe('not-found');
  });

  it('has the preview of a card in its head, where the server knows its own address', async () => {
    const known = await testServer({
      env: { PUBLIC_URL: 'https://cards.example' },
      page: { folder, html: '<head></head><body></body>' },
    });
    const answer = await browserAt(known).ask('GET', '/c/bad-penny');
    expect(answer.body).toMatch(
      /^<head><meta .*content="https:\/\/cards\.example\/api\/cards\/bad-penny\.svg".*<\/head><body><\/body>$/s,
    );
    await known.close();
  });

  it('cannot be posted to', async () => {
    expect((await browserAt(server).ask('POST', '/play')).json().error.code).toBe('not-found');
  });
});

describe('the policy', () => {
  it('allows the scripts of the page and its own files, and nothing inline, from elsewhere, or in a frame', async () => {
    const answer = await browserAt(server).ask('GET', '/');
    const hash = createHash('sha256').update(inline).digest('base64');
    const policy = String(answer.headers['content-security-policy']).split(';');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "style-src 'self'", "frame-ancestors 'none'"]),
    );
    expect(policy.join()).not.toMatch(/unsafe|\*|https?:/);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    expect(answer.headers['x-powered-by']).toBeUndefined();
  });
});
