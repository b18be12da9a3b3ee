// The gallery: all cards, by what is searched and chosen, as pictures or as a list.
import { counted } from '@vaultsong/say';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { KeyHint } from '../../components/KeyHint.tsx';
import { useSlash } from '../../components/useSlash.ts';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { goTo, goToPart, leftFor, rename, useAddress } from '../../routing/navigation.ts';
import { cardsPath } from '../../routing/paths.ts';
import '../../style/cards.css';
import { moveInGrid } from '../list/gridKeys.ts';
import { ListLooks } from '../list/ListLooks.tsx';
import { useGrowing } from '../list/useGrowing.ts';
import type { GalleryAddress } from './address.ts';
import { addressOf, galleryFrom } from './address.ts';
import { CardTile } from './CardTile.tsx';
import type { CatalogueCard } from './catalogue.ts';
import { catalogue, printingIn } from './catalogue.ts';
import { Filters } from './Filters.tsx';
import { facets, valueTitle } from './facets.ts';
import type { Filter, Found } from './filter.ts';
import { anyNumber, find, ranges, sorts, sortTitles } from './filter.ts';
import { readQuery, wordsIn } from './query.ts';
import { SearchHelp } from './SearchHelp.tsx';

interface HeadProps {
  readonly address: GalleryAddress;
  readonly search: React.RefObject<HTMLInputElement | null>;
  readonly onWords: (words: string) => void;
  /** Whether the filters are shown; only on a narrow screen can they be hidden. */
  readonly open: boolean;
  readonly filters: string;
  readonly onOpen: (open: boolean) => void;
  readonly chosen: number;
}

const Head = ({ address, search, onWords, open, filters, onOpen, chosen }: HeadProps) => {
  const [words, hint] = [useId(), useId()];
  return (
    <header className="cards-head">
      <PageHeading window={address.words.trim() === '' ? 'Cards' : `${address.words.trim()} – Cards`}>
        Cards
      </PageHeading>
      <search>
        <form onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={words} className="unseen">
            Search
          </label>
          <input
            ref={search}
            id={words}
            type="search"
            value={address.words}
            placeholder="Name or text, power>=5, house:dis …"
            aria-describedby={hint}
            aria-keyshortcuts="/"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onWords(event.target.value)}
          />
          <KeyHint>/</KeyHint>
          <span id={hint} className="unseen">
            Words of the name or the text, or such as house:dis and power&gt;=5. “How to search” below has examples.
          </span>
        </form>
      </search>
      <ListLooks
        sort={address.sort}
        sorts={sorts}
        sortTitles={sortTitles}
        onSort={(sort) => rename(addressOf({ ...address, sort }))}
        look={address.view}
        onLook={(view) => rename(addressOf({ ...address, view }))}
        {...{ filters, chosen, open, onOpen }}
      />
    </header>
  );
};

interface Choice {
  readonly title: string;
  readonly without: Filter;
}

/** All that is chosen, one by one, with the filter that is left when it is taken away. */
const choicesIn = (filter: Filter): readonly Choice[] => [
  ...facets.flatMap((facet) =>
    filter.chosen[facet].map((value) => ({
      title: valueTitle(facet, value),
      without: {
        ...filter,
        chosen: { ...filter.chosen, [facet]: filter.chosen[facet].filter((one) => one !== value) },
      },
    })),
  ),
  ...ranges.flatMap((name) => {
    const { from, to } = filter.within[name];
    if (from === null && to === null) return [];
    const said =
      from === to ? `${from}` : to === null ? `${from} or more` : from === null ? `up to ${to}` : `${from} to ${to}`;
    return [{ title: `${name} ${said}`, without: { ...filter, within: { ...filter.within, [name]: anyNumber } } }];
  }),
];

const sayCount = (found: number, all: number): string => {
  if (found === all) return `${all} cards`;
  return found === 0 ? `None of the ${all} cards is like that` : `${found} of ${all} cards`;
};

const sayShow = (found: number): string => {
  if (found === 0) return 'No card is like that';
  return `Show ${counted(found, 'card')}`;
};

