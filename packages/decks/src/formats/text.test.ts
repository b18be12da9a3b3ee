import { describe, expect, test } from 'vitest';
import { bare } from '../testing/bare.ts';
import { readAs, readOne } from '../testing/readOne.ts';

const read = (text: string) => readOne('text', text);
const cards = async (text: string) =>
  (await read(text)).deck.cards.map(({ card, count, house }) => [card, count, house]);

describe('a line of a list', () => {
  test.each([
    ['2x Bad Penny', 'bad-penny', 2],
    ['2 x Bad Penny', 'bad-penny', 2],
    ['2X bad penny', 'bad-penny', 2],
    ['2× Bad Penny', 'bad-penny', 2],
    ['2 Bad Penny', 'bad-penny', 2],
    ['Bad Penny x2', 'bad-penny', 2],
    ['Bad Penny ×2', 'bad-penny', 2],
    ['Bad Penny (2)', 'bad-penny', 2],
    ['Bad Penny', 'bad-penny', 1],
    ['- 2x Bad Penny', 'bad-penny', 2],
    ['* Bad Penny', 'bad-penny', 1],
    ['• 3 Bad Penny', 'bad-penny', 3],
    ['1. Bad Penny', 'bad-penny', 1],
    ['Bad Penny (maverick)', 'bad-penny', 1],
    ['2x Bad Penny [Legacy]', 'bad-penny', 2],
    ['Gizelhart’s Wrath', 'gizelhart-s-wrath', 1],
    ["2x Gizelhart's wrath", 'gizelhart-s-wrath', 2],
    ['1-2 Punch', '1-2-punch', 1],
    ['2x 1-2 Punch', '1-2-punch', 2],
    ['General Order 24', 'general-order-24', 1],
    ['2x Plan 10', 'plan-10', 2],
    ['Plan 10 x2', 'plan-10', 2],
    ['EDAI “Edie” 4x4', 'edai-edie-4x4', 1],
    ['[REDACTED]', 'redacted', 1],
    ['2x [REDACTED]', 'redacted', 2],
    ['Armadrone', 'armadrone', 1],
    ['Armadrone (Evil Twin)', 'armadrone-evil-twin', 1],
    ['2x Armadrone - evil twin', 'armadrone-evil-twin', 2],
  ])('%s', async (line, card, count) => {
    expect(await cards(`Shadows\n${line}`)).toEqual([[card, count, 'shadows']]);
  });

  test.each([
    ['1 Xyzzy', 'Xyzzy', 1],
    ['2 xylo phone', 'xylo phone', 2],
    ['3 X Ray', 'Ray', 3],
    ['2xRay', 'Ray', 2],
    ['2 ×Ray', 'Ray', 2],
    ['1\tXyzzy', 'Xyzzy', 1],
    ['Xyzzy   x 2', 'Xyzzy', 2],
  ])('of a card that nobody knows: %s', async (line, title, count) => {
    const { deck } = await read(`Dis\n${line}`);
    expect(deck.cards.map((card) => [card.title, card.count])).toEqual([[title, count]]);
  });

  test('may tell icons in brackets; other brackets belong to the title', async () => {
    const { deck } = await read('Dis\n2x Bonesaw [draw, æmber]\nBonesaw (maverick) [Star Alliance]\nBonesaw [gold]');
    expect(deck.cards).toEqual([
      { card: 'bonesaw', count: 2, house: 'dis', enhancements: ['draw', 'aember'] },
      { card: 'bonesaw', count: 1, house: 'dis', enhancements: ['star-alliance'] },
      { card: 'bonesaw-gold', title: 'Bonesaw [gold]', count: 1, house: 'dis' },
    ]);
  });

  test('of a card that nobody knows is kept and told, never left out', async () => {
    const { deck, faults } = await read('Set: cota\nShadows\n2x Bad Peny\nsome other line');
    expect(deck.cards).toEqual([
      { card: 'bad-peny', title: 'Bad Peny', count: 2, house: 'shadows' },
      { card: 'some-other-line', title: 'some other line', count: 1, house: 'shadows' },
    ]);
    expect(bare(faults)).toContainEqual({
      where: 'cards[0].id',
      what: 'unknown card "Bad Peny"',
      expected: 'perhaps "Bad Penny"',
    });
  });

  test('of no copies, or of thousands, is told', async () => {
    const { deck, faults } = await read('Shadows\n0x Bad Penny\n10000x Urchin');
    expect(deck.cards).toEqual([{ card: 'urchin', count: 10_000, house: 'shadows' }]);
    expect(bare(faults)).toContainEqual({ where: '"Bad Penny"', what: '0 copies', expected: 'a whole number from 1' });
    expect(bare(faults)).toContainEqual({ where: 'cards', what: '10000 cards', expected: '36 cards' });
  });
});

