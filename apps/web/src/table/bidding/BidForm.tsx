// Your call: a number of chains for a deck, or a pass. It lets nobody bid what cannot be bid.
import type { Side } from '@vaultsong/match';
import { other } from '@vaultsong/match';
import type { FormEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { table } from '../../client/client.ts';
import type { Choice } from '../../wire/choice.ts';
import type { BiddingInfo } from '../../wire/match.ts';
import { usedKeyboard } from '../hand/focus.ts';
import { countChains, sayDeal, sayPass } from '../speech/matchWords.ts';
import { partyOf } from '../speech/parties.ts';

interface StepperProps {
  readonly least: number;
  readonly most: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A number of chains. */
export const Stepper = ({ least, most, value, onChange }: StepperProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (usedKeyboard()) input.current?.focus();
  }, []);
  const step = (by: number): void => {
    const now = Number.isInteger(Number(value)) ? Number(value) : least;
    onChange(String(Math.min(most, Math.max(least, now + by))));
  };
  return (
    <div className="stepper">
      <label htmlFor={id}>Chains</label>
      <button
        type="button"
        className="button"
        aria-label="One chain fewer"
        disabled={Number(value) <= least}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        ref={input}
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <button
        type="button"
        className="button"
        aria-label="One chain more"
        disabled={Number(value) >= most}
        onClick={() => step(1)}
      >
        +
      </button>
      <small className="hint">
        {least} to {most}
      </small>
    </div>
  );
};

interface BidFormProps {
  readonly choice: Choice;
  readonly bidding: BiddingInfo;
  /** Who calls. */
  readonly caller: Side;
}

export function BidForm({ choice, bidding, caller }: BidFormProps) {
  const { decks, least, most, standing } = bidding;
  const [wanted, want] = useState<Side>(bidding.deck ?? caller);
  const [text, setText] = useState(String(least ?? ''));
  const deck = bidding.deck ?? wanted;
  const chains = /^\d{1,2}$/.test(text) ? Number(text) : null;
  const bid = chains !== null && least !== null && chains >= least && chains <= most ? chains : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (bid !== null) table.call({ kind: 'bid', deck, chains: bid });
  };
  return (
    <form className="bid-form" onSubmit={submit}>
      {bidding.deck !== null || least === null ? null : (
        <fieldset className="field">
          <legend>For which deck?</legend>
          {([0, 1] as const).map((side) => (
            <label key={side} className="radio">
              <input type="radio" name="deck" checked={deck === side} onChange={() => want(side)} />
              <span>{decks[side].name}</span>
            </label>
          ))}
        </fieldset>
      )}
      {least === null ? null : (
        <>
          <Stepper least={least} most={most} value={text} onChange={setText} />
          <button type="submit" className="button is-main" disabled={bid === null} aria-describedby="bid-means">
            <span>{bid === null ? 'Bid' : `Bid ${countChains(bid)}`}</span>
          </button>
          <p id="bid-means" className="hint">
            {bid === null
              ? `A bid is a whole number from ${least} to ${most}.`
              : `If ${partyOf(choice, other(caller)).name} passes, ${sayDeal(choice, bidding, caller, deck, bid)}`}
          </p>
        </>
      )}
      <button
        type="button"
        className="button"
        aria-describedby="pass-means"
        onClick={() => table.call({ kind: 'pass' })}
      >
        <span>{standing === null ? 'Pass' : `Pass, and play ${decks[standing.deck === 0 ? 1 : 0].name}`}</span>
      </button>
      <p id="pass-means" className="hint">
        {sayPass(choice, bidding)}
      </p>
    </form>
  );
}
