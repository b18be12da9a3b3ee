import { keyrakenCards } from '@vaultsong/adventures';
import { drawArt } from '@vaultsong/art';
import { cardSets, cards } from '@vaultsong/cards';
import { describe, expect, it } from 'vitest';
import { guesses } from '../../list/chosen.ts';
import { find, valuesIn } from '../../list/find.ts';
import { readAddress } from '../../list/listAddress.ts';
import { facetsOf } from '../../list/listOf.ts';
import { readQuery } from '../../list/query.ts';
import { cardPath, cardsFor, cardsWith } from './address.ts';
import { cardList } from './cardList.ts';
import type { CatalogueCard } from './catalogue.ts';
import { catalogue, printingIn, subjectOf } from './catalogue.ts';
import { kindOf, valuesOf, valueTitle } from './facets.ts';

const named = (name: string): CatalogueCard => {
  const card = catalogue.find((one) => one.name === name);
  if (card === undefined) throw new Error(`No card is called ${name}`);
  return card;
};

/** Cards that the gallery shows for an address, of those that there are. */
const shown = (search: string, all = catalogue) => {
  const { words, filter, sort } = readAddress(cardList, search, catalogue);
  return find(cardList, all, readQuery(words, cardList.search), filter, sort);
};
const namesFor = (search: string, all = catalogue): readonly string[] =>
  shown(search, all).items.map(({ name }) => name);
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

describe('a search that finds nothing', () => {
  it('names the cards that it may have been meant for, as the command line does', () => {
    expect(guesses(cardList, catalogue, 'bad peny')).toEqual(['Bad Penny', 'Rad Penny']);
    expect(guesses(cardList, catalogue, 'xyzzyxyzzy')).toEqual([]);
    expect(guesses(cardList, catalogue, ' ')).toEqual([]);
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
    for (const facet of facetsOf(cardList)) {
      const { values } = valuesIn(facet, catalogue);
      expect(values.length).toBeGreaterThan(1);
      for (const value of values) expect(facet.titleOf(value)).toMatch(/^[\p{Lu}[]/u);
    }
    expect(valueTitle('house', 'star-alliance')).toBe('Star Alliance');
    expect(valueTitle('set', 'as')).toBe('Æmber Skies');
    expect(valueTitle('set', 'new')).toBe('NEW');
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
    expect(namesFor('?q=type:creature+power=5+play:now', played)).toContain('berserker');
  });

  it('does not count what is no creature among the weak ones', () => {
    // Mimic Gel has no power of its own.
    const withPower = asked('type:creature play:now').filter((name) => named(name).power !== null);
    expect(asked('power<100 play:now')).toEqual(withPower);
    expect(asked('power>=0 type:action')).toEqual([]);
  });

  it('finds cards without a text by what is known of them', () => {
    expect(namesFor('?q=later+house:brobnar+power>5', [later])).toEqual(['later-troll']);
    expect(namesFor('?q=destroy', [later])).toEqual([]);
  });
});

describe('the filter', () => {
  it('wants one of the values on each side, and all sides', () => {
    const found = shown('?house=dis,mars&type=action').items;
    for (const one of found)
      expect(valuesOf(one, 'house').some((house) => house === 'dis' || house === 'mars')).toBe(true);
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set(['action']));
    const poisonous = cards.filter(({ keywords }) => keywords.poison !== undefined);
    expect(namesFor('?keyword=poison&play=now')).toHaveLength(poisonous.length);
    const anger = named('anger');
    const both = [anger, { ...anger, name: 'later-anger', text: null }];
    expect(namesFor('?play=now', both)).toEqual(['anger']);
    expect(namesFor('?play=later', both)).toEqual(['later-anger']);
    expect(namesFor('?bonus=none').every((name) => named(name).bonus.length === 0)).toBe(true);
  });

  it('keeps to a range, with open ends too', () => {
    const powers = (search: string) => new Set(shown(search).items.map(({ power }) => power ?? -1));
    expect(powers('?power=3-4')).toEqual(new Set([3, 4]));
    expect(powers('?power=2')).toEqual(new Set([2]));
    expect(Math.min(...powers('?power=7-'))).toBe(7);
    expect(Math.max(...powers('?power=-1'))).toBe(1);
    expect(shown('?armor=0').items.every(({ armor }) => armor === 0)).toBe(true);
  });

  it('counts what each value would leave, with all other sides as they are', () => {
    const { counts } = shown('?house=dis&type=action');
    expect(counts.get('house')?.get('mars')).toBe(namesFor('?house=mars&type=action').length);
    expect(counts.get('type')?.get('creature')).toBe(namesFor('?house=dis&type=creature').length);
    const { counts: all } = shown('');
    for (const { name } of facetsOf(cardList)) {
      const some = [...(all.get(name) ?? [])].slice(0, 12);
      expect(some.length).toBeGreaterThan(0);
      for (const [value, count] of some) expect(namesFor(`?${name}=${value}`)).toHaveLength(count);
    }
  });

  it('takes the rarity and the house that a card has in the chosen sets', () => {
    const risen: CatalogueCard = {
      ...later,
      printings: [...later.printings, { set: 'gr', number: '001', rarity: 'common', houses: ['saurian'] }],
    };
    const found = (search: string) => shown(search, [risen]);
    expect(found('?set=gr&rarity=common').items).toEqual([risen]);
    expect(found('?set=woe&rarity=common').items).toEqual([]);
    expect(found('?set=woe&rarity=common').counts.get('rarity')).toEqual(new Map([['rare', 1]]));
    expect(found('?rarity=common').items).toEqual([risen]);
    expect(found('?house=saurian').items).toEqual([risen]);
    expect(found('?house=saurian&set=woe').items).toEqual([]);
  });

  it('knows cards that can not be played yet', () => {
    expect(namesFor('?play=now')).toHaveLength(cards.length);
    expect(namesFor('?play=later')).toHaveLength(catalogue.length - cards.length - 27);
    expect(namesFor('?q=troll', [...catalogue, later])).toEqual(expect.arrayContaining(['troll', 'later-troll']));
    expect(namesFor('?house=none').every((name) => named(name).house === null)).toBe(true);
  });
});

