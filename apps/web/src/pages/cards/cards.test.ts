import { keyrakenCards } from '@vaultsong/adventures';
import { drawArt } from '@vaultsong/art';
import { cardSets, cards } from '@vaultsong/cards';
import { describe, expect, it } from 'vitest';
import { fold, matchesOf } from '../../components/fold.ts';
import { stepBy } from '../list/gridKeys.ts';
import { addressOf, addressWith, cardPath, galleryFrom, wholeGallery } from './address.ts';
import type { CatalogueCard } from './catalogue.ts';
import { catalogue, printingIn, subjectOf } from './catalogue.ts';
import { facets, kindOf, valuesIn, valuesOf, valueTitle } from './facets.ts';
import { find, noFilter, sorts } from './filter.ts';
import { answers, readQuery, wordsIn } from './query.ts';

const named = (name: string): CatalogueCard => {
  const card = catalogue.find((one) => one.name === name);
  if (card === undefined) throw new Error(`No card is called ${name}`);
  return card;
};

/** What the gallery shows for an address. */
const shown = (search: string) => {
  const { words, filter, sort } = galleryFrom(search, catalogue);
  return find(catalogue, readQuery(words), filter, sort);
};
const namesFor = (search: string): readonly string[] => shown(search).cards.map(({ name }) => name);
const asked = (words: string): readonly string[] => namesFor(`?${new URLSearchParams({ q: words })}`);

/** A card of a set that can not be played yet: its facts are known, its text is not. */
const later: CatalogueCard = {
  ...named('troll'),
  name: 'later-troll',
  title: 'Later Troll',
  text: null,
  printings: [{ set: 'woe', number: '001', rarity: 'rare', houses: ['brobnar'] }],
};

describe('what came with Mass Mutation and Dark Tidings', () => {
  it('is found by the icons that cards add to others', () => {
    const capturing = asked('enhance:capture set:mm');
    expect(capturing.length).toBeGreaterThan(3);
    expect(capturing.every((name) => named(name).enhance.includes('capture'))).toBe(true);
    expect(namesFor('?enhance=capture&set=mm')).toEqual(capturing);
  });

  it('is found by its kind: halves of gigantic creatures, evil twins, and what speaks of the tide', () => {
    expect(new Set(asked('kind:gigantic set:mm'))).toEqual(
      new Set(['deusillus', 'niffle-kong', 'ultra-gravitron'].flatMap((id) => [id, `${id}2`])),
    );
    expect(asked('kind:evil-twin sea')).toEqual(['sea-urchin-evil-twin']);
    expect(asked('kind:tide')).toEqual(expect.arrayContaining(['sea-urchin', 'the-tide', 'freebooter-faye']));
    expect(asked('kind:tide')).not.toContain('urchin');
  });
});

