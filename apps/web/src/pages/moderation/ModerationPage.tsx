// For moderators: who is called so, what can be done about them, tables that are to be closed, and what was decided.
import type { ModeratedPerson, Role } from '@vaultsong/protocol';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { MutationOutcome, QueryState } from '../../onlineUi/QueryState.tsx';
import { RequiresServer } from '../../onlineUi/RequiresServer.tsx';
import { useMutation } from '../../onlineUi/useMutation.ts';
import { useQuery } from '../../onlineUi/useQuery.ts';
import '../../style/moderation.css';
import { NameField, SubmitButton } from '../account/forms.tsx';
import { closeTable, fetchPeople, fetchRole } from './api.ts';
import { LogPanel } from './LogPanel.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { ReasonField } from './ReasonField.tsx';

interface SearchProps {
  readonly mine: Role;
  readonly onDone: () => void;
}

function Search({ mine, onDone }: SearchProps) {
  const [title, field] = [useId(), useId()];
  const [name, setName] = useState('');
  const [found, setFound] = useState<readonly ModeratedPerson[]>([]);
  const [chosen, choose] = useState<string | null>(null);
  const mutation = useMutation();
  const look = async (): Promise<string> => {
    const people = await fetchPeople(name.trim());
    setFound(people);
    if (!people.some(({ person }) => person.id === chosen))
      choose(people.length === 1 ? (people[0]?.person.id ?? null) : null);
    return people.length === 0 ? 'Nobody is called so.' : '';
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    mutation.run(look);
  };
  const about = found.find(({ person }) => person.id === chosen);
  const done = (): void => {
    mutation.run(look);
    onDone();
  };
  return (
    <>
      <section className="online-panel" aria-labelledby={title}>
        <h2 id={title}>Find somebody</h2>
        <form onSubmit={send}>
          <NameField
            label="The beginning of a name"
            value={name}
            onText={setName}
            autoComplete="off"
            hint="Guests too. At most twenty are shown."
          />
          <SubmitButton busy={mutation.busy} says="Find" meanwhile="Looking…" />
        </form>
        <MutationOutcome mutation={mutation} />
        {found.length < 2 ? null : (
          <p className="field">
            <label htmlFor={field}>Who of them</label>
            <select id={field} value={chosen ?? ''} onChange={({ target }) => choose(target.value)}>
              <option value="">…</option>
              {found.map(({ person, role: theirs, sanctions }) => (
                <option key={person.id} value={person.id}>
                  {[
                    person.name,
                    person.kind,
                    theirs,
                    ...sanctions.map(({ kind }) => (kind === 'mute' ? 'muted' : 'banned')),
                  ]
                    .filter((part) => part !== null)
                    .join(', ')}
                </option>
              ))}
            </select>
          </p>
        )}
      </section>
      {about === undefined ? null : <PersonPanel key={about.person.id} mine={mine} about={about} onDone={done} />}
    </>
  );
}

function Tables({ onDone }: { readonly onDone: () => void }) {
  const title = useId();
  const [address, setAddress] = useState('');
  const [reason, setReason] = useState('');
  const mutation = useMutation();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    mutation.run(async () => {
      const id = /[0-9a-z]{10}$/.exec(address.trim())?.[0];
      if (id === undefined) throw new Error('Expected the address of a table, which ends in ten letters and digits');
      await closeTable(id, reason);
      setAddress('');
      setReason('');
      onDone();
      return 'The table is closed. Nobody has won.';
    });
  };
  return (
    <section className="online-panel" aria-labelledby={title}>
      <h2 id={title}>Close a table</h2>
      <form onSubmit={send}>
        <NameField
          label="Its address"
          value={address}
          onText={setAddress}
          autoComplete="off"
          hint="Such as /t/0123456789"
        />
        <ReasonField value={reason} onText={setReason} />
        <MutationOutcome mutation={mutation} />
        <SubmitButton busy={mutation.busy} says="Close it" meanwhile="Closing it…" />
      </form>
    </section>
  );
}

function Desk({ mine }: { readonly mine: Role }) {
  const [times, setTimes] = useState(0);
  const done = (): void => setTimes((before) => before + 1);
  return (
    <div className="online-columns">
      <Search mine={mine} onDone={done} />
      <Tables onDone={done} />
      <LogPanel key={times} times={times} />
    </div>
  );
}

function ForModerators() {
  const query = useQuery('role', fetchRole);
  return (
    <QueryState query={query}>
      {(data) => (data === 'none' ? <p>This page is for moderators of this server.</p> : <Desk mine={data} />)}
    </QueryState>
  );
}

export const ModerationPage = () => (
  <RequiresServer heading="Moderation">
    {(you) => (
      <div className="online-page">
        <PageHeading window="Moderation">Moderation</PageHeading>
        {you === null ? (
          <p>This page is for moderators of this server: sign in first.</p>
        ) : (
          <ForModerators key={you.id} />
        )}
      </div>
    )}
  </RequiresServer>
);
