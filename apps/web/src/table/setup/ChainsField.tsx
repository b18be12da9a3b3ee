// With how many chains the decks start: set here, filled in by the handicap that the rulebook suggests, or bid for.
import type { EditionName } from '@vaultsong/engine';
import type { Pair, Side } from '@vaultsong/match';
import { counted } from '@vaultsong/say';
import { useEffect, useId, useState } from 'react';
import { table } from '../../client/client.ts';
import { Check } from '../../components/form/choices.tsx';
import { useNotes } from '../../components/form/FieldNotes.tsx';
import type { Bound, FormPart } from '../../components/form/useForm.ts';
import { addressOf } from '../../routing/rulesAddress.ts';
import type { DeckInfo } from '../../wire/cardInfo.ts';
import type { HistoryInfo } from '../../wire/match.ts';
import { countChains } from '../speech/matchWords.ts';
import type { GameDraft } from './gameForm.ts';
import { chainBounds } from './gameForm.ts';

interface RuleProps {
  readonly edition: EditionName;
  readonly entry: string;
  readonly children: React.ReactNode;
}

const Rule = ({ edition, entry, children }: RuleProps) => (
  <a href={addressOf({ words: '', edition, entry })} target="_blank" rel="noopener">
    {children}
  </a>
);

/** "3 games so far: A won 2, B 1." */
function sayHistory({ wins }: HistoryInfo, decks: Pair<DeckInfo>): string {
  const games = wins[0] + wins[1];
  if (games === 0) return 'These two decks have not played each other at this table yet.';
  const [more, fewer]: Pair<Side> = wins[0] >= wins[1] ? [0, 1] : [1, 0];
  return `${counted(games, 'game')} so far: ${decks[more].name} won ${wins[more]}, ${decks[fewer].name} ${wins[fewer]}.`;
}

interface HandicapProps {
  /** Yours first. */
  readonly decks: Pair<DeckInfo>;
  readonly edition: EditionName;
  /** null while chains are not set here. */
  readonly onFill: ((chains: Pair<number>) => void) | null;
}

/** What became of the two decks so far, and what the rulebook makes of it. */
const Handicap = ({ decks, edition, onFill }: HandicapProps) => {
  const id = useId();
  const [history, setHistory] = useState<HistoryInfo | null>(null);
  const [you, foe] = [decks[0].slug, decks[1].slug];
  useEffect(() => {
    let late = false;
    setHistory(null);
    table.history(you, foe).then(
      (found) => {
        if (!late) setHistory(found);
      },
      (error: unknown) => console.warn('No history:', error),
    );
    return () => {
      late = true;
    };
  }, [you, foe]);
  if (you === foe) return <p className="hint">A deck against itself has no handicap.</p>;
  if (history === null) return null;
  const { stronger, suggestion } = history;
  const call = (side: Side | null): void => {
    table.callStronger(you, foe, side).then(setHistory, (error: unknown) => console.warn('No history:', error));
  };
  return (
    <div className="handicap" data-testid="handicap">
      <p className="hint">{sayHistory(history, decks)} Games with take-backs do not count.</p>
      <p>
        <label htmlFor={id}>The stronger deck</label>
        <select
          id={id}
          value={stronger ?? ''}
          onChange={({ target }) => call(target.value === '' ? null : target.value === '0' ? 0 : 1)}
        >
          <option value="">Neither, or unknown</option>
          <option value="0">{decks[0].name}</option>
          <option value="1">{decks[1].name}</option>
        </select>
      </p>
      {stronger === null || suggestion === null ? null : (
        <p className="suggestion" role="status">
          <span>
            <Rule edition={edition} entry="chain-suggestion">
              The rulebook suggests
            </Rule>{' '}
            {countChains(suggestion[stronger])} for {decks[stronger].name}.
          </span>
          {onFill === null ? null : (
            <button type="button" className="button" onClick={() => onFill(suggestion)}>
              Use {countChains(suggestion[stronger])}
            </button>
          )}
        </p>
      )}
    </div>
  );
};

interface ChainCountProps extends Bound<number> {
  readonly label: string;
  readonly disabled: boolean;
}

function ChainCount({ label, value, error, disabled, onChange }: ChainCountProps) {
  const { described, notes } = useNotes({ error });
  const [least, most] = chainBounds;
  return (
    <>
      <label className="chain-count">
        <span>{label}</span>
        <input
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          step={1}
          required
          disabled={disabled}
          value={Number.isNaN(value) ? '' : value}
          {...described}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      </label>
      {notes}
    </>
  );
}

interface ChainsFieldProps {
  readonly form: FormPart<GameDraft>;
  /** What the numbers are called: "Yours", "The bot’s". */
  readonly whose: Pair<string>;
  /** The decks may be bid for before the first game. */
  readonly mayBid: boolean;
  /** null while a deck is not known. */
  readonly decks: Pair<DeckInfo> | null;
  readonly edition: EditionName;
}

export function ChainsField({ form, whose, mayBid, decks, edition }: ChainsFieldProps) {
  const [mine, foes] = form.values.chains;
  const isBid = form.values.bid && mayBid;
  const setChains = (chains: Pair<number>): void => form.set({ chains });
  return (
    <fieldset className="field chains-field">
      <legend>Chains at the start</legend>
      <ChainCount
        label={whose[0]}
        value={mine}
        error={form.errorAt('chains.0')}
        disabled={isBid}
        onChange={(count) => setChains([count, foes])}
      />
      <ChainCount
        label={whose[1]}
        value={foes}
        error={form.errorAt('chains.1')}
        disabled={isBid}
        onChange={(count) => setChains([mine, count])}
      />
      <Check label="Bid for the decks instead" value={isBid} disabled={!mayBid} onChange={(bid) => form.set({ bid })} />
      <Rule edition={edition} entry="chain-bidding">
        What is chain bidding?
      </Rule>
      {decks === null ? null : <Handicap decks={decks} edition={edition} onFill={isBid ? null : setChains} />}
    </fieldset>
  );
}