describe('the catalogue', () => {
  it('has every card once, by the number of its first printing, and a text of those that can be played', () => {
    expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length);
    const first = catalogue.slice(0, 370);
    expect(first.map(({ printings }) => printings[0]?.number)).toEqual(
      Array.from({ length: 370 }, (_, n) => String(n + 1).padStart(3, '0')),
    );
    expect(first.every(({ text }) => text !== null)).toBe(true);
    const withText = catalogue.filter(({ text }) => text !== null).map(({ name }) => name);
    expect(new Set(withText)).toEqual(new Set([...cards, ...keyrakenCards].map(({ id }) => id)));
    expect(catalogue.length).toBeGreaterThan(2700);
  });

  it('has the cards of the Keyraken last, which are played in an adventure', () => {
    const last = catalogue.slice(-27);
    expect(
      last.every(({ house, text, printings }) => house === 'keyraken' && text !== null && printings.length === 0),
    ).toBe(true);
    expect(catalogue.filter(({ adventure }) => adventure !== null)).toEqual(last);
    // Menagerie 2024 prints most of them once more.
    expect(namesFor('?house=keyraken').slice(-27)).toEqual(last.map(({ name }) => name));
    expect(namesFor('?play=adventure')).toHaveLength(27);
    expect(namesFor('?set=rotk')).toHaveLength(27);
    expect(valueTitle('set', 'rotk')).toBe('Rise of the Keyraken');
    expect(valueTitle('play', 'adventure')).toBe('In an adventure');
    expect(named('rotk-the-keyraken').adventure?.copies).toBeNull();
    expect(named('rotk-devour-whole').adventure?.copies).toEqual({ count: 3, of: 45 });
    expect(last.reduce((sum, { adventure }) => sum + (adventure?.copies?.count ?? 0), 0)).toBe(45);
  });

  it('can have a picture of every card drawn', () => {
    const palest = catalogue.find(({ house }) => house === null) ?? named('troll');
    expect(drawArt(subjectOf(palest))).toBe(drawArt({ ...subjectOf(palest), house: 'redemption' }));
    expect(new Set(catalogue.map((card) => subjectOf(card).type))).toEqual(
      new Set(['action', 'adversary', 'artifact', 'creature', 'upgrade']),
    );
    expect(subjectOf(named('anger'))).toMatchObject({ power: 0, armor: 0, house: 'brobnar' });
  });

  it('lists the printings of a card from the oldest set to the newest', () => {
    const ages: readonly string[] = cardSets.map(({ id }) => id);
    for (const { printings } of catalogue) {
      const order = printings.map(({ set }) => ages.indexOf(set));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(order).not.toContain(-1);
    }
  });

  it('has a title for every value that cards can be filtered by', () => {
    for (const facet of facets) {
      const values = valuesIn(catalogue, facet);
      expect(values.length).toBeGreaterThan(1);
      for (const value of values) expect(valueTitle(facet, value)).toMatch(/^[\p{Lu}[]/u);
    }
    expect(valueTitle('house', 'star-alliance')).toBe('Star Alliance');
    expect(valueTitle('set', 'as')).toBe('Æmber Skies');
    expect(valueTitle('set', 'new')).toBe('NEW');
  });
});

describe('comparing texts', () => {
  it('overlooks accents, ligatures, apostrophes and case', () => {
    expect(fold('Æmber Imp’s Café')).toBe('aember imps cafe');
  });

  it('finds the places in the text as it is written', () => {
    const text = 'Gain Æmber. Coward’s end';
    const marked = (...words: string[]) => matchesOf(text, words).map(({ start, end }) => text.slice(start, end));
    expect(marked('aember')).toEqual(['Æmber']);
    expect(marked('cowards')).toEqual(['Coward’s']);
    expect(marked('gain', 'ain ')).toEqual(['Gain ']);
    expect(marked('e')).toEqual(['Æ', 'e', 'e']);
    expect(marked('', 'zeppelin')).toEqual([]);
  });
});

