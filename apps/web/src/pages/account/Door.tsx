// How one becomes somebody: an account of the guest that one is, or of nobody; or the account that one has.
import { longestName, longestPassword, shortestName, shortestPassword } from '@vaultsong/protocol';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { termsPath } from '../../address/paths.ts';
import { renewed } from '../../served/somebody.ts';
import { Outcome } from '../../served/Told.tsx';
import { useDeed } from '../../served/useDeed.ts';
import { signIn, signUp } from './asks.ts';
import { NameField, PasswordField, SubmitButton } from './forms.tsx';

interface DoorProps {
  /** The name of the guest that one is; null: nobody yet. */
  readonly guest: string | null;
}

export function SignUp({ guest }: DoorProps) {
  const title = useId();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const deed = useDeed();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    deed.run(async () => {
      await signUp({ name: name.trim(), password });
      await renewed();
      return undefined;
    });
  };
  return (
    <section className="served-panel" aria-labelledby={title}>
      <h2 id={title}>{guest === null ? 'Make an account' : 'Make an account of this guest'}</h2>
      <p>
        {guest === null
          ? 'A name and a password: nothing else is asked. Rated games, tournaments and friends need one.'
          : `${guest} keeps all games, seats and decks, and gets a name of your own.`}{' '}
        <Link to={termsPath}>Who runs this server, its terms, and what is kept of you</Link>.
      </p>
      <form onSubmit={send}>
        <NameField
          label="Name"
          value={name}
          onText={setName}
          autoComplete="username"
          least={shortestName}
          most={longestName}
          hint={`${shortestName} to ${longestName} letters, digits, - or _. Others see it.`}
        />
        <PasswordField
          label="Password"
          value={password}
          onText={setPassword}
          autoComplete="new-password"
          least={shortestPassword}
          most={longestPassword}
          hint={`At least ${shortestPassword} characters. Keep it well: there is no e-mail to send you a new one.`}
        />
        <Outcome deed={deed} />
        <SubmitButton busy={deed.busy} says="Make the account" meanwhile="Making it…" />
      </form>
    </section>
  );
}

export function SignIn({ guest }: DoorProps) {
  const title = useId();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const deed = useDeed();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    deed.run(async () => {
      await signIn({ name: name.trim(), password });
      await renewed();
      return undefined;
    });
  };
  return (
    <section className="served-panel" aria-labelledby={title}>
      <h2 id={title}>Sign in</h2>
      {guest === null ? null : (
        <p className="hint">
          You have an account already? The seats and games of {guest} stay with that guest, and nobody can come back as
          that guest.
        </p>
      )}
      <form onSubmit={send}>
        <NameField label="Name" value={name} onText={setName} autoComplete="username" />
        <PasswordField label="Password" value={password} onText={setPassword} autoComplete="current-password" />
        <Outcome deed={deed} />
        <SubmitButton busy={deed.busy} says="Sign in" meanwhile="Signing in…" />
      </form>
    </section>
  );
}
