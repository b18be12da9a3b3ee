// Forms of the account page: change your profile, name or password, export your data, sign out, and delete the account.
import type { Person } from '@vaultsong/protocol';
import { longestAbout, longestName, longestPassword, shortestName, shortestPassword } from '@vaultsong/protocol';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { download } from '../../components/download.ts';
import { Form } from '../../components/form/Form.tsx';
import { NameField, PasswordField, TextArea } from '../../components/form/fields.tsx';
import { refreshSession } from '../../onlineUi/ensureGuest.ts';
import { SubmitButton } from '../../onlineUi/form/SubmitButton.tsx';
import { useRequestForm } from '../../onlineUi/form/useRequestForm.ts';
import { MutationButton } from '../../onlineUi/MutationButton.tsx';
import { MutationOutcome } from '../../onlineUi/QueryState.tsx';
import { useMutation } from '../../onlineUi/useMutation.ts';
import { personPath } from '../../routing/paths.ts';
import type { Me } from './api.ts';
import { changePassword, fetchExport, leave, rename, saveAbout, signOut } from './api.ts';
import { aboutForm, leavingForm, nameForm, passwordForm } from './credentials.ts';

export function Profile({ me, onMe }: { readonly me: Me; readonly onMe: (me: Me) => void }) {
  const title = useId();
  const form = useRequestForm(aboutForm, { about: me.about });
  const going = useMutation();
  const send = form.send(async ({ about }) => {
    onMe(await saveAbout(about));
    return 'Saved.';
  });
  const out = (): void =>
    going.run(async () => {
      await signOut();
      await refreshSession();
      return undefined;
    });
  return (
    <section className="online-panel" aria-labelledby={title}>
      <h2 id={title}>Your profile</h2>
      <p>
        Others see you as <Link to={personPath(me.you.name)}>{me.you.name}</Link>.
      </p>
      <Form form={form} onSubmit={send}>
        <TextArea
          label="About you"
          {...form.bind('about')}
          rows={3}
          most={longestAbout}
          hint={`Visitors of your page can read it. Up to ${longestAbout} characters.`}
        />
        <MutationOutcome mutation={form.mutation} />
        <div className="buttons">
          <SubmitButton busy={form.mutation.busy} label="Save" meanwhile="Saving…" />
          <MutationButton busy={going.busy} onPress={out}>
            Sign out
          </MutationButton>
        </div>
        <MutationOutcome mutation={going} />
      </Form>
    </section>
  );
}

export function Name({ me, onMe }: { readonly me: Me; readonly onMe: (me: Me) => void }) {
  const title = useId();
  const form = useRequestForm(nameForm, { name: me.you.name });
  const { mutation } = form;
  const send = form.send(async ({ name }) => {
    const after = await rename(name);
    onMe(after);
    await refreshSession();
    return `Your name is now ${after.you.name}; sign in with it.`;
  });
  return (
    <section className="online-panel" aria-labelledby={title}>
      <h2 id={title}>Change your name</h2>
      <Form form={form} onSubmit={send}>
        <NameField
          label="Name"
          {...form.bind('name')}
          autoComplete="username"
          most={longestName}
          hint={`${shortestName} to ${longestName} letters, digits, - or _. Your present name becomes free for others.`}
        />
        <MutationOutcome mutation={mutation} />
        <SubmitButton busy={mutation.busy} label="Change the name" meanwhile="Changing it…" />
      </Form>
    </section>
  );
}

interface PasswordProps {
  readonly name: string;
  /** There is another session now, and no other one. */
  readonly onChange: () => void;
}

export function Password({ name, onChange }: PasswordProps) {
  const title = useId();
  const form = useRequestForm(
    passwordForm,
    { current: '', next: '' },
    { password: 'current', 'password.current': 'current', 'password.next': 'next' },
  );
  const { mutation } = form;
  const send = form.send(async ({ current, next }) => {
    await changePassword(current, next);
    form.set({ current: '', next: '' });
    // The wire was this browser by a session that has ended with the old password.
    await refreshSession();
    onChange();
    return 'The password is changed. All other browsers are signed out.';
  });
  return (
    <section className="online-panel" aria-labelledby={title}>
      <h2 id={title}>Change your password</h2>
      <Form form={form} onSubmit={send}>
        <input type="hidden" name="username" autoComplete="username" value={name} readOnly />
        <PasswordField label="Password now" {...form.bind('current')} autoComplete="current-password" />
        <PasswordField
          label="New password"
          {...form.bind('next')}
          autoComplete="new-password"
          most={longestPassword}
          hint={`At least ${shortestPassword} characters.`}
        />
        <MutationOutcome mutation={mutation} />
        <SubmitButton busy={mutation.busy} label="Change the password" meanwhile="Changing it…" />
      </Form>
    </section>
  );
}

export function Leaving({ you }: { readonly you: Person }) {
  const title = useId();
  const isGuest = you.kind === 'guest';
  const [open, setOpen] = useState(false);
  const form = useRequestForm(leavingForm(you.name, isGuest), { typed: '', password: '' });
  const saving = useMutation();
  const ending = form.mutation;
  const save = (): void =>
    saving.run(async () => {
      download('vaultsong-export.json', await fetchExport(), 'application/json');
      return 'Your data is in the file vaultsong-export.json.';
    });
  const end = form.send(async ({ password }) => {
    await leave(isGuest ? null : password);
    await refreshSession();
    return undefined;
  });
  return (
    <section className="online-panel" aria-labelledby={title}>
      <h2 id={title}>Your data</h2>
      <p>All your data on this server in one file: account, games, decks, friends and messages.</p>
      <div className="buttons">
        <MutationButton busy={saving.busy} onPress={save}>
          {saving.busy ? 'Gathering it…' : 'Export my data'}
        </MutationButton>
        <button type="button" className="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          Delete {isGuest ? 'this guest' : 'my account'}…
        </button>
      </div>
      <MutationOutcome mutation={saving} />
      {open ? (
        <Form form={form} className="leaving" onSubmit={end}>
          <p>
            This cannot be undone. Your name, decks, friends and messages are deleted at once; finished games stay for
            those whom you played, without your name. The decks in this browser stay.
          </p>
          <NameField label={`Type your name, ${you.name}, to confirm`} {...form.bind('typed')} autoComplete="off" />
          {isGuest ? null : (
            <PasswordField label="Your password" {...form.bind('password')} autoComplete="current-password" />
          )}
          <MutationOutcome mutation={ending} />
          <div className="buttons">
            <SubmitButton busy={ending.busy} look="is-grave" label="Delete for good" meanwhile="Deleting…" />
            <button type="button" className="button" onClick={() => setOpen(false)}>
              Keep it
            </button>
          </div>
        </Form>
      ) : null}
    </section>
  );
}