describe('the search', () => {
  it('finds evil twins by what they are, and tells them from their originals', () => {
    expect(named('armadrone-evil-twin').title).toBe('Armadrone (Evil Twin)');
    expect(asked('"evil twin" house:logos')).toContain('armadrone-evil-twin');
    expect(asked('"evil twin" house:logos')).not.toContain('armadrone');
  });

  it('tells the halves of a gigantic creature apart', () => {
    expect(kindOf(named('ultra-gravitron'))).toBe('creature, base half');
    expect(kindOf(named('ultra-gravitron2'))).toBe('creature, art half');
    expect(kindOf(named('armadrone'))).toBe('creature');
  });

  it('wants all words, in the name, the text or the traits', () => {
    expect(asked('bad penny')).toEqual(['bad-penny']);
    expect(asked('PENNY hand')).toEqual(['bad-penny']);
    expect(asked('zeppelin')).toEqual([]);
    expect(asked('martian')).toEqual(expect.arrayContaining([...asked('trait:martian')]));
    expect(asked('')).toHaveLength(catalogue.length);
  });

  it('puts cards with the words in their names first', () => {
    expect(asked('dust')[0]).toBe('dust-imp');
    expect(asked('troll')[0]).toBe('troll');
  });

  it('takes quoted words as they stand, and a minus as not', () => {
    const each = asked('"each creature"');
    expect(each.length).toBeGreaterThan(0);
    expect(asked('each creature').length).toBeGreaterThan(each.length);
    expect(asked('steal').length + asked('-steal').length).toBe(catalogue.length);
    expect(asked('"bad pen')).toEqual(['bad-penny']);
  });

  it('knows values and numbers', () => {
    const strong = asked('house:dis power>=5');
    expect(strong.length).toBeGreaterThan(0);
    for (const name of strong) expect(valuesOf(named(name), 'house')).toContain('dis');
    expect(strong.every((name) => (named(name).power ?? 0) >= 5)).toBe(true);
    expect(asked('Æmber>=2')).toEqual(asked('aember>1'));
    const rich = cards.filter(({ bonus }) => bonus.filter((icon) => icon === 'aember').length >= 2);
    expect(asked('aember>=2 play:now')).toHaveLength(rich.length);
    expect(asked('power<3 -power=1').every((name) => named(name).power === 2)).toBe(true);
    expect(asked('armor>0 armor<=1').every((name) => named(name).armor === 1)).toBe(true);
    expect(asked('power:5')).toEqual(asked('power=5'));
    expect(asked('set:"Age of Ascension"')).toEqual(asked('set:aoa'));
  });

  it('finds token creatures among the creatures, and by themselves', () => {
    const tokens = asked('type:token-creature');
    expect(tokens).toContain('berserker');
    expect(tokens.every((name) => kindOf(named(name)) === 'token creature')).toBe(true);
    expect(asked('type:creature')).toEqual(expect.arrayContaining([...tokens]));
    expect(namesFor('?type=creature')).toEqual(asked('type:creature'));
    expect(asked('type:creature power>=0')).toEqual(asked('power>=0'));
    // As it will be when its set can be played.
    const played = catalogue.map((card) => (card.name === 'berserker' ? { ...card, text: [] } : card));
    const { cards: now } = find(played, readQuery('type:creature power=5 play:now'), noFilter, 'number');
    expect(now.map(({ name }) => name)).toContain('berserker');
  });

  it('does not count what is no creature among the weak ones', () => {
    // Mimic Gel has no power of its own.
    const withPower = asked('type:creature play:now').filter((name) => named(name).power !== null);
    expect(asked('power<100 play:now')).toEqual(withPower);
    expect(asked('power>=0 type:action')).toEqual([]);
  });

  it('takes the beginning of a value, and all of it in quotation marks', () => {
    expect(asked('house:sanc')).toEqual(asked('house:sanctum'));
    expect(asked('trait:"martia"')).toEqual([]);
    expect(asked('trait:martia')).toEqual(asked('trait:"martian"'));
  });

  it('searches for words with a colon that are no filter', () => {
    const reaping = asked('reap:');
    expect(reaping.length).toBeGreaterThan(0);
    for (const name of reaping) expect(named(name).text?.join(' ')).toContain('Reap:');
    expect(readQuery('reap:')).toEqual({ terms: [{ kind: 'words', words: 'reap:', not: false }], faults: [] });
  });

  it('waits while a term is being typed, and says what means nothing', () => {
    for (const words of ['house:', 'power>=', '-', '"', '""']) expect(readQuery(words).faults).toEqual([]);
    expect(readQuery('house: power>=').terms).toEqual([]);
    expect(readQuery('power>=big').faults).toEqual(['power is compared with a number, as in power>=5.']);
    expect(readQuery('size>5').faults).toEqual([
      '“size>5” compares nothing that cards have. Numbers are power, armor, aember, as in power>=5.',
    ]);
  });

  it('tells of a field that there is not, and does not search for it', () => {
    const { terms, faults } = readQuery('hous:dis -colour=red steal "play:steal"');
    expect(terms).toEqual([
      { kind: 'words', words: 'steal', not: false },
      { kind: 'words', words: 'play:steal', not: false },
    ]);
    expect(faults[0]).toBe(
      'There is no “hous:” to search cards by, perhaps house. There are house, type, rarity, play, keyword, bonus, enhance, kind, trait, set, power, armor, aember. Words with a colon stand in quotation marks.',
    );
    expect(faults[1]).toMatch(/^There is no “colour:” to search cards by\. There are house/);
  });

  it('marks the words, not the filters or what must not be', () => {
    expect(wordsIn(readQuery('house:dis Steal -capture "Each creature"'))).toEqual(['steal', 'each creature']);
  });

  it('finds cards without a text by what is known of them', () => {
    expect(answers(later, readQuery('later house:brobnar power>5'))).toBe(true);
    expect(answers(later, readQuery('destroy'))).toBe(false);
  });
});

