// One entry: what the edition says, what others say, and where it is written.
import type { EditionName } from '@vaultsong/engine';
import { editionOf } from '@vaultsong/engine';
import type { Entry } from '@vaultsong/rulebook';
import { entryOf, entryText, isIn, paragraphsOf } from '@vaultsong/rulebook';
import { Link } from 'wouter';
import { addressOf } from '../../routing/rulesAddress.ts';
import { EntryText } from '../../rules/EntryText.tsx';
import { otherTexts, sourceLocationsOf } from './reading.ts';

interface TextProps {
  readonly text: string;
  /** Editions that say so. */
  readonly editions: readonly EditionName[];
  /** The edition that is read. */
  readonly edition: EditionName;
  readonly words: string;
}

/** Links stay in the edition that is read, unless it does not have what they lead to. */
const Text = ({ text, editions, edition, words }: TextProps) => {
  const leadTo = (id: string): string => {
    const has = isIn(entryOf(id), edition);
    return addressOf({ words, edition: has ? edition : (editions[0] ?? edition), entry: id });
  };
  return <EntryText paragraphs={paragraphsOf(text)} link={(id, shown) => <Link to={leadTo(id)}>{shown}</Link>} />;
};

const titlesOf = (editions: readonly EditionName[]): string =>
  editions.map((edition) => editionOf(edition).title).join(' and ');

interface RuleProps {
  readonly entry: Entry;
  readonly edition: EditionName;
  readonly words: string;
}

const Others = ({ entry, edition, words }: RuleProps) => {
  const others = otherTexts(entry, edition);
  if (others.length === 0) return null;
  return (
    <details className="rule-others">
      <summary>
        Other editions<span className="unseen"> on {entry.title}</span>
      </summary>
      <dl>
        {others.map(({ editions, text }) => (
          <div key={editions[0]}>
            <dt>{titlesOf(editions)}</dt>
            <dd>{text === null ? <p>Does not have this.</p> : <Text {...{ text, editions, edition, words }} />}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

const Sources = ({ entry }: { readonly entry: Entry }) => (
  <details className="rule-sources">
    <summary>
      Sources<span className="unseen"> of {entry.title}</span>
    </summary>
    <dl>
      {sourceLocationsOf(entry).map(({ document, sections }) => (
        <div key={document}>
          <dt>{document}</dt>
          <dd>{sections.join('; ')}</dd>
        </div>
      ))}
    </dl>
  </details>
);

export function Rule({ entry, edition, words }: RuleProps) {
  return (
    <article className="rule" id={entry.id} tabIndex={-1} aria-labelledby={`${entry.id}-title`}>
      <h3 id={`${entry.id}-title`}>
        <Link to={addressOf({ words, edition, entry: entry.id })}>{entry.title}</Link>
      </h3>
      <Text text={entryText(entry, edition)} editions={[edition]} edition={edition} words={words} />
      <div className="rule-notes">
        <Others entry={entry} edition={edition} words={words} />
        <Sources entry={entry} />
      </div>
    </article>
  );
}
