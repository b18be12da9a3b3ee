// Forms of the account page: change your profile, name or password, export your data, sign out, and delete the account.
import type { Person } from '@vaultsong/protocol';
import { longestAbout, longestName, longestPassword, shortestName, shortestPassword } from '@vaultsong/protocol';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { download } from '../../components/download.ts';
import { refreshSession } from '../../onlineUi/ensureGuest.ts';
import { MutationButton } from '../../onlineUi/MutationButton.tsx';
import { MutationOutcome } from '../../onlineUi/QueryState.tsx';
import { useMutation } from '../../onlineUi/useMutation.ts';
import { personPath } from '../../routing/paths.ts';
import type { Me } from './api.ts';
import { changePassword, fetchExport, leave, rename, saveAbout, signOut } from './api.ts';
import { NameField, PasswordField, SubmitButton } from './forms.tsx';

export function Profile({ me, onMe }: { readonly me: Me; readonly onMe: (me: Me) => void }) {
  const [title, field] = [useId(), useId()];
  const [about, setAbout] = useState(me.about);
  const [telling, going] = [useMutation(), useMutation()];
  const send = (event: FormEvent): void => {
    event.preventDefault();
    telling.run(async () => {
      onMe(await saveAbout(about));
      return 'Saved.';
    });
  };
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
      <form onSubmit={send}>
        <p className="field">
          <label htmlFor={field}>About you</label>
          <textarea
            id={field}
            rows={3}
            maxLength={longestAbout}
            value={about}
            onChange={({ target }) => setAbout(target.value)}
          />
          <span className="hint">Whoever looks at your page reads it. Up to {longestAbout} characters.</span>
        </p>
        <MutationOutcome mutation={telling} />
        <div className="buttons">
          <SubmitButton busy={telling.busy} says="Save" meanwhile="Saving…" />
          <MutationButton busy={going.busy} onPress={out}>
            Sign out
          </MutationButton>
        </div>
        <MutationOutcome mutation={going} />
      </form>
    </section>
  );
}

export function Name({ me, onMe }: { readonly me: Me; readonly onMe: (me: Me) => void }) {
  const title = useId();
  const [name, setName] = useState(me.you.name);
  const mutation = useMutation();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    mutation.run(async () => {
      const after = await rename(name.trim());
      onMe(after);
      await refreshSession();
      return `You are ${after.you.name} now, and sign in by that name.`;
    });
  };
  return (
    <section className="online-panel" aria-labelledby={title}>
      <h2 id={title}>Change your name</h2>
      <form onSubmit={send}>
        <NameField
          label="Name"
          value={name}
          onText={setName}
          autoComplete="username"
          least={shortestName}
          most={longestName}
          hint={`${shortestName} to ${longestName} letters, digits, - or _. The name that you have now is free for others then.`}
        />
        <MutationOutcome mutation={mutation} />
        <SubmitButton busy={mutation.busy} says="Change the name" meanwhile="Changing it…" />
      </form>
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
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const mutation = useMutation();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    mutation.run(async () => {
      await changePassword(current, next);
      setCurrent('');
      setNext('');
      // The wire was this browser by a session that has ended with the old password.
      await refreshSession();
      onChange();
      return 'The password is changed. All other browsers are signed out.';
    });
  };
  return (
    <section className="online-panel" aria-labelledby={title}>
      <h2 id={title}>Change your password</h2>
      <form onSubmit={send}>
        <input type="hidden" name="username" autoComplete="username" value={name} readOnly />
        <PasswordField label="Password now" value={current} onText={setCurrent} autoComplete="current-password" />
        <PasswordField
          label="New password"
          value={next}
          onText={setNext}
          autoComplete="new-password"
          least={shortestPassword}
          most={longestPassword}
          hint={`At least ${shortestPassword} characters.`}
        />
        <MutationOutcome mutation={mutation} />
        <SubmitButton busy={mutation.busy} says="Change the password" meanwhile="Changing it…" />
      </form>
    </section>
  );
}

export function Leaving({ you }: { readonly you: Person }) {
  const title = useId();
  const isGuest = you.kind === 'guest';
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [saving, ending] = [useMutation(), useMutation()];
  const save = (): void =>
    saving.run(async () => {
      download('vaultsong-export.json', await fetchExport(), 'application/json');
      return 'Your data is in the file vaultsong-export.json.';
    });
  const end = (event: FormEvent): void => {
    event.preventDefault();
    ending.run(async () => {
      if (typed.trim() !== you.name)
        throw new Error(`Type “${you.name}” to say that you mean it; “${typed.trim()}” is something else.`);
      await leave(isGuest ? null : password);
      await refreshSession();
      return undefined;
    });
  };
  return (
    <section className="online-panel" aria-labelledby={title}>
      <h2 id={title}>Your data</h2>
      <p>All that the server keeps of you, as a file: who you are, your games, decks, friends and messages.</p>
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
        <form className="leaving" onSubmit={end}>
          <p>
            This cannot be undone. Your name, decks, friends and messages are deleted at once; finished games stay for
            those whom you played, without your name. The decks in this browser stay.
          </p>
          <NameField
            label={`Type your name, ${you.name}, to confirm`}
            value={typed}
            onText={setTyped}
            autoComplete="off"
          />
          {isGuest ? null : (
            <PasswordField
              label="Your password"
              value={password}
              onText={setPassword}
              autoComplete="current-password"
            />
          )}
          <MutationOutcome mutation={ending} />
          <div className="buttons">
            <MutationButton busy={ending.busy} look="is-grave">
              {ending.busy ? 'Deleting…' : 'Delete for good'}
            </MutationButton>
            <button type="button" className="button" onClick={() => setOpen(false)}>
              Keep it
            </button>
          </div>
        </form>
      ) : null}
    </section>
  );
}
