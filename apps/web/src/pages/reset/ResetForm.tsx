// Sets a new password by a link, once.
import { longestPassword, resetPasswordAnswer, shortestPassword } from '@vaultsong/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Form } from '../../components/form/Form.tsx';
import { PasswordField } from '../../components/form/fields.tsx';
import { rest } from '../../online/rest.ts';
import { refreshSession } from '../../onlineUi/ensureGuest.ts';
import { SubmitButton } from '../../onlineUi/form/SubmitButton.tsx';
import { useRequestForm } from '../../onlineUi/form/useRequestForm.ts';
import { MutationOutcome } from '../../onlineUi/QueryState.tsx';
import { accountPath } from '../../routing/paths.ts';
import { resetForm } from '../account/credentials.ts';

/** @param token empty where the address has none */
export function ResetForm({ token }: { readonly token: string }) {
  const [name, setName] = useState<string | null>(null);
  const form = useRequestForm(resetForm, { password: '' });
  const { mutation } = form;
  const send = form.send(async ({ password }) => {
    const answer = await rest(resetPasswordAnswer, 'POST', '/api/password-resets', { token, password });
    setName(answer.name);
    await refreshSession();
    return 'Your password is set. All browsers are signed out.';
  });
  if (token === '')
    return (
      <p>
        This address is not whole: the part behind “#” is missing. Open the link as it was given to you, or ask for
        another one.
      </p>
    );
  return name === null ? (
    <Form form={form} className="online-panel" onSubmit={send}>
      <p>You may set a new password by this link, once.</p>
      <PasswordField
        label="New password"
        {...form.bind('password')}
        autoComplete="new-password"
        most={longestPassword}
        hint={`At least ${shortestPassword} characters.`}
      />
      <MutationOutcome mutation={mutation} />
      <SubmitButton busy={mutation.busy} label="Set the password" meanwhile="Setting it…" />
    </Form>
  ) : (
    <>
      <MutationOutcome mutation={mutation} />
      <p>
        You are called <b>{name}</b>: <Link to={accountPath}>sign in</Link> by that name.
      </p>
    </>
  );
}
