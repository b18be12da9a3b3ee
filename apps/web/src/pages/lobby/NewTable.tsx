// Form that describes a table before it is opened.
import type { Person } from '@vaultsong/protocol';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { Held } from '../../collection/collection.ts';
import { Check, Choice, NumberField } from '../../components/form/fields.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import type { ChosenDeck } from '../../onlineUi/deck/chosenDeck.ts';
import { DeckSelect } from '../../onlineUi/deck/DeckSelect.tsx';
import { MutationButton } from '../../onlineUi/MutationButton.tsx';
import { MutationOutcome } from '../../onlineUi/QueryState.tsx';
import type { Mutation } from '../../onlineUi/useMutation.ts';
import { accountPath } from '../../routing/paths.ts';
import { EditionField } from '../../settings/EditionField.tsx';
import { rungTitles } from '../../table/speech/bots.ts';
import type { PartProps } from './PlanFields.tsx';
import { ClockFields, DuelFields } from './PlanFields.tsx';
import type { Guest, Plan } from './plan.ts';
import { bringsDeck, games, isDuel, othersOf, settled, whyNotRated } from './plan.ts';

const gameTitles = { own: 'Own decks', sealed: 'Sealed', keyraken: 'Together against the Keyraken' } as const;
const gameWords = {
  own: 'Each brings a deck.',
  sealed: 'Each is dealt a new deck that nobody has seen before.',
  keyraken: 'One to three decks stand together against an adversary that plays by itself.',
} as const;
const difficultyTitles = { easy: 'Easy', normal: 'Normal', hard: 'Hard' } as const;
const playerTitles = { 1: '1', 2: '2', 3: '3' } as const;

const guestTitles: readonly (readonly [Guest, string])[] = [['person', 'Somebody who joins'], ...rungTitles];

const Handicap = ({ plan, set }: PartProps) => (
  <fieldset className="field new-table-chains">
    <legend>Handicap: chains at the start</legend>
    <NumberField
      label="Yours"
      least={0}
      most={24}
      value={plan.chains[0]}
      disabled={plan.bid}
      onNumber={(mine) => set({ chains: [mine, plan.chains[1]] })}
    />
    <NumberField
      label="The other’s"
      least={0}
      most={24}
      value={plan.chains[1]}
      disabled={plan.bid}
      onNumber={(foes) => set({ chains: [plan.chains[0], foes] })}
    />
    {plan.series === 'adaptive' ? null : (
      <Check says="Bid for the decks instead" checked={plan.bid} onCheck={(bid) => set({ bid, chains: [0, 0] })} />
    )}
  </fieldset>
);

const Team = ({ plan, set }: PartProps) => (
  <>
    <Choice
      legend="How many players"
      values={['1', '2', '3'] as const}
      titles={playerTitles}
      chosen={`${plan.players}`}
      onChoose={(count) => set({ players: count === '1' ? 1 : count === '2' ? 2 : 3 })}
    />
    <Choice
      legend="How hard"
      values={['easy', 'normal', 'hard'] as const}
      titles={difficultyTitles}
      chosen={plan.difficulty}
      onChoose={(difficulty) => set({ difficulty })}
    />
  </>
);

const Others = ({ plan, set }: PartProps) => {
  const id = useId();
  return othersOf(plan).map((guest, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
    <p key={n} className="field">
      <label htmlFor={`${id}-${n}`}>{isDuel(plan) ? 'Against' : `Player ${n + 2}`}</label>
      <select
        id={`${id}-${n}`}
        value={guest}
        onChange={({ target }) => {
          const [chosen] = guestTitles.find(([name]) => name === target.value) ?? ['person' as const];
          set({ others: n === 0 ? [chosen, plan.others[1]] : [plan.others[0], chosen] });
        }}
      >
        {guestTitles.map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </p>
  ));
};

const Rated = ({ plan, set, why }: PartProps & { readonly why: string | null }) => {
  const id = useId();
  return (
    <div className="field">
      <Check
        says="Rated: it counts for both, and nothing is taken back"
        checked={plan.rated && why === null}
        disabled={why !== null}
        describedBy={why === null ? undefined : id}
        onCheck={(rated) => set({ rated })}
      />
      {why === null ? null : (
        <p id={id} className="hint">
          {why} {why.includes('accounts') ? <Link to={accountPath}>Make one of who you are</Link> : null}
        </p>
      )}
    </div>
  );
};

export interface NewTableProps {
  readonly you: Person | null;
  readonly held: Held | null;
  readonly chosen: ChosenDeck;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  readonly mutation: Mutation;
  /** @param plan settled */
  readonly onOpen: (plan: Plan) => void;
  readonly onClose: () => void;
}

export function NewTable({ you, held, chosen, plan, onPlan, mutation, onOpen, onClose }: NewTableProps) {
  const isAccount = you !== null && you.kind !== 'guest';
  const set = (part: Partial<Plan>): void => onPlan({ ...plan, ...part });
  const [more, setMore] = useState(false);
  const open = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onOpen(settled(plan, isAccount));
  };
  const why = whyNotRated(plan, isAccount);
  return (
    <Sheet title="New table" className="new-table" onClose={onClose}>
      <form onSubmit={open}>
        <Choice
          legend="What is played"
          values={games}
          titles={gameTitles}
          chosen={plan.game}
          onChoose={(game) => set({ game })}
        />
        <p className="hint" aria-live="polite">
          {gameWords[plan.game]}
        </p>
        {isDuel(plan) ? <DuelFields plan={plan} set={set} /> : <Team plan={plan} set={set} />}
        {bringsDeck(plan) ? <DeckSelect label="Your deck" held={held} chosen={chosen} /> : null}
        <Others plan={plan} set={set} />
        <ClockFields plan={plan} set={set} />
        <Rated plan={plan} set={set} why={why} />
        <Check
          says="Private: it stands in no list, and whoever has the link may join"
          checked={!plan.listed}
          onCheck={(isPrivate) => set({ listed: !isPrivate })}
        />
        <details className="more" open={more} onToggle={(event) => setMore(event.currentTarget.open)}>
          <summary>More: rules, handicap, take-backs, who may look on</summary>
          <div className="more-body">
            {isDuel(plan) ? <Handicap plan={plan} set={set} /> : null}
            <EditionField chosen={plan.edition} onChoose={(edition) => set({ edition })} />
            <Check
              says="Moves may be taken back if all agree"
              checked={plan.takeBacks && !plan.rated}
              disabled={plan.rated && why === null}
              onCheck={(takeBacks) => set({ takeBacks })}
            />
            <Check says="Others may look on" checked={plan.watchers} onCheck={(watchers) => set({ watchers })} />
            {plan.watchers ? (
              <NumberField
                label="How many seconds later they see it"
                least={0}
                most={900}
                value={plan.delay}
                onNumber={(delay) => set({ delay })}
              />
            ) : null}
          </div>
        </details>
        <MutationOutcome mutation={mutation} />
        <div className="buttons">
          <MutationButton busy={mutation.busy} look="is-main">
            {mutation.busy ? 'Opening…' : 'Open the table'}
          </MutationButton>
          <button type="button" className="button" onClick={onClose}>
            Back
          </button>
        </div>
      </form>
    </Sheet>
  );
}
