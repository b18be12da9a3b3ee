// The width of text in the most common sans-serif letters: those of Helvetica, and of Arial and Liberation Sans, which are
// equally wide. Text is drawn as wide as it is measured here, whatever letters a viewer has.

/** Letters by their width, in thousandths of the size. */
type Widths = Readonly<Record<number, string>>;

const regular: Widths = {
  191: "'",
  222: 'ijl‘’',
  260: '|',
  278: ' !,./:;I[\\]ft·',
  333: '()-`r“”',
  334: '{}',
  350: '•',
  355: '"',
  389: '*',
  469: '^',
  500: 'Jcksvxyz',
  556: '#$0123456789?L_abdeghnopqu–',
  584: '+<=>~×−',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%æ',
  944: 'W',
  1000: 'Æ—…',
  1015: '@',
};

const bold: Widths = {
  238: "'",
  278: ' ,./I\\ijl‘’·',
  280: '|',
  333: '!()-:;[]`ft',
  350: '•',
  389: '*r{}',
  474: '"',
  500: 'z“”',
  556: '#$0123456789J_aceksvxy–',
  584: '+<=>^~×−',
  611: '?FLTZbdghnopqu',
  667: 'EPSVXY',
  722: '&ABCDHKNRU',
  778: 'GOQw',
  833: 'M',
  889: '%mæ',
  944: 'W',
  975: '@',
  1000: 'Æ—…',
};

const byLetter = (widths: Widths): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(widths).flatMap(([width, letters]) => [...letters].map((one) => [one, Number(width)] as const)),
  );

const measured = { regular: byLetter(regular), bold: byLetter(bold) } as const;

/** As wide as the widest, so that a letter that is not listed never makes a line too long. */
const unknown = 1000;

/** In sizes of the letters: at size 10, text of width 4 is 40 wide. Accents are as wide as the letters below them. */
export function textWidth(text: string, isBold: boolean): number {
  const widths = isBold ? measured.bold : measured.regular;
  let sum = 0;
  for (const letter of text.normalize('NFD').replace(/\p{Mark}/gu, '')) sum += widths.get(letter) ?? unknown;
  return sum / 1000;
}
