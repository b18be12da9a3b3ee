// Sets a new password by a link, once.
import { longestPassword, resetPasswordAnswer, shortestPassword } from '@vaultsong/protocol';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { Link } from 'wouter';
import { rest } from '../../online/rest.ts';
import { refreshSession } from '../../onlineUi/ensureGuest.ts';
import { MutationOutcome } from '../../onlineUi/QueryState.tsx';
import { useMutation } from '../../onlineUi/useMutation.ts';
import { accountPath } from '../../routing/paths.ts';
import { PasswordField, SubmitButton } from '../account/forms.tsx';

/** @param token empty where the address has none */
export function ResetForm({ token }: { readonly token: string }) {
  const [password, setPassword] = useState('');
  const [name, setName] = useState<string | null>(null);
  const mutation = useMutation();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    mutation.run(async () => {
      const answer = await rest(resetPasswordAnswer, 'POST', '/api/password-resets', { token, password });
      setName(answer.name);
      await refreshSession();
      return 'Your password is set. All browsers are signed out.';
    });
  };
  if (token === '')
    return (
      <p>
        This address is not whole: the part behind “#” is missing. Open the link as it was given to you, or ask for
        another one.
      </p>
    );
  return name === null ? (
    <form className="online-panel" onSubmit={send}>
      <p>You may set a new password by this link, once.</p>
      <PasswordField
        label="New password"
        value={password}
        onText={setPassword}
        autoComplete="new-password"
        least={shortestPassword}
        most={longestPassword}
        hint={`At least ${shortestPassword} characters.`}
      />
      <MutationOutcome mutation={mutation} />
      <SubmitButton busy={mutation.busy} says="Set the password" meanwhile="Setting it…" />
    </form>
  ) : (
    <>
      <MutationOutcome mutation={mutation} />
      <p>
        You are called <b>{name}</b>: <Link to={accountPath}>sign in</Link> by that name.
      </p>
    </>
  );
}