describe('what stands around the cards', () => {
  test.each([
    ['a title alone', 'My Deck\n\nDis\n2x Bonesaw', 'My Deck', null],
    ['a title and a set', 'My Deck\nMass Mutation\nDis\nBonesaw', 'My Deck', 'mm'],
    ['a heading of Markdown', '# My Deck\n## Dis\nBonesaw', 'My Deck', null],
    ['fields', 'Deck: My Deck\nExpansion: MASS_MUTATION\nDis:\nBonesaw', 'My Deck', 'mm'],
    ['a name that is a house', 'Name: Dis\nDis\nBonesaw', 'Dis', null],
    ['a name that is a card', 'Name: 2x Bonesaw\nSet: mm\nDis\nBonesaw', '2x Bonesaw', 'mm'],
    ['nothing', 'Dis\nBonesaw', 'Unnamed deck', null],
  ])('%s', async (_, text, name, set) => {
    const { deck } = await read(text);
    expect(deck).toMatchObject({ name, set, houses: ['dis'] });
    expect(deck.cards).toMatchObject([{ card: 'bonesaw', house: 'dis' }]);
  });

  test.each(['Dis', 'DIS:', '## Dis', '**Dis**', 'House Dis', 'Dis (12)', 'Dis (12 cards)', 'Dis - 12 cards:', 'dis'])(
    'the heading %s',
    async (heading) => {
      expect(await cards(`${heading}\nBonesaw`)).toEqual([['bonesaw', 1, 'dis']]);
    },
  );

  test('headings of types, totals and empty lines say nothing', async () => {
    const text = 'Star Alliance\r\n\r\nActions (1)\r\nRed Alert\r\n\tCreatures\r\nMedic Ingram\r\n12 cards\r\n';
    expect(await cards(text)).toEqual([
      ['red-alert', 1, 'star-alliance'],
      ['medic-ingram', 1, 'star-alliance'],
    ]);
  });

  test('the id and the address of the deck are kept', async () => {
    const id = '6daec1d3-55e7-4fa9-b30d-2ebfb662a75a';
    for (const line of [`Id: ${id}`, id.toUpperCase(), `https://decksofkeyforge.com/decks/${id}`])
      expect((await read(`My Deck\n${line}\nDis\nBonesaw`)).deck).toMatchObject({ registryId: id, name: 'My Deck' });
    expect((await read('Id: 7\nDis\nBonesaw')).notes).toContain('"7" is no id of the registry.');
  });

  test('cards beside the deck are known as such, under a heading or not', async () => {
    const { deck } = await read('Dis\nBonesaw\nThe Tide\nToken creature\nBerserker\nToken: Warrior');
    expect(deck.beside).toEqual([{ card: 'the-tide' }, { card: 'berserker' }, { card: 'warrior' }]);
    expect(deck.cards).toHaveLength(1);
  });

  test('a deck of Dark Tidings brings the tide, named or not, and one of another set does not', async () => {
    const list = (set: string, tide = '') => read(`My Deck\n${set}\nLogos\nLibrary Access${tide}`);
    const { deck, notes } = await list('Dark Tidings');
    expect(deck.beside).toEqual([{ card: 'the-tide' }]);
    expect(notes).toContain('Its source does not name the tide, which lies beside each deck of Dark Tidings.');
    const named = await list('Dark Tidings', '\nThe Tide');
    expect(named.deck.beside).toEqual([{ card: 'the-tide' }]);
    expect(named.notes.join(' ')).not.toContain('the tide');
    expect((await list('Mass Mutation')).deck).not.toHaveProperty('beside');
  });

  test('without headings the cards tell their houses, where they have one only', async () => {
    const { deck, notes } = await read('My Deck\n12x Bonesaw\n12x Charge!\n12x Foggify');
    expect(deck.cards.map(({ house }) => house)).toEqual(['dis', 'sanctum', 'logos']);
    expect(deck.houses).toEqual(['dis', 'sanctum', 'logos']);
    expect(notes).toContain('Its source does not name the houses; its cards are of Dis, Sanctum, Logos.');
  });

  test('houses in a line of their own rule over headings, and unknown ones are told', async () => {
    const { deck, faults } = await read('Houses: Dis, Logos, Elders\nDis\nBonesaw\nMars\nUrchin');
    expect(deck.houses).toEqual(['dis', 'logos']);
    expect(faults[0]).toEqual({ where: 'houses', what: '"Elders"', expected: 'the name of a house' });
    expect(faults).toContainEqual(expect.objectContaining({ what: '"urchin" is of house mars' }));
  });

  test('two lines of one card are added up', async () => {
    expect(await cards('Dis\nBonesaw\n2x Bonesaw\nMars\nBonesaw')).toEqual([
      ['bonesaw', 3, 'dis'],
      ['bonesaw', 1, 'mars'],
    ]);
  });

  test('a half that is called one is that half, whatever icons the other has', async () => {
    const ids = async (lines: string) => (await read(`My Deck\nLogos\n${lines}`)).deck.cards;
    const [base, art] = [
      { card: 'ultra-gravitron', count: 1, house: 'logos' },
      { card: 'ultra-gravitron2', count: 1, house: 'logos' },
    ];
    expect(await ids('1x Ultra Gravitron (Art Half)\n1x Ultra Gravitron')).toEqual([art, base]);
    expect(await ids('Ultra Gravitron - art half [draw]\nUltra Gravitron')).toEqual([
      { ...art, enhancements: ['draw'] },
      base,
    ]);
    expect(await ids('2x Ultra Gravitron\n2x Ultra Gravitron (Art Half)')).toEqual([
      { ...base, count: 2 },
      { ...art, count: 2 },
    ]);
    // Where none is called one, the first is the base half.
    expect(await ids('Ultra Gravitron [draw]\nUltra Gravitron')).toEqual([{ ...base, enhancements: ['draw'] }, art]);
  });

  test('a gigantic creature named twice is both of its halves', async () => {
    const halves = [
      ['ultra-gravitron', 1, 'logos'],
      ['ultra-gravitron2', 1, 'logos'],
    ];
    expect(await cards('Logos\n2x Ultra Gravitron')).toEqual(halves);
    expect(await cards('Logos\nUltra Gravitron\nFoggify\nUltra Gravitron')).toEqual([
      ...halves,
      ['foggify', 1, 'logos'],
    ]);
    expect((await read('Logos\nUltra Gravitron')).faults).toContainEqual(
      expect.objectContaining({ what: expect.stringContaining('its other half') }),
    );
  });

  test('a second name begins a second deck', async () => {
    const decks = await readAs('text', 'Name: A\nDis\nBonesaw\nName: B\nMars\nUrchin');
    expect(decks.map(({ deck }) => [deck.name, deck.houses])).toEqual([
      ['A', ['dis']],
      ['B', ['mars']],
    ]);
  });
});

