// The choice of a property, and the table of wins and losses by it.
import { useId, useMemo } from 'react';
import { Breakdown } from './Breakdown.tsx';
import type { Entry } from './entry.ts';
import { Matrix } from './Matrix.tsx';
import type { Grouping, ResultList } from './resultList.ts';
import { groupings, groupingTitles, valuesBy } from './resultList.ts';
import { linesBy, matrixBy } from './tally.ts';

interface GroupsProps {
  readonly list: ResultList;
  readonly entries: readonly Entry[];
  /** As the address has it. */
  readonly by: string;
  readonly onBy: (by: string) => void;
  /** The same page with one value of a filter. */
  readonly addressOf: (chosen: Readonly<Record<string, string>>) => string;
}

const turnsOf = ({ houses }: Entry, house: string): number => houses?.[house] ?? 0;

function Lines({
  list,
  entries,
  by,
  addressOf,
}: Omit<GroupsProps, 'by' | 'onBy'> & { readonly by: keyof typeof valuesBy }) {
  const lines = useMemo(() => linesBy(entries, valuesBy[by], by === 'house' ? turnsOf : undefined), [entries, by]);
  const left = useMemo(() => entries.filter((entry) => valuesBy[by](entry).length === 0).length, [entries, by]);
  return (
    <Breakdown
      key={by}
      title={groupingTitles[by]}
      lines={lines}
      titleOf={list.titleBy[by]}
      addressOf={(value) => addressOf({ [by]: value })}
      isHouses={by === 'house'}
      left={left}
    />
  );
}

const foeHouses = ({ foe }: Entry): readonly string[] => foe?.houses ?? [];
const ownHouses = ({ decks }: Entry): readonly string[] => decks.flatMap(({ houses }) => [...houses]);

function Crossed({
  list,
  entries,
  by,
  addressOf,
}: Pick<GroupsProps, 'list' | 'entries' | 'addressOf'> & { readonly by: 'decks' | 'matchups' }) {
  const matrix = useMemo(
    () => (by === 'decks' ? matrixBy(entries, valuesBy.deck, valuesBy.foe) : matrixBy(entries, ownHouses, foeHouses)),
    [entries, by],
  );
  return by === 'decks' ? (
    <Matrix
      matrix={matrix}
      rowTitle="Your deck"
      columnTitle="Deck against"
      titleOf={list.titleBy.deck}
      hint=""
      addressOf={(deck, foe) => addressOf({ deck, foe })}
    />
  ) : (
    <Matrix
      matrix={matrix}
      rowTitle="House in your deck"
      columnTitle="House in the other"
      titleOf={list.titleBy.house}
      hint="Each counts with each of its three houses."
      addressOf={null}
    />
  );
}

export function Groups({ by: asked, onBy, ...props }: GroupsProps) {
  const id = useId();
  const by: Grouping = groupings.find((one) => one === asked) ?? 'deck';
  return (
    <section className="results-groups" aria-label="Results by">
      <fieldset className="segments rating-pools">
        <legend className="unseen">Results by</legend>
        {groupings.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={id}
              className="unseen"
              checked={one === by}
              onChange={() => onBy(one === 'deck' ? '' : one)}
            />
            <span>{groupingTitles[one]}</span>
          </label>
        ))}
      </fieldset>
      {by === 'decks' || by === 'matchups' ? <Crossed by={by} {...props} /> : <Lines by={by} {...props} />}
    </section>
  );
}
