// Forms to sign up and to sign in. A guest who signs up keeps what the guest has.
import { longestName, longestPassword, shortestName, shortestPassword } from '@vaultsong/protocol';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { refreshSession } from '../../onlineUi/ensureGuest.ts';
import { MutationOutcome } from '../../onlineUi/QueryState.tsx';
import { useMutation } from '../../onlineUi/useMutation.ts';
import { termsPath } from '../../routing/paths.ts';
import { signIn, signUp } from './api.ts';
import { NameField, PasswordField, SubmitButton } from './forms.tsx';

interface DoorProps {
  /** The name of the guest that one is; null: nobody yet. */
  readonly guest: string | null;
}

export function SignUp({ guest }: DoorProps) {
  const title = useId();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const mutation = useMutation();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    mutation.run(async () => {
      await signUp({ name: name.trim(), password });
      await refreshSession();
      return undefined;
    });
  };
  return (
    <section className="online-panel" aria-labelledby={title}>
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
        <MutationOutcome mutation={mutation} />
        <SubmitButton busy={mutation.busy} says="Make the account" meanwhile="Making it…" />
      </form>
    </section>
  );
}

export function SignIn({ guest }: DoorProps) {
  const title = useId();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const mutation = useMutation();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    mutation.run(async () => {
      await signIn({ name: name.trim(), password });
      await refreshSession();
      return undefined;
    });
  };
  return (
    <section className="online-panel" aria-labelledby={title}>
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
        <MutationOutcome mutation={mutation} />
        <SubmitButton busy={mutation.busy} says="Sign in" meanwhile="Signing in…" />
      </form>
    </section>
  );
}
