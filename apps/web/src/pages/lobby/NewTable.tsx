// Form that describes a table before it is opened.

import { difficulties } from '@vaultsong/adventures/difficulty';
import type { Person } from '@vaultsong/protocol';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { Held } from '../../collection/collection.ts';
import { Check, optionsOf, Radios } from '../../components/form/choices.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { Options } from '../../components/form/fields.tsx';
import { NumberField, SelectField } from '../../components/form/fields.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import type { ChosenDeck } from '../../onlineUi/deck/chosenDeck.ts';
import { DeckSelect } from '../../onlineUi/deck/DeckSelect.tsx';
import { SubmitButton } from '../../onlineUi/form/SubmitButton.tsx';
import type { RequestForm } from '../../onlineUi/form/useRequestForm.ts';
import { MutationOutcome } from '../../onlineUi/QueryState.tsx';
import { accountPath } from '../../routing/paths.ts';
import { EditionField } from '../../settings/EditionField.tsx';
import { rungTitles } from '../../table/speech/bots.ts';
import type { PlanProps } from './PlanFields.tsx';
import { ClockFields, DuelFields } from './PlanFields.tsx';
import type { Guest, Plan } from './plan.ts';
import { bounds, bringsDeck, games, isDuel, othersOf, settled, whyNotRated } from './plan.ts';

const gameTitles = { own: 'Own decks', sealed: 'Sealed', keyraken: 'Together against the Keyraken' } as const;
const gameWords = {
  own: 'Each player brings a deck.',
  sealed: 'Each player gets a new, unseen deck.',
  keyraken: 'One to three decks stand together against an adversary that plays by itself.',
} as const;
const difficultyTitles = { easy: 'Easy', normal: 'Normal', hard: 'Hard' } as const;
const playerTitles = { 1: '1', 2: '2', 3: '3' } as const;

const guestTitles: Options<Guest> = [['person', 'A player who joins'], ...rungTitles];

function Handicap({ form }: PlanProps) {
  const { bid, chains, series } = form.values;
  const [mine, foes] = chains;
  return (
    <fieldset className="field new-table-chains">
      <legend>Handicap: chains at the start</legend>
      <NumberField
        label="Yours"
        bounds={bounds.chains}
        value={mine}
        error={form.errorAt('chains.0')}
        disabled={bid}
        onChange={(count) => form.set({ chains: [count, foes] })}
      />
      <NumberField
        label="The other’s"
        bounds={bounds.chains}
        value={foes}
        error={form.errorAt('chains.1')}
        disabled={bid}
        onChange={(count) => form.set({ chains: [mine, count] })}
      />
      {series === 'adaptive' ? null : (
        <Check
          label="Bid for the decks instead"
          value={bid}
          onChange={(isBid) => form.set({ bid: isBid, chains: [0, 0] })}
        />
      )}
    </fieldset>
  );
}

const Team = ({ form }: PlanProps) => (
  <>
    <Radios
      legend="Number of players"
      options={optionsOf(['1', '2', '3'] as const, playerTitles)}
      value={`${form.values.players}`}
      onChange={(count) => form.set({ players: count === '1' ? 1 : count === '2' ? 2 : 3 })}
    />
    <Radios legend="How hard" options={optionsOf(difficulties, difficultyTitles)} {...form.bind('difficulty')} />
  </>
);

const Others = ({ form: { values, set } }: PlanProps) =>
  othersOf(values).map((guest, n) => (
    <SelectField
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
      key={n}
      label={isDuel(values) ? 'Against' : `Player ${n + 2}`}
      value={guest}
      options={guestTitles}
      onChange={(chosen) => set({ others: n === 0 ? [chosen, values.others[1]] : [values.others[0], chosen] })}
    />
  ));

const Rated = ({ form, why }: PlanProps & { readonly why: string | null }) => {
  const id = useId();
  return (
    <div className="field">
      <Check
        label="Rated: counts for both players, without take-backs"
        value={form.values.rated && why === null}
        disabled={why !== null}
        describedBy={why === null ? undefined : id}
        onChange={(rated) => form.set({ rated })}
      />
      {why === null ? null : (
        <p id={id} className="hint">
          {why} {why.includes('accounts') ? <Link to={accountPath}>Turn this guest into an account</Link> : null}
        </p>
      )}
    </div>
  );
};

export interface NewTableProps {
  readonly you: Person | null;
  readonly held: Held | null;
  readonly chosen: ChosenDeck;
  readonly form: RequestForm<Plan, Plan>;
  /** Opens the table, and sits down at it. @param plan settled */
  readonly onOpen: (plan: Plan) => Promise<undefined>;
  readonly onClose: () => void;
}

export function NewTable({ you, held, chosen, form, onOpen, onClose }: NewTableProps) {
  const isAccount = you !== null && you.kind !== 'guest';
  const { values: plan, mutation } = form;
  const [more, setMore] = useState(false);
  const why = whyNotRated(plan, isAccount);
  const takeBacks = form.bind('takeBacks');
  return (
    <Sheet title="New table" className="new-table" onClose={onClose}>
      <Form form={form} onSubmit={form.send((checked) => onOpen(settled(checked, isAccount)))}>
        <Radios legend="What is played" options={optionsOf(games, gameTitles)} {...form.bind('game')} />
        <p className="hint" aria-live="polite">
          {gameWords[plan.game]}
        </p>
        {isDuel(plan) ? <DuelFields form={form} /> : <Team form={form} />}
        {bringsDeck(plan) ? (
          <DeckSelect label="Your deck" held={held} chosen={chosen} error={form.errorAt('deck')} onPick={form.clear} />
        ) : null}
        <Others form={form} />
        <ClockFields form={form} />
        <Rated form={form} why={why} />
        <Check
          label="Private: not in the lobby, open to everyone with the link"
          value={!plan.listed}
          onChange={(isPrivate) => form.set({ listed: !isPrivate })}
        />
        <details className="more" open={more} onToggle={(event) => setMore(event.currentTarget.open)}>
          <summary>More: rules, handicap, take-backs, spectators</summary>
          <div className="more-body">
            {isDuel(plan) ? <Handicap form={form} /> : null}
            <EditionField {...form.bind('edition')} />
            <Check
              label="Take-backs if all players agree"
              value={plan.takeBacks && !plan.rated}
              disabled={plan.rated && why === null}
              onChange={takeBacks.onChange}
            />
            <Check label="Allow spectators" {...form.bind('spectators')} />
            {plan.spectators ? (
              <NumberField label="Delay for spectators in seconds" bounds={bounds.delay} {...form.bind('delay')} />
            ) : null}
          </div>
        </details>
        <MutationOutcome mutation={mutation} />
        <div className="buttons">
          <SubmitButton busy={mutation.busy} label="Open the table" meanwhile="Opening…" />
          <button type="button" className="button" onClick={onClose}>
            Back
          </button>
        </div>
      </Form>
    </Sheet>
  );
}
