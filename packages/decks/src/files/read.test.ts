import { isDefined } from '@vaultsong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeCode } from '../formats/code.ts';
import { registryIdIn } from '../import.ts';
import { DeckError, sayPlainly, writeDeck } from '../index.ts';
import { readAs, readOne } from '../testing/readOne.ts';
import { sample } from '../testing/samples.ts';
import { readDecks } from './read.ts';

const id = '6daec1d3-55e7-4fa9-b30d-2ebfb662a75a';

describe('the real lists of later sets, and those that are wrong at their source', async () => {
  const lists = await readAs('vaultsong', sample('lists.json'));

  test('say what is wrong with them', () => {
    const faults = lists
      .filter((list) => list.faults.length > 0)
      .map(({ deck, faults }) => [deck.name, faults.map(({ where, what }) => `${where}: ${what}`)]);
    expect(faults).toEqual([
      ['Cartographer Ananta Sodtima', ['cards of house dis: 13 cards', 'cards of house logos: 11 cards']],
      ['Enveldson the Proportionate', ['cards: 35 cards', 'cards of house brobnar: 11 cards']],
      ['Iridaral Amethyst-Feldt, Despot', ['cards: 35 cards', 'cards of house dis: 11 cards']],
    ]);
  });

  test.each(lists.filter(({ faults }) => faults.length === 0).map((list) => [list.deck.name, list] as const))(
    '%s is whole, and names the cards that cannot be played yet',
    (_, { deck, unplayable }) => {
      expect(deck.cards.reduce((sum, { count }) => sum + count, 0)).toBe(36);
      const missing = deck.cards.map(({ card }) => card).filter((card) => !isDefined(card));
      expect(unplayable.map(({ card }) => card)).toEqual([...new Set(missing)]);
      expect(deck.cards.filter(({ title }) => title !== undefined)).toEqual([]);
    },
  );
});

describe('the id or address of a deck', () => {
  test.each([
    id,
    ` ${id.toUpperCase()}\n`,
    `https://www.keyforgegame.com/deck-details/${id}`,
    `http://keyforgegame.com/deck-details/${id}/?x=1#y`,
    `www.keyforgegame.com/deck-details/${id}`,
    `https://www.keyforgegame.com/api/decks/v2/${id}/?links=cards`,
    `https://decksofkeyforge.com/decks/${id}`,
    `decksofkeyforge.com/decks/${id}`,
    `https://archonarena.com/decks/${id}`,
  ])('%s', async (text) => {
    expect(await readDecks(text)).toEqual({ format: 'registry-id', named: [{ line: 1, id }] });
  });

  test('several, one a line', async () => {
    expect(await readDecks(`${id}\n\nhttps://decksofkeyforge.com/decks/${id}\n`)).toEqual({
      format: 'registry-id',
      named: [
        { line: 1, id },
        { line: 3, id },
      ],
    });
  });

  test('several, with lines among them that name no deck, each told by its number', async () => {
    const alliance = `https://decksofkeyforge.com/alliance-decks/${id}`;
    const list = [`${id}`, alliance, '', id.slice(0, 20), `www.keyforgegame.com/deck-details/${id}`].join('\r\n');
    const read = await readDecks(list);
    if (read.format !== 'registry-id') throw new Error(`it was read as ${read.format}`);
    expect(read.named.map((one) => [one.line, 'id' in one ? one.id : one.fault.plain])).toEqual([
      [1, id],
      [2, expect.stringContaining('the page of an alliance')],
      [4, expect.stringContaining('not the page of a deck')],
      [5, id],
    ]);
  });

  test('not the first line of a list of cards', async () => {
    const list = `https://www.keyforgegame.com/deck-details/${id}\nBrobnar\n12 Anger\nDis\n12 Charge!\n`;
    expect((await readDecks(list)).format).toBe('text');
  });

  test.each([
    ['hello', 'This is no deck, nor a list of cards, a deck code or the address of a deck.'],
    ['', 'This is no deck, nor a list of cards, a deck code or the address of a deck.'],
    [
      'https://example.com/',
      'This is not the page of a deck: copy the address of one at keyforgegame.com or decksofkeyforge.com.',
    ],
    [
      `https://decksofkeyforge.com/alliance-decks/${id}`,
      'This is the page of an alliance, whose cards come from three decks. Bring it as a list of its cards.',
    ],
  ])('nothing in %j, which is told in one short sentence', async (text, sentence) => {
    const error: unknown = await readDecks(text).catch((reason: unknown) => reason);
    if (!(error instanceof DeckError)) throw error;
    expect(error.faults.map(sayPlainly)).toEqual([sentence]);
  });

  test.each([
    `https://example.com/decks/${id}`,
    `https://keyforgegame.com.example.com/deck-details/${id}`,
    'https://www.keyforgegame.com/deck-details/',
    `https://decksofkeyforge.com/theoretical-decks/${id}`,
    `https://decksofkeyforge.com/alliance-decks/${id}`,
    `https://www.keyforgegame.com/users/${id}`,
    `javascript:alert("${id}")`,
    `https://${'a'.repeat(1000)}/${id}`,
    'https://[/x',
  ])('is not %s', async (text) => {
    expect(registryIdIn(text)).toBeUndefined();
    await expect(readDecks(text)).rejects.toThrow(DeckError);
  });
});

