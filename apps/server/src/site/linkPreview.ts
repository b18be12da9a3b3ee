// Previews of links to cards: what a chat shows of such a link, read from the head of the page (Open Graph, https://ogp.me).
import { findCard } from '../rest/common/cardPictures.ts';

const cardPath = /^\/c\/([a-z0-9-]+)\/?(?:[?#]|$)/;

/**
 * The page with the preview of what its address shows, if that is a card.
 * @param publicUrl where the server is for others; null: not known, and no preview, whose addresses must be whole
 */
export async function withPreview(html: string, url: string, publicUrl: string | null): Promise<string> {
  const [, id = ''] = cardPath.exec(url) ?? [];
  const card = publicUrl === null || id === '' ? null : findCard(id);
  if (card === null) return html;
  const { detailsOf } = await import('@vaultsong/art/card');
  const { title, kind, traits, text } = detailsOf(card);
  const tags = [
    ['og:site_name', 'Vaultsong'],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', [[kind, ...traits].join(' · '), ...text].join('\n')],
    ['og:url', `${publicUrl}/c/${id}`],
    ['og:image', `${publicUrl}/api/cards/${id}.svg`],
    ['og:image:type', 'image/svg+xml'],
    ['og:image:width', '600'],
    ['og:image:height', '840'],
    ['og:image:alt', `The card ${title}`],
  ].map(([property = '', content = '']) => `<meta property="${property}" content="${escaped(content)}" />`);
  // A function, because `$` in a text would mean something in a string.
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
