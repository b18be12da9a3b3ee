// The rulebook to read: by theme or by what is searched for, in one edition, with what the others say.
import { editionNames, editionOf } from '@vaultsong/engine';
import { isRule } from '@vaultsong/rulebook';
import { counted } from '@vaultsong/say';
import { useEffect, useId, useMemo } from 'react';
import { Link } from 'wouter';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { goTo, rename, useAddress } from '../../routing/navigation.ts';
import { EditionOptions } from '../../settings/EditionOptions.tsx';
import '../../style/rules.css';
import type { RulesAddress } from '../../routing/rulesAddress.ts';
import { addressFrom, addressOf } from '../../routing/rulesAddress.ts';
import { Rule } from './Rule.tsx';
import type { Chapter, Reading } from './reading.ts';
import { readingOf } from './reading.ts';

interface PartProps {
  readonly address: RulesAddress;
  readonly reading: Reading;
}

const Search = ({ address, reading }: PartProps) => {
  const [words, edition] = [useId(), useId()];
  return (
    <search>
      <form className="rules-search" onSubmit={(event) => event.preventDefault()}>
        <p className="field">
          <label htmlFor={words}>Search</label>
          <input
            id={words}
            type="search"
            value={reading.words}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => rename(addressOf({ ...address, words: event.target.value, entry: '' }))}
          />
        </p>
        <p className="field">
          <label htmlFor={edition}>Edition</label>
          <select
            id={edition}
            value={address.edition}
            onChange={(event) => {
              const chosen = editionNames.find((name) => name === event.target.value);
              if (chosen !== undefined) goTo(addressOf({ ...address, words: reading.words, edition: chosen }));
            }}
          >
            <EditionOptions />
          </select>
        </p>
      </form>
    </search>
  );
};

const sayCount = ({ chapters, words }: Reading, title: string): string => {
  const all = chapters.flatMap(({ entries }) => entries);
  const found = words === '' ? '' : ` with “${words.trim()}”`;
  if (all.length === 0) return `${title} has nothing${found}.`;
  const rules = all.filter(isRule).length;
  const ofSetting = all.length - rules;
  const setting = ofSetting === 0 ? '' : `${counted(ofSetting, 'entry', 'entries')} on the setting`;
  if (rules === 0) return `${setting}${found}`;
  return `${counted(rules, 'rule')} of ${title}${found}${setting === '' ? '' : `, and ${setting}`}`;
};

const Notices = ({ address, reading }: PartProps) =>
  reading.notices.length === 0 ? null : (
    <div className="rules-notice" role="alert">
      {reading.notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      {reading.elsewhere.length === 0 ? null : (
        <ul>
          {reading.elsewhere.map((edition) => (
            <li key={edition}>
              <Link to={addressOf({ ...address, edition })}>Read it in {editionOf(edition).title}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );

const Contents = ({ address, chapters }: { readonly address: RulesAddress; readonly chapters: readonly Chapter[] }) => (
  <nav className="rules-contents" aria-label="Themes">
    <ul>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <Link to={addressOf({ ...address, words: '', entry: id })}>{title}</Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** Leads eyes and keyboard to the entry that the address names, at each visit. */
function useArrival(entry: string, visit: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit
  useEffect(() => {
    const target = entry === '' ? null : document.getElementById(entry);
    // Whoever chooses an edition goes on choosing.
    if (!(document.activeElement instanceof HTMLSelectElement)) target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  }, [visit]);
}

/** A search that hides what the address leads to is over; the address says so too. */
function useTrueAddress(address: RulesAddress, words: string): void {
  useEffect(() => {
    if (address.words !== words) rename(addressOf({ ...address, words }));
  }, [address, words]);
}

const windowOf = (reading: Reading, entry: string): string => {
  const named = reading.chapters.flatMap((chapter) => chapter.entries).find(({ id }) => id === entry);
  return named === undefined ? 'Rules' : `${named.title} – Rules`;
};

export function RulesPage() {
  const { search, hash, visit } = useAddress();
  const address = useMemo(() => addressFrom(search + hash), [search, hash]);
  const reading = readingOf(address);
  const { edition, entry } = address;
  useTrueAddress(address, reading.words);
  useArrival(entry, visit);
  return (
    <div className="rules">
      <header className="rules-head">
        <PageHeading window={windowOf(reading, entry)}>Rules</PageHeading>
        <Search address={address} reading={reading} />
      </header>
      {reading.words === '' ? <Contents address={address} chapters={reading.chapters} /> : null}
      <div className="rules-main">
        <Notices address={address} reading={reading} />
        <p className="hint" role="status">
          {sayCount(reading, editionOf(edition).title)}
        </p>
        {reading.chapters.map((chapter) => (
          <section key={chapter.id} aria-labelledby={chapter.id}>
            <h2 id={chapter.id} tabIndex={-1}>
              {chapter.title}
            </h2>
            {chapter.entries.map((one) => (
              <Rule key={one.id} entry={one} edition={edition} words={reading.words} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
