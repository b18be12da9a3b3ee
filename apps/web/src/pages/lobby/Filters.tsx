// Filters of the list of tables. The address keeps each choice.
import { editionOf } from '@vaultsong/engine';
import { useId } from 'react';
import { Link } from 'wouter';
import { rename } from '../../routing/navigation.ts';
import type { FilterName, LobbyAddress } from './address.ts';
import { addressOf, allTables, clocks, deckKinds, editions, isNarrowed, plays, rateds, shows } from './address.ts';

const showTitles = { open: 'Open', playing: 'Being played' } as const;

const titles: { readonly [Name in FilterName]: string } = {
  play: 'Game',
  decks: 'Decks',
  clock: 'Clock',
  rated: 'Rated',
  edition: 'Rules',
};

const values: { readonly [Name in FilterName]: readonly (readonly [value: LobbyAddress[Name], title: string])[] } = {
  play: plays.map((one) => [one, { any: 'Any', duel: 'Duel', keyraken: 'Keyraken' }[one]]),
  decks: deckKinds.map((one) => [one, { any: 'Any', own: 'Own', sealed: 'Sealed' }[one]]),
  clock: clocks.map((one) => [
    one,
    { any: 'Any', none: 'None', turn: 'Each turn', chess: 'Whole game', days: 'Days' }[one],
  ]),
  rated: rateds.map((one) => [one, { any: 'Any', yes: 'Rated', no: 'Not rated' }[one]]),
  edition: editions.map((one) => [one, one === 'any' ? 'Any' : editionOf(one).title]),
};

interface FilterProps<Name extends FilterName> {
  readonly address: LobbyAddress;
  readonly name: Name;
}

const Filter = <Name extends FilterName>({ address, name }: FilterProps<Name>) => {
  const id = useId();
  return (
    <p className="lobby-filter">
      <label htmlFor={id}>{titles[name]}</label>
      <select
        id={id}
        value={address[name]}
        onChange={({ target }) => {
          const [value] = values[name].find(([one]) => one === target.value) ?? [allTables[name]];
          rename(addressOf({ ...address, [name]: value }));
        }}
      >
        {values[name].map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </p>
  );
};

export const Filters = ({ address }: { readonly address: LobbyAddress }) => (
  <div className="lobby-filters">
    <fieldset className="segments">
      <legend className="unseen">Which tables</legend>
      {shows.map((show) => (
        <label key={show}>
          <input
            type="radio"
            name="show"
            className="unseen"
            checked={address.show === show}
            onChange={() => rename(addressOf({ ...address, show }))}
          />
          <span>{showTitles[show]}</span>
        </label>
      ))}
    </fieldset>
    <Filter address={address} name="play" />
    <Filter address={address} name="decks" />
    <Filter address={address} name="clock" />
    <Filter address={address} name="rated" />
    <Filter address={address} name="edition" />
    {isNarrowed(address) ? (
      <Link to={addressOf({ ...allTables, show: address.show })} className="choice is-all">
        Show all
      </Link>
    ) : null}
  </div>
);