describe('the filter', () => {
  it('wants one of the values on each side, and all sides', () => {
    const found = shown('?house=dis,mars&type=action').cards;
    for (const one of found)
      expect(valuesOf(one, 'house').some((house) => house === 'dis' || house === 'mars')).toBe(true);
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set(['action']));
    const poisonous = cards.filter(({ keywords }) => keywords.poison !== undefined);
    expect(namesFor('?keyword=poison&play=now')).toHaveLength(poisonous.length);
    expect(namesFor('?keyword=assault').length).toBeGreaterThan(namesFor('?keyword=assault&play=now').length);
    expect(namesFor('?bonus=none').every((name) => named(name).bonus.length === 0)).toBe(true);
  });

  it('keeps to a range, with open ends too', () => {
    const powers = (search: string) => new Set(shown(search).cards.map(({ power }) => power ?? -1));
    expect(powers('?power=3-4')).toEqual(new Set([3, 4]));
    expect(powers('?power=2')).toEqual(new Set([2]));
    expect(Math.min(...powers('?power=7-'))).toBe(7);
    expect(Math.max(...powers('?power=-1'))).toBe(1);
    expect(shown('?armor=0').cards.every(({ armor }) => armor === 0)).toBe(true);
  });

  it('counts what each value would leave, with all other sides as they are', () => {
    const { counts, cards } = shown('?house=dis&type=action');
    expect(counts.house.get('mars')).toBe(namesFor('?house=mars&type=action').length);
    expect(counts.type.get('creature')).toBe(namesFor('?house=dis&type=creature').length);
    expect(counts.rarity.get('rare')).toBe(cards.filter((card) => valuesOf(card, 'rarity').includes('rare')).length);
    const { counts: all } = find(catalogue, readQuery(''), noFilter, 'number');
    for (const facet of facets) {
      for (const [value, count] of [...all[facet]].slice(0, 12))
        expect(namesFor(`?${facet}=${value}`)).toHaveLength(count);
    }
  });

  it('takes the rarity and the house that a card has in the chosen sets', () => {
    const risen: CatalogueCard = {
      ...later,
      printings: [...later.printings, { set: 'gr', number: '001', rarity: 'common', houses: ['saurian'] }],
    };
    const found = (search: string) => {
      const { filter } = galleryFrom(search, [...catalogue, risen]);
      return find([risen], readQuery(''), filter, 'number');
    };
    expect(found('?set=gr&rarity=common').cards).toEqual([risen]);
    expect(found('?set=woe&rarity=common').cards).toEqual([]);
    expect(found('?set=woe&rarity=common').counts.rarity).toEqual(new Map([['rare', 1]]));
    expect(found('?rarity=common').cards).toEqual([risen]);
    expect(found('?house=saurian').cards).toEqual([risen]);
    expect(found('?house=saurian&set=woe').cards).toEqual([]);
  });

  it('knows cards that can not be played yet', () => {
    expect(namesFor('?play=now')).toHaveLength(cards.length);
    expect(namesFor('?play=later')).toHaveLength(catalogue.length - cards.length - 27);
    const { cards: trolls } = find([...catalogue, later], readQuery('troll'), noFilter, 'number');
    expect(trolls.map(({ name }) => name)).toEqual(expect.arrayContaining(['troll', 'later-troll']));
    expect(namesFor('?house=none').every((name) => named(name).house === null)).toBe(true);
  });
});