/** Cards on a screen, about. */
const onScreen = 15;

const nameOf = ({ name }: CatalogueCard): string => name;

interface ResultProps {
  readonly found: Found;
  readonly address: GalleryAddress;
  readonly words: readonly string[];
}

const Result = ({ found: { cards }, address, words }: ResultProps) => {
  const [stop, setStop] = useState(leftFor);
  const { shown, more } = useGrowing(cards, stop, nameOf);
  const stopAt = shown.some(({ name }) => name === stop) ? stop : shown[0]?.name;
  return (
    <>
      <ul
        className={`card-grid is-${address.view}`}
        aria-label="Cards"
        onKeyDown={moveInGrid}
        onFocus={({ target }) => setStop(target.getAttribute('data-card'))}
        onClickCapture={({ target }) => {
          const card = target instanceof Element ? target.closest('a')?.getAttribute('data-card') : null;
          if (card !== null && card !== undefined) goToPart(card);
        }}
      >
        {shown.map((card, n) => (
          <CardTile
            key={card.name}
            card={card}
            words={words}
            isStop={card.name === stopAt}
            isFirst={n < onScreen}
            printing={printingIn(card, address.filter.chosen.set)}
          />
        ))}
      </ul>
      {more === null ? null : (
        <button ref={more.atEnd} type="button" className="button cards-more" onClick={more.show}>
          Show more of them: {cards.length - shown.length} are left
        </button>
      )}
    </>
  );
};

/** Whoever comes back from a card finds it again. */
function useReturn(): void {
  useEffect(() => {
    const name = leftFor();
    const card = name === null ? null : document.querySelector(`[data-card="${CSS.escape(name)}"]`);
    if (card instanceof HTMLElement) card.focus({ preventScroll: true });
  }, []);
}

export function CardsPage({ cards = catalogue }: { readonly cards?: readonly CatalogueCard[] }) {
  const { search: asked } = useAddress();
  const address = useMemo(() => galleryFrom(asked, cards), [asked, cards]);
  const shown = useDeferredValue(address);
  const query = useMemo(() => readQuery(shown.words), [shown.words]);
  const words = useMemo(() => wordsIn(query), [query]);
  const found = useMemo(() => find(cards, query, shown.filter, shown.sort), [cards, query, shown.filter, shown.sort]);
  const search = useRef<HTMLInputElement>(null);
  const filters = useId();
  const [open, setOpen] = useState(false);
  useSlash(search);
  useReturn();
  const choices = choicesIn(address.filter);
  const notices = [...address.ignored, ...query.faults];
  const setFilter = (filter: Filter): void => rename(addressOf({ ...address, filter }));
  return (
    <div className="cards">
      <Head
        address={address}
        search={search}
        onWords={(typed) => rename(addressOf({ ...address, words: typed }))}
        open={open}
        filters={filters}
        onOpen={setOpen}
        chosen={choices.length}
      />
      <section className={`cards-filters ${open ? 'is-open' : ''}`} id={filters} aria-label="Filters">
        <Filters cards={cards} filter={address.filter} counts={found.counts} onFilter={setFilter} />
        <button type="button" className="button is-main filters-done" onClick={() => setOpen(false)}>
          {sayShow(found.cards.length)}
        </button>
      </section>
      <div className="cards-main">
        {notices.length === 0 ? null : (
          <div className="cards-notice" role="alert">
            {notices.map((notice) => (
              <p key={notice}>{notice}</p>
            ))}
          </div>
        )}
        <div className="cards-choices">
          <p role="status">{sayCount(found.cards.length, cards.length)}</p>
          {choices.map(({ title, without }) => (
            <button key={title} type="button" className="choice" onClick={() => setFilter(without)}>
              <span className="unseen">Without </span>
              {title}
              <span aria-hidden="true"> ×</span>
            </button>
          ))}
          {choices.length === 0 && address.words === '' ? null : (
            <button type="button" className="choice is-all" onClick={() => goTo(cardsPath)}>
              Show all cards
            </button>
          )}
          <SearchHelp />
        </div>
        <Result found={found} address={shown} words={words} />
      </div>
    </div>
  );
}
