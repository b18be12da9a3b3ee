import { rulings } from '@vaultsong/cards';
import { bundledDecks } from '@vaultsong/decks';
import { entries } from '@vaultsong/rulebook';
import { describe, expect, it } from 'vitest';
import type { CatalogueCard } from '../cards/catalogue.ts';
import { catalogue } from '../cards/catalogue.ts';
import {
  cardNamed,
  decksWith,
  differsByEdition,
  editionIn,
  explainedOn,
  likeNamed,
  neighborsOf,
  rulingsOn,
} from './about.ts';

const named = (name: string): CatalogueCard => {
  const card = cardNamed(name);
  if (card === undefined) throw new Error(`No card is called ${name}`);
  return card;
};

describe('what the page of a card says', () => {
  it('its neighbors in the set, none before the first and after the last', () => {
    const [first, second] = [catalogue[0], catalogue[1]];
    expect(neighborsOf(named('anger'))).toEqual({ before: undefined, after: second });
    expect(second === undefined ? null : neighborsOf(second).before).toBe(first);
    expect(neighborsOf(named('way-of-the-wolf')).after).toBeUndefined();
    expect(neighborsOf(named('rotk-the-keyraken'))).toEqual({ before: undefined, after: named('rotk-crushing-arm') });
    expect(neighborsOf(named('rotk-titanic-maw')).after).toBeUndefined();
  });

  it('its keywords by the edition', () => {
    const elusive = catalogue.find((card) => card.keywords.includes('elusive')) ?? named('anger');
    const rule = (edition: 'master-16' | 'manual') => explainedOn(elusive, edition).map(({ known }) => known?.rule);
    expect(rule('manual')).not.toEqual(rule('master-16'));
    expect(differsByEdition(elusive)).toBe(true);
    expect(differsByEdition(named('champion-anaphiel'))).toBe(false);
    expect(explainedOn(named('ancient-bear'), 'master-16')).toEqual([
      {
        title: 'Assault 2',
        known: {
          keyword: 'assault',
          rule: 'When this creature attacks, it first deals 2 damage to the creature it attacks.',
          entry: 'assault',
        },
      },
    ]);
    expect(explainedOn(named('anger'), 'master-16')).toEqual([]);
    expect(explainedOn(named('crim-torchtooth'), 'manual')).toMatchObject([
      { title: 'Splash-attack 4', known: { keyword: 'splash-attack', entry: 'splash' } },
    ]);
    const strange = catalogue.find((card) => card.keywords.includes('entrench'));
    expect(strange === undefined ? [] : explainedOn(strange, 'current')).toContainEqual(
      expect.objectContaining({
        title: 'Entrench',
        known: expect.objectContaining({ keyword: 'entrench', entry: 'entrench' }),
      }),
    );
  });

  it('of each keyword that there is a rule to link to', () => {
    const ids = entries.map(({ id }) => id);
    const linked = catalogue.flatMap((card) => explainedOn(card, 'manual').flatMap(({ known }) => known?.entry ?? []));
    expect(linked).toContain('taunt');
    expect(linked.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('its rulings, and no others', () => {
    expect(rulingsOn(named('bad-penny')).map(({ id }) => id)).toEqual(
      rulings.filter(({ id }) => id.startsWith('bad-penny/')).map(({ id }) => id),
    );
    expect(rulingsOn(named('bad-penny')).length).toBeGreaterThan(0);
    expect(catalogue.flatMap(rulingsOn)).toHaveLength(rulings.filter(({ card }) => card !== null).length);
  });

  it('the decks with it, those with most of it first', () => {
    const decks = decksWith(named('bad-penny'));
    expect(decks.map(({ count }) => count)).toEqual(decks.map(({ count }) => count).toSorted((a, b) => b - a));
    expect(new Set(decks.map(({ slug }) => slug))).toEqual(
      new Set(
        bundledDecks.filter(({ deck }) => deck.cards.some(({ card }) => card === 'bad-penny')).map(({ slug }) => slug),
      ),
    );
    const copies = bundledDecks.flatMap(({ deck }) => deck.cards).reduce((sum, { count }) => sum + count, 0);
    expect(catalogue.flatMap(decksWith).reduce((sum, { count }) => sum + count, 0)).toBe(copies);
  });

  it('where it is a maverick', () => {
    const mavericks = bundledDecks.flatMap(({ slug, deck }) =>
      deck.cards.filter(({ card, house }) => named(card).house !== house).map(({ card }) => `${slug} ${card}`),
    );
    const said = catalogue.flatMap((card) =>
      decksWith(card)
        .filter(({ maverick }) => maverick)
        .map(({ slug }) => `${slug} ${card.name}`),
    );
    expect(said.toSorted()).toEqual(mavericks.toSorted());
    expect(said.length).toBeGreaterThan(0);
  });

  it('which cards a wrong name was perhaps meant for', () => {
    expect(likeNamed('bad-peny')[0]?.name).toBe('bad-penny');
    expect(likeNamed('Bad Penny')[0]?.name).toBe('bad-penny');
    expect(likeNamed('zzzzzzzzzzzz')).toEqual([]);
  });

  it('which edition an address asks for', () => {
    expect(editionIn('')).toEqual({ edition: 'current', unknown: null });
    expect(editionIn('?edition=manual')).toEqual({ edition: 'manual', unknown: null });
    expect(editionIn('?edition=v9')).toEqual({ edition: 'current', unknown: 'v9' });
  });
});