describe('the order', () => {
  const inOrder = (sort: string) => shown(`?sort=${sort}`).items;

  it('is each time of all cards', () => {
    for (const { name } of cardList.sorts) expect(new Set(inOrder(name)).size).toBe(catalogue.length);
  });

  it('is by number in the chosen set, whatever set a card was in first', () => {
    const numbers = shown('?set=mg24').items.map((card) => printingIn(card, ['mg24'])?.number ?? '');
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
  it('says what it asks for in vain', () => {
    const { filter, ignored } = readAddress(cardList, '?house=dis,red&type=land&trait=imp,bird', catalogue);
    expect(filter.chosen).toEqual({ house: ['dis'], trait: ['imp'] });
    expect(ignored).toEqual([
      'No card has the house “red”.',
      expect.stringMatching(/^“type=land” is unknown; expected action, artifact, /),
      'No card has the trait “bird”.',
    ]);
  });

  it('has short forms for links', () => {
    expect(cardsWith('trait', 'knight')).toBe('/cards?trait=knight');
    expect(cardsFor('trait:"knight"')).toBe('/cards?q=trait:%22knight%22');
    expect(cardPath('bad-penny')).toBe('/c/bad-penny');
    expect(cardPath('bad-penny', 'manual')).toBe('/c/bad-penny?edition=manual');
  });

  it('leads to cards by each example of the help', () => {
    for (const [typed] of cardList.examples) {
      expect(readQuery(typed, cardList.search).faults).toEqual([]);
      expect(asked(typed).length).toBeGreaterThan(0);
    }
  });
});
