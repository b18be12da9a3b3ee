import { describe, expect, it } from 'vitest';
import { withPreview } from './linkPreview.ts';

const html = '<!doctype html><html><head><title>Vaultsong</title></head><body></body></html>';
const home = 'https://cards.example';

const propertiesIn = (page: string): ReadonlyMap<string, string> =>
  new Map(
    [...page.matchAll(/<meta property="([^"]*)" content="([^"]*)" \/>/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

describe('the preview of a link to a card', () => {
  it('has its title, its text and its picture, by whole addresses', async () => {
    const page = await withPreview(html, '/c/bad-penny', home);
    const properties = propertiesIn(page);
    expect(Object.fromEntries(properties)).toMatchObject({
      'og:title': 'Bad Penny',
      'og:description': expect.stringMatching(/^Shadows creature · Human · Thief\nDestroyed: /),
      'og:url': 'https://cards.example/c/bad-penny',
      'og:image': 'https://cards.example/api/cards/bad-penny.svg',
    });
    expect(page.replace(/<meta [^>]*>/g, '')).toBe(html);
  });

  it('is that of the card, whatever follows its address', async () => {
    for (const url of ['/c/bad-penny?edition=manual', '/c/bad-penny/'])
      expect(propertiesIn(await withPreview(html, url, home)).get('og:url')).toBe(`${home}/c/bad-penny`);
  });

  it('writes quotation marks of a text as what they are', async () => {
    const page = await withPreview(html, '/c/bad-penny', 'https://x.example/"><b>');
    expect(page).not.toContain('<b>');
  });

  it.each(['/', '/c/', '/c/no-such-card', '/c/__proto__', '/cards?q=c', '/t/bad-penny', '/c/bad-penny/more'])(
    'is not that of %s',
    async (url) => {
      expect(await withPreview(html, url, home)).toBe(html);
    },
  );

  it('is none where the server does not know its own address', async () => {
    expect(await withPreview(html, '/c/bad-penny', null)).toBe(html);
  });
});