describe('the order', () => {
  const inOrder = (sort: string) => shown(`?sort=${sort}`).cards;

  it('is each time of all cards', () => {
    for (const sort of sorts) expect(new Set(inOrder(sort)).size).toBe(catalogue.length);
  });

  it('is by number in the chosen set, whatever set a card was in first', () => {
    const numbers = shown('?set=mg24').cards.map((card) => printingIn(card, ['mg24'])?.number ?? '');
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers).toEqual(numbers.toSorted());
    expect(printingIn(named('urchin'), ['mg24', 'dm'])).toMatchObject({ set: 'mg24', number: '584' });
    expect(printingIn(named('urchin'), ['dm'])).toBeUndefined();
  });

  it('is by name, by house, by power, by bonus, by rarity', () => {
    const titles = inOrder('name').map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(
      new Set(
        inOrder('house')
          .slice(0, 52)
          .map(({ house }) => house),
      ),
    ).toEqual(new Set(['brobnar']));
    expect(inOrder('house').at(-1)?.house).toBeNull();
    const powers = inOrder('power').map(({ power }) => power ?? -1);
    expect(powers).toEqual(powers.toSorted((a, b) => b - a));
    expect(inOrder('aember')[0]?.bonus).toHaveLength(4);
    expect(inOrder('rarity')[0]?.printings.map(({ rarity }) => rarity)).toEqual(['tide']);
    expect(
      // Cards of an adventure have no rarity, and follow.
      inOrder('rarity')
        .at(-28)
        ?.printings.map(({ rarity }) => rarity),
    ).toEqual(expect.arrayContaining(['common']));
  });
});

describe('the address of the gallery', () => {
  it.each([
    '/cards',
    '/cards?q=house:dis+steal',
    '/cards?q=steal&house=dis,shadows&type=creature&rarity=rare&keyword=elusive&bonus=aember&trait=imp&set=cota,aoa',
    '/cards?power=3-5&armor=1&sort=name&view=list',
    '/cards?power=3-&armor=-2',
    '/cards?power=0',
  ])('%s is read and written back as it is', (address) => {
    const read = galleryFrom(new URL(address, 'http://cards').search, catalogue);
    expect(addressOf(read)).toBe(address);
    expect(read.ignored).toEqual([]);
  });

  it('leaves out what is as usual', () => {
    expect(addressOf(galleryFrom('?q=&house=&power=-&sort=number&view=pictures&colour=red', catalogue))).toBe('/cards');
    expect(addressOf(galleryFrom('?house=dis,dis,', catalogue))).toBe('/cards?house=dis');
    expect(addressOf(wholeGallery)).toBe('/cards');
  });

  it('says what it asks for in vain', () => {
    expect(galleryFrom('?house=dis,red&power=many&armor=5-2&sort=price&view=table', catalogue)).toMatchObject({
      filter: {
        chosen: { house: ['dis'] },
        within: { power: { from: null, to: null }, armor: { from: null, to: null } },
      },
      sort: 'number',
      view: 'pictures',
      ignored: [
        'No card has the house “red”.',
        '“power=many” is no range; expected 3, 3-, -5 or 3-5.',
        '“armor=5-2” is no range; expected 3, 3-, -5 or 3-5.',
        '“sort=price” is unknown; expected number, name, house, power, aember, rarity.',
        '“view=table” is unknown; expected pictures, list.',
      ],
    });
    expect(galleryFrom(`?house=${'x'.repeat(99)}`, catalogue).ignored).toEqual([
      `No card has the house “${'x'.repeat(40)}…”.`,
    ]);
  });

  it('has short forms for links', () => {
    expect(addressWith('trait', 'knight')).toBe('/cards?trait=knight');
    expect(cardPath('bad-penny')).toBe('/c/bad-penny');
    expect(cardPath('bad-penny', 'manual')).toBe('/c/bad-penny?edition=manual');
  });
});

describe('the way through the grid by keys', () => {
  // 0 1 2
  // 3 4 5
  // 6 7
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 3],
    ['ArrowRight', 7, null],
    ['ArrowLeft', 0, null],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 5, 7],
    ['ArrowDown', 6, null],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 2, null],
    ['Home', 5, 0],
    ['Home', 0, null],
    ['End', 0, 7],
    ['Enter', 3, null],
  ])('%s leads from %i to %s', (key, from, to) => {
    expect(stepBy(key, from, 8, 3)).toBe(to);
  });
});