describe('too much', () => {
  test('of a line', async () => {
    const { faults } = await read(`Dis\n${'a'.repeat(100_000)}\nBonesaw`);
    expect(faults[0]).toEqual({ where: 'the text', what: 'a line of 100000 characters', expected: 'at most 300' });
  });

  test('of lines', async () => {
    const { deck, faults } = await read(
      `Dis\n${Array.from({ length: 10_000 }, (_, i) => `Card ${i} of many`).join('\n')}`,
    );
    expect(faults[0]).toEqual({ where: 'the deck', what: 'more than 200 lines of cards', expected: 'one deck' });
    expect(deck.cards).toHaveLength(200);
  });

  test.each([
    ['spaces', `2x${' '.repeat(290)}a`],
    ['brackets', '['.repeat(290)],
    ['marks', '(maverick)'.repeat(29)],
    ['counts', 'x1 '.repeat(90)],
    ['colons', ':'.repeat(290)],
    ['hashes', `${'#'.repeat(150)}${'*'.repeat(140)}`],
  ])('of %s in a line is still one line', async (_, line) => {
    const { deck } = await read(`Dis\nBonesaw\n${line}`);
    expect(deck.cards[0]).toMatchObject({ card: 'bonesaw', count: 1 });
  });
});

describe('what lies beside each deck of a set', () => {
  const told = (notes: readonly string[]) => notes.filter((note) => note.includes('does not name'));

  test.each([
    ['Winds of Exchange', 'the token creature, which lies', 'without it, its cards make none', 'Grunt'],
    ['Prophetic Visions', 'the prophecies, which lie', 'the deck is played without them', 'Bad Omen'],
    ['Crucible Clash', 'the archon power, which lies', 'the deck is played without one', 'Tinkerer'],
  ])('is missed in a list of %s that leaves it out', async (set, said, without, card) => {
    const list = `Set: ${set}\nBrobnar\nAnger`;
    expect(told((await read(list)).notes)).toEqual([
      `Its source does not name ${said} beside each deck of ${set}; ${without}.`,
    ]);
    expect(told((await read(`${list}\nBeside the deck\n${card}`)).notes)).toEqual([]);
  });

  test('is nothing in other sets', async () => {
    expect(told((await read('Set: Draconian Measures\nMars\nZorg')).notes)).toEqual([]);
  });
});
