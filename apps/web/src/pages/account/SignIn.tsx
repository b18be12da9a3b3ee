// Forms to sign up and to sign in. A guest who signs up keeps what the guest has.
import { longestName, longestPassword, shortestName, shortestPassword } from '@vaultsong/protocol';
import { useId } from 'react';
import { Link } from 'wouter';
import { Form } from '../../components/form/Form.tsx';
import { NameField, PasswordField } from '../../components/form/fields.tsx';
import { refreshSession } from '../../onlineUi/ensureGuest.ts';
import { SubmitButton } from '../../onlineUi/form/SubmitButton.tsx';
import { useRequestForm } from '../../onlineUi/form/useRequestForm.ts';
import { MutationOutcome } from '../../onlineUi/QueryState.tsx';
import { termsPath } from '../../routing/paths.ts';
import { signIn, signUp } from './api.ts';
import { signInForm, signUpForm } from './credentials.ts';

interface DoorProps {
  /** The name of the guest that one is; null: nobody yet. */
  readonly guest: string | null;
}

const empty = { name: '', password: '' };

export function SignUp({ guest }: DoorProps) {
  const title = useId();
  const form = useRequestForm(signUpForm, empty);
  const { mutation } = form;
  const send = form.send(async (credentials) => {
    await signUp(credentials);
    await refreshSession();
    return undefined;
  });
  return (
    <section className="online-panel" aria-labelledby={title}>
      <h2 id={title}>{guest === null ? 'Make an account' : 'Make an account of this guest'}</h2>
      <p>
        {guest === null
          ? 'Only a name and a password. Rated games, tournaments and friends need an account.'
          : `${guest} keeps all games, seats and decks, and gets a name of your own.`}{' '}
        <Link to={termsPath}>About this server, its terms and your stored data</Link>.
      </p>
      <Form form={form} onSubmit={send}>
        <NameField
          label="Name"
          {...form.bind('name')}
          autoComplete="username"
          most={longestName}
          hint={`${shortestName} to ${longestName} letters, digits, - or _. Others see it.`}
        />
        <PasswordField
          label="Password"
          {...form.bind('password')}
          autoComplete="new-password"
          most={longestPassword}
          hint={`At least ${shortestPassword} characters. Keep it well: there is no e-mail to send you a new one.`}
        />
        <MutationOutcome mutation={mutation} />
        <SubmitButton busy={mutation.busy} label="Make the account" meanwhile="Making it…" />
      </Form>
    </section>
  );
}

export function SignIn({ guest }: DoorProps) {
  const title = useId();
  const form = useRequestForm(signInForm, empty, { 'wrong-password': 'password' });
  const { mutation } = form;
  const send = form.send(async (credentials) => {
    await signIn(credentials);
    await refreshSession();
    return undefined;
  });
  return (
    <section className="online-panel" aria-labelledby={title}>
      <h2 id={title}>Sign in</h2>
      {guest === null ? null : (
        <p className="hint">
          Do you have an account? The seats and games of {guest} stay with the guest, and you cannot come back as this
          guest.
        </p>
      )}
      <Form form={form} onSubmit={send}>
        <NameField label="Name" {...form.bind('name')} autoComplete="username" />
        <PasswordField label="Password" {...form.bind('password')} autoComplete="current-password" />
        <MutationOutcome mutation={mutation} />
        <SubmitButton busy={mutation.busy} label="Sign in" meanwhile="Signing in…" />
      </Form>
    </section>
  );
}
