// For moderators: who is called so, what can be done about them, tables that are to be closed, and what was decided.
import type { ModeratedPerson, Role } from '@vaultsong/protocol';
import { useId, useState } from 'react';
import { z } from 'zod';
import { filled } from '../../components/form/checks.ts';
import { Form } from '../../components/form/Form.tsx';
import { NameField, SelectField } from '../../components/form/fields.tsx';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { SubmitButton } from '../../onlineUi/form/SubmitButton.tsx';
import { useRequestForm } from '../../onlineUi/form/useRequestForm.ts';
import { MutationOutcome, QueryState } from '../../onlineUi/QueryState.tsx';
import { RequiresServer } from '../../onlineUi/RequiresServer.tsx';
import { useQuery } from '../../onlineUi/useQuery.ts';
import '../../style/moderation.css';
import { closeTable, fetchPeople, fetchRole } from './api.ts';
import { LogPanel } from './LogPanel.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { ReasonField, reasonText } from './ReasonField.tsx';

const searchForm = z.object({ name: filled('the beginning of a name') });

const closingForm = z.object({
  /** Ends in the id of a table. */
  address: z
    .string()
    .trim()
    .regex(/[0-9a-z]{10}$/, { error: 'Expected the address of a table, which ends in ten letters and digits' })
    .transform((address) => address.slice(-10)),
  reason: reasonText,
});

interface SearchProps {
  readonly mine: Role;
  readonly onDone: () => void;
}

function Search({ mine, onDone }: SearchProps) {
  const title = useId();
  const [found, setFound] = useState<readonly ModeratedPerson[]>([]);
  const [chosen, choose] = useState<string | null>(null);
  const form = useRequestForm(searchForm, { name: '' });
  const { mutation } = form;
  const look = async (name: string): Promise<string> => {
    const people = await fetchPeople(name);
    setFound(people);
    if (!people.some(({ person }) => person.id === chosen))
      choose(people.length === 1 ? (people[0]?.person.id ?? null) : null);
    return people.length === 0 ? 'No person has this name.' : '';
  };
  const send = form.send(({ name }) => look(name));
  const about = found.find(({ person }) => person.id === chosen);
  const done = (): void => {
    mutation.run(() => look(form.values.name.trim()));
    onDone();
  };
  return (
    <>
      <section className="online-panel" aria-labelledby={title}>
        <h2 id={title}>Find somebody</h2>
        <Form form={form} onSubmit={send}>
          <NameField
            label="The beginning of a name"
            {...form.bind('name')}
            autoComplete="off"
            hint="Guests too. At most twenty are shown."
          />
          <SubmitButton busy={mutation.busy} label="Find" meanwhile="Looking…" />
        </Form>
        <MutationOutcome mutation={mutation} />
        {found.length < 2 ? null : (
          <SelectField
            label="Person"
            value={chosen ?? ''}
            options={[
              ['', '…'],
              ...found.map(
                ({ person, role: theirs, sanctions }) =>
                  [
                    person.id,
                    [
                      person.name,
                      person.kind,
                      theirs,
                      ...sanctions.map(({ kind }) => (kind === 'mute' ? 'muted' : 'banned')),
                    ]
                      .filter((part) => part !== null)
                      .join(', '),
                  ] as const,
              ),
            ]}
            onChange={choose}
          />
        )}
      </section>
      {about === undefined ? null : <PersonPanel key={about.person.id} mine={mine} about={about} onDone={done} />}
    </>
  );
}

function Tables({ onDone }: { readonly onDone: () => void }) {
  const title = useId();
  const form = useRequestForm(closingForm, { address: '', reason: '' });
  const { mutation } = form;
  const send = form.send(async ({ address, reason }) => {
    await closeTable(address, reason);
    form.set({ address: '', reason: '' });
    onDone();
    return 'The table is closed, without a winner.';
  });
  return (
    <section className="online-panel" aria-labelledby={title}>
      <h2 id={title}>Close a table</h2>
      <Form form={form} onSubmit={send}>
        <NameField label="Its address" {...form.bind('address')} autoComplete="off" hint="Such as /t/0123456789" />
        <ReasonField {...form.bind('reason')} />
        <MutationOutcome mutation={mutation} />
        <SubmitButton busy={mutation.busy} label="Close it" meanwhile="Closing it…" />
      </Form>
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