test('an address of something else than a deck is refused with those of decks', async () => {
  await expect(readDecks(`https://decksofkeyforge.com/theoretical-decks/${id}`)).rejects.toThrow(
    'expected the page of a deck: https://www.keyforgegame.com/deck-details/ or https://decksofkeyforge.com/decks/, and its id',
  );
});

test.each(['1 Bad Pny\n1 Xyzzy', 'My deck\n\n1 Bad Pny\n1  Xyzzy\n'])(
  'a list of numbers and unknown names is told by those names: %j',
  async (text) => {
    const { faults } = await readOne('text', text);
    const said = faults.map(sayPlainly);
    expect(said).toContain('There is no card “Bad Pny”. Did you mean “Bad Penny”?');
    expect(said).toContain('There is no card “Xyzzy”.');
  },
);

test('prose in which a line begins with a number is no list', async () => {
  await expect(readDecks('We met on\n28 November\nand played.')).rejects.toThrow('expected a deck file (JSON)');
});

describe('what is no deck is refused with the formats there are', () => {
  test.each(['', '  \n', 'hello', 'a,b,c\n1,2,3', '%PDF-1.7', '<html><body>Too many requests</body></html>'])(
    '%j',
    async (text) => {
      await expect(readDecks(text)).rejects.toThrow('expected a deck file (JSON), an answer of the Master Vault');
    },
  );

  test.each([
    ['{}', 'an object with nothing in it'],
    ['{"a": 1, "b": 2}', 'an object with "a", "b"'],
    ['[1]', '1'],
    ['[[]]', 'a list of 0'],
    ['[null]', 'null'],
  ])('JSON: %s', async (text, what) => {
    expect((await readOne('vaultsong', text)).faults).toMatchObject([{ where: 'the deck', what }]);
  });

  test('JSON that is cut off, and an empty list', async () => {
    await expect(readDecks('{"name": "x"')).rejects.toThrow('line 1, column 13: not JSON');
    for (const none of ['[]', '{"decks": []}', '{"count": 0, "data": []}', '[{"data": []}]'])
      await expect(readDecks(none), none).rejects.toThrow('a list without decks; expected at least one');
  });
});

describe('a list of decks', () => {
  test('may mix whole and broken ones; the broken ones are told, not left out', async () => {
    const [first] = await readAs('vaultsong', sample('lists.json'));
    const decks = await readAs('vaultsong', `[${writeDeck(first!.deck)}, {"name": 1}, 7]`);
    expect(decks.map(({ faults }) => faults.length > 0)).toEqual([false, true, true]);
  });

  test('of codes may have a misspelt one', async () => {
    const [first] = await readAs('vaultsong', sample('lists.json'));
    const decks = await readAs('code', `${writeCode(first!.deck)}\nvs1-xyz`);
    expect(decks.map(({ faults }) => faults.length > 0)).toEqual([false, true]);
  });
});

