// Own results: wins and losses of all games that count, by any of their properties, with the games themselves below.
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { download } from '../../components/download.ts';
import { ListOpening } from '../../list/ListOpening.tsx';
import type { ListState } from '../../list/ListPage.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import { writeAddress } from '../../list/listAddress.ts';
import { withChosen } from '../../list/listOf.ts';
import { gamesPath, tablePath } from '../../routing/paths.ts';
import '../../style/games.css';
import '../../style/person.css';
import '../../style/results.css';
import type { Entry, Gathered } from './entry.ts';
import { resultsCsv, resultsJson } from './exportResults.ts';
import { FormPlot } from './FormPlot.tsx';
import { Groups } from './Groups.tsx';
import { ResultRow } from './ResultRow.tsx';
import type { ResultList } from './resultList.ts';
import { resultList } from './resultList.ts';
import type { Served } from './served.ts';
import { formOf, leastForPlot, sayTally, tallyOf } from './tally.ts';
import { Uncounted } from './Uncounted.tsx';
import type { Results } from './useResults.ts';
import { useResults } from './useResults.ts';

const NoResults = ({ gathered }: { readonly gathered: Gathered }) => (
  <div className="games-none">
    <p>No game that counts yet. Each game against a bot, an adventure or a person is counted when it is over.</p>
    <p className="buttons">
      <Link to={tablePath} className="button is-main">
        Play now
      </Link>
      <Link to={gamesPath} className="button">
        Your games
      </Link>
    </p>
    <Uncounted uncounted={gathered.uncounted} />
  </div>
);

const Export = ({ entries, address }: { readonly entries: readonly Entry[]; readonly address: string }) => (
  <p className="buttons">
    <button
      type="button"
      className="button"
      onClick={() => download('vaultsong-results.csv', resultsCsv(entries), 'text/csv')}
    >
      Export as CSV
    </button>
    <button
      type="button"
      className="button"
      onClick={() => download('vaultsong-results.json', resultsJson(entries, address), 'application/json')}
    >
      Export as JSON
    </button>
  </p>
);

interface StatisticsProps {
  readonly list: ResultList;
  readonly state: ListState<Entry>;
  readonly gathered: Gathered;
}

function Statistics({ list, state, gathered }: StatisticsProps) {
  const { found, address } = state;
  const tally = useMemo(() => tallyOf(found), [found]);
  const points = useMemo(() => formOf(found), [found]);
  if (found.length === 0) return <Uncounted uncounted={gathered.uncounted} />;
  return (
    <div className="results-statistics">
      <p className="results-sum">{sayTally(tally)}</p>
      {points.length === 0 ? (
        <p className="hint">From {leastForPlot} games on the share over time is drawn here.</p>
      ) : (
        <FormPlot points={points} />
      )}
      <Groups
        list={list}
        entries={found}
        by={address.parts.by ?? ''}
        onBy={(by) => state.change({ parts: { by } })}
        addressOf={(chosen) =>
          writeAddress(list, {
            ...address,
            filter: Object.entries(chosen).reduce(
              (filter, [facet, value]) => withChosen(filter, facet, [value]),
              address.filter,
            ),
          })
        }
      />
      <Export entries={found} address={writeAddress(list, address)} />
      <Uncounted uncounted={gathered.uncounted} />
      <h2>The games</h2>
    </div>
  );
}

const servedWords = ({ error, placed }: Served) =>
  ({
    none: null,
    all: null,
    asking: 'Reading your games at the server…',
    cut: `Of the server, your last ${placed.length.toLocaleString('en-US')} games are counted.`,
    failed: `Not all of your games at the server are counted: ${error ?? ''}`,
  }) as const satisfies Record<Served['state'], string | null>;

function Counted({ gathered, served }: Results) {
  const [now] = useState(() => Date.now());
  const { entries } = gathered;
  const list = useMemo(() => resultList(entries, now), [entries, now]);
  return (
    <ListPage
      list={list}
      items={entries}
      className="games-page results-page"
      results="game-list"
      head={
        <Link to={gamesPath} className="results-games">
          Your games
        </Link>
      }
      row={(entry, { words }) => <ResultRow key={entry.id} {...{ entry, words, now }} />}
      above={() => {
        const says = servedWords(served)[served.state];
        return says === null ? null : (
          <p className="list-notice" role="status">
            {says}
          </p>
        );
      }}
      between={(state) => <Statistics {...{ list, state, gathered }} />}
      none={() => <NoResults gathered={gathered} />}
    />
  );
}

export function ResultsPage() {
  const results = useResults();
  return results === null ? <ListOpening title="Your results" says="Counting your games…" /> : <Counted {...results} />;
}
