// A person by name, as a link to their page; a bot of the house has none.
import type { Listing, Person } from '@vaultsong/protocol';
import { Link } from 'wouter';
import { personPath } from '../routing/paths.ts';

/** What stands behind a name. */
const kinds: Readonly<Record<'guest' | 'account' | 'bot' | 'house', string | null>> = {
  guest: null,
  account: null,
  bot: 'program',
  house: 'bot',
};

export const Kind = ({ kind }: { readonly kind: keyof typeof kinds }) =>
  kinds[kind] === null ? null : <span className="person-kind">{kinds[kind]}</span>;

/** Guests are found by their id alone, so that their name leads nowhere where that is not known. */
export const PersonLink = ({ person: { id, name, kind } }: { readonly person: Person }) => (
  <span className="person">
    <Link to={personPath(kind === 'guest' ? id : name)}>{name}</Link>
    <Kind kind={kind} />
  </span>
);

type Sitter = NonNullable<Listing['seats'][number]>;

export const SitterName = ({ sitter: { name, kind } }: { readonly sitter: Sitter }) => (
  <span className="person">
    {kind === 'account' || kind === 'bot' ? <Link to={personPath(name)}>{name}</Link> : <span>{name}</span>}
    <Kind kind={kind} />
  </span>
);