describe('a hostile text', () => {
  test('that is nested deeply', async () => {
    await expect(readDecks('['.repeat(200_000))).rejects.toThrow('not JSON');
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    expect((await readOne('vaultsong', deep)).faults).toMatchObject([{ where: 'the deck', what: 'a list of 1' }]);
    const inside = `{"data": {"name": "x", "notes": ${deep}, "_links": ${deep}}}`;
    expect((await readOne('master-vault', inside)).faults[0]).toMatchObject({ where: '_links' });
  });

  test('that is huge', async () => {
    await expect(readDecks('x'.repeat(20_000_001))).rejects.toThrow('20000001 characters; expected at most 20000000');
    await expect(readDecks(`[${'{},'.repeat(3000)}{}]`)).rejects.toThrow('3001 decks; expected at most 3000');
  });

  test('cannot reach the prototype of an object', async () => {
    const text =
      '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "name": "x", "houses": [], "cards": []}';
    await readOne('vaultsong', text);
    const answer =
      '{"data": {"name": "x", "set_era_cards": {"__proto__": ["a"]}, "_links": {"houses": ["__proto__", "constructor"], "cards": ["__proto__"]}}, "_linked": {"cards": [{"id": "__proto__", "card_title": "__proto__", "house": "toString"}]}}';
    const { deck, faults } = await readOne('master-vault', answer);
    expect(deck.cards).toEqual([{ card: 'proto', title: '__proto__', count: 1, house: null }]);
    expect(faults.filter(({ where }) => where === '_links.houses')).toHaveLength(2);
    await readOne('csv', 'Name,__proto__,Cards\nx,y,__proto__|constructor');
    expect({}).not.toHaveProperty('polluted');
  });

  test('cannot steer the terminal or the page that shows it', async () => {
    const name = 'a\u001b[2J\u202Eb<script>alert(1)</script>';
    const { deck, notes } = await readOne('master-vault', JSON.stringify({ data: { name, cards: ['\u001b[31m'] } }));
    expect(deck.name).toBe('a[2Jb<script>alert(1)</script>');
    expect(notes[0]).toContain('was shortened or cleaned');
    const said = JSON.stringify((await readOne('csv', `Name,Houses,Cards\nx,\u001b[1m,\u0007`)).faults);
    for (const text of [said, ...notes]) expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  test('whatever it is, is read or refused with an error about decks', async () => {
    const pieces = [
      '{',
      '[',
      '"',
      'name',
      ':',
      ',',
      '\n',
      'Dis',
      '2x ',
      'vs1-',
      id,
      'Bonesaw',
      '|',
      'Name',
      '\u0000',
      '(',
      ')',
      '#',
    ];
    const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 5 })), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(text, async (words) => {
        try {
          const read = await readDecks(words.join(''));
          if (read.format !== 'registry-id') expect(read.decks.length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(DeckError);
        }
      }),
    );
  });

  test('of any JSON is read or refused with an error about decks', async () => {
    const keys = fc.constantFrom(
      'data',
      '_links',
      'cards',
      'houses',
      'name',
      'deck',
      'housesAndCards',
      'decks',
      '_linked',
      'id',
    );
    const json = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 4 }, fc.constantFrom(null, 1, 'x', id, true), tie('list'), tie('object')),
      list: fc.array(tie('value'), { maxLength: 3 }),
      object: fc.dictionary(keys, tie('value'), { maxKeys: 4 }),
    }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(json.object, json.list), async (value) => {
        try {
          const read = await readDecks(JSON.stringify(value));
          if (read.format !== 'registry-id')
            for (const { faults } of read.decks) expect(faults.length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(DeckError);
        }
      }),
    );
  });
});
