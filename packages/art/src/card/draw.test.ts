import { findPrinted } from '@vaultsong/cards/catalogue';
import { definition } from '@vaultsong/engine';
import { sayCard } from '@vaultsong/say';
import { describe, expect, it } from 'vitest';
import { everyCard } from '../../test/everyCard.ts';
import { drawCard } from './draw.ts';

const named = (id: string) => findPrinted(id) ?? expect.fail(`no card ${id}`);

/** What is written between tags. */
const read = (svg: string): string =>
  svg.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

/** What is written on the card, line by line from its top. */
const linesOf = (svg: string): readonly string[] => [...svg.matchAll(/<text.*?<\/text>/g)].map(([text]) => read(text));

const wordsOf = (text: string): string => text.replace(/\s+/g, ' ');

/** Tags that are closed in another order than they were opened, or never. */
function unclosed(svg: string): readonly string[] {
  const open: string[] = [];
  for (const [tag, end, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (self === '/') continue;
    if (end === '') open.push(name);
    else if (open.pop() !== name) return [tag];
  }
  return open;
}

describe('the picture of a whole card', () => {
  it('says its title, house, kind, traits, text, power, armor and where it was printed', () => {
    const words = linesOf(drawCard(named('champion-tabris')));
    expect(words).toEqual([
      'Champion Tabris',
      'Sanctum creature · Human · Knight',
      ...words.slice(2, -3),
      '6',
      '2',
      expect.stringMatching(/^Call of the Archons \d{3} · /),
    ]);
    expect(words.slice(2, -3).join(' ')).toBe(sayCard(definition('champion-tabris')).join(' '));
  });

  it('has no numbers where the card has none, and no armor of 0', () => {
    expect(linesOf(drawCard(named('anger')))).not.toContain('0');
    const words = linesOf(drawCard(named('bad-penny')));
    expect(words.at(-2)).toBe('1');
    expect(words).not.toContain('0');
  });

  it('shows one sign for each bonus icon', () => {
    const signs = (id: string): number => drawCard(named(id)).match(/<circle [^>]*r="12"/g)?.length ?? 0;
    expect(signs('fertility-chant')).toBe(4);
    expect(signs('bad-penny')).toBe(0);
  });

  it('tells the icons that the card adds to others', () => {
    expect(linesOf(drawCard(named('amphora-captura')))).toContain('Enhance: 2 æmber, 2 damage, 2 draw.');
  });

  it('writes leads and keywords in bold', () => {
    const svg = drawCard(named('sea-urchin'));
    expect(svg).toContain('<tspan font-weight="700">Poison.</tspan>');
    expect(svg).toContain('<tspan font-weight="700">Play:</tspan> If the tide is high');
  });

  it('says of a card that cannot be played yet that its text will come', () => {
    const unplayable = { ...named('anger'), playable: false };
    expect(wordsOf(linesOf(drawCard(unplayable)).join(' '))).toContain('Its text will come with its set.');
  });

  it('tells an evil twin from its twin, and shows all of a gigantic creature on both of its cards', () => {
    expect(linesOf(drawCard(named('sea-urchin-evil-twin')))[0]).toBe('Sea Urchin (Evil Twin)');
    for (const id of ['niffle-kong', 'niffle-kong2']) expect(drawCard(named(id))).toContain('viewBox="0 12 120 72"');
  });

  it('writes signs of the markup as what they are', () => {
    const svg = drawCard({ ...named('anger'), name: 'Fire & <Ice> "now"' });
    expect(linesOf(svg)[0]).toBe('Fire & <Ice> "now"');
    expect(unclosed(svg)).toEqual([]);
  });
});

describe('the pictures of all whole cards', () => {
  const drawn = everyCard.map((card) => [card, drawCard(card)] as const);
  const wrong = (isWrong: (svg: string, card: (typeof everyCard)[number]) => boolean): readonly string[] =>
    drawn.filter(([card, svg]) => isWrong(svg, card)).map(([{ id }]) => id);

  it('are whole, and of at most 12 kB', () => {
    expect(drawn).toHaveLength(2737);
    expect(
      wrong((svg) => /="[^"]*(?:NaN|undefined|Infinity)|&(?!#\d+;)/.test(svg) || unclosed(svg).length > 0),
    ).toEqual([]);
    expect(wrong((svg) => !/^<svg xmlns="[^"]*" width="600" height="840" [^>]*>.*<\/svg>$/s.test(svg))).toEqual([]);
    expect(wrong((svg) => svg.length > 12_288)).toEqual([]);
  });

  it('need nothing else, run nothing, and have no styles that a page could refuse', () => {
    expect(wrong((svg) => /<(?:script|style|image|foreignObject|a)\b|\s(?:style|on\w+)=/.test(svg))).toEqual([]);
    expect(wrong((svg) => /(?:href="|url\()(?!#)/.test(svg))).toEqual([]);
  });

  it('have each id once, and refer only to those', () => {
    expect(
      wrong((svg) => {
        const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
        const asked = [...svg.matchAll(/(?:href="|url\()#(\w+)/g)].map(([, id]) => id);
        return new Set(ids).size !== ids.length || asked.some((id) => !ids.includes(id));
      }),
    ).toEqual([]);
  });

  it('say all of the text', () => {
    expect(
      wrong((svg, { id, playable }) => {
        const text = playable ? wordsOf(sayCard(definition(id)).join(' ')) : '';
        return !wordsOf(linesOf(svg).join(' ')).includes(text);
      }),
    ).toEqual([]);
  });

  it('keep all that is written inside the frame, below each other, in letters that can be read', () => {
    const textOf =
      /<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)" fill="[^"]*"( text-anchor="middle")? textLength="([\d.]+)"/g;
    expect(
      wrong((svg) => {
        const texts = [...svg.matchAll(textOf)].map(([, x, y, size, middle, wide]) => ({
          left: Number(x) - (middle === undefined ? 0 : Number(wide) / 2),
          wide: Number(wide),
          y: Number(y),
          size: Number(size),
        }));
        const isOut = texts.some(
          ({ left, wide, y, size }) => left < 12 || left + wide > 288.5 || y - size < 10 || y > 408 || size < 7,
        );
        const [, , ...below] = texts;
        const isHigh = below.some(({ y }, i) => i > 0 && y < (below[i - 1]?.y ?? 0) - 3);
        return texts.length !== linesOf(svg).length || isOut || isHigh;
      }),
    ).toEqual([]);
  });
});
