// The server's answer about itself, as text: its operator, its terms, and the data that it keeps of people.
import type { aboutAnswer } from '@vaultsong/protocol';
import { Link } from 'wouter';
import type { z } from 'zod';
import { accountPath } from '../../routing/paths.ts';

export type About = z.infer<typeof aboutAnswer>;

const ofAddresses: Readonly<Record<About['logAddresses'], string>> = {
  short: 'The log has the network that a request came from, not the whole address.',
  full: 'The log has the address that a request came from.',
  none: 'The log has no addresses.',
};

const Operator = ({ about: { operator, contact } }: { readonly about: About }) => (
  <section className="online-panel" aria-labelledby="terms-operator">
    <h2 id="terms-operator">Who runs this server</h2>
    <p>{operator ?? 'Whoever runs this server has not said who they are.'}</p>
    {contact === null ? null : (
      <p>
        You reach them at{' '}
        {/^(?:https:|mailto:)/.test(contact) ? <a href={contact}>{contact.replace('mailto:', '')}</a> : contact}.
      </p>
    )}
  </section>
);

const Terms = ({ about: { terms } }: { readonly about: About }) => (
  <section className="online-panel" aria-labelledby="terms-terms">
    <h2 id="terms-terms">Terms</h2>
    {terms === null ? (
      <p>This server has no terms of its own: play fair, and be kind to each other.</p>
    ) : /^https?:/.test(terms) ? (
      <p>
        <a href={terms}>The terms of this server</a>
      </p>
    ) : (
      terms.split(/\n\s*\n/).map((text) => <p key={text}>{text}</p>)
    )}
    <p>
      Moderators may mute or ban whoever plays foul or insults others, give another name to whoever has one that is not
      theirs, and close tables. They say why, and each decision is written down.
    </p>
  </section>
);

const Kept = ({ logAddresses }: Pick<About, 'logAddresses'>) => (
  <section className="online-panel" aria-labelledby="terms-kept">
    <h2 id="terms-kept">What is kept of you</h2>
    <ul className="terms-list">
      <li>
        Your name, what you tell of yourself, and a hash of your password. Nobody asks for an address or a birthday.
      </li>
      <li>
        Your games, ratings, decks, friends and blocks, and what you say at tables, until you delete your account.
      </li>
      <li>After that finished games stay for those whom you played, without your name.</li>
      <li>
        A cookie that knows you again; it ends 90 days after your last visit, and a guest who did nothing after a week.
      </li>
      <li>What moderators decided about you stays. {ofAddresses[logAddresses]} The database has none.</li>
      <li>
        <Link to={accountPath}>Your account</Link> gives you all of it as a file, and deletes it.
      </li>
    </ul>
  </section>
);

export const TermsView = ({ about }: { readonly about: About }) => (
  <div className="online-columns">
    <Operator about={about} />
    <Terms about={about} />
    <Kept logAddresses={about.logAddresses} />
  </div>
);
