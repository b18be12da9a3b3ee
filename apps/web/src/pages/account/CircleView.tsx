// Friends, requests, blocks.
import type { Person } from '@vaultsong/protocol';
import { useId } from 'react';
import { Form } from '../../components/form/Form.tsx';
import { NameField } from '../../components/form/fields.tsx';
import { SubmitButton } from '../../onlineUi/form/SubmitButton.tsx';
import { useRequestForm } from '../../onlineUi/form/useRequestForm.ts';
import { MutationButton } from '../../onlineUi/MutationButton.tsx';
import { PersonLink } from '../../onlineUi/PersonLink.tsx';
import { MutationOutcome, QueryState } from '../../onlineUi/QueryState.tsx';
import type { Relation, Step } from '../../onlineUi/relationship.ts';
import { relate, sayDone, stepsFrom } from '../../onlineUi/relationship.ts';
import type { Query } from '../../onlineUi/useQuery.ts';
import type { Circle } from './api.ts';
import { friendForm } from './credentials.ts';

interface PeopleProps {
  readonly title: string;
  readonly people: readonly Person[];
  readonly relation: Relation;
  /** Something is being done. */
  readonly busy: boolean;
  readonly onStep: (step: Step, relation: Relation, person: Person) => void;
}

const People = ({ title, people, relation, busy, onStep }: PeopleProps) =>
  people.length === 0 ? null : (
    <div className="circle-part">
      <h3>{title}</h3>
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            <PersonLink person={person} />
            <span className="circle-does">
              {stepsFrom[relation]
                .filter(([step]) => relation === 'blocked' || step !== 'block')
                .map(([step, says]) => (
                  <MutationButton key={step} busy={busy} onPress={() => onStep(step, relation, person)}>
                    {says}
                    <span className="unseen">: {person.name}</span>
                  </MutationButton>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );

export interface CircleListsProps {
  readonly circle: Circle;
  readonly busy: boolean;
  readonly onStep: PeopleProps['onStep'];
}

export const CircleLists = ({ circle: { friends, sent, received, blocked }, busy, onStep }: CircleListsProps) => (
  <>
    {friends.length + sent.length + received.length === 0 ? (
      <p className="hint">No friends yet. Ask a person here or on their page.</p>
    ) : null}
    <People title="They ask you" people={received} relation="request-received" busy={busy} onStep={onStep} />
    <People title="Friends" people={friends} relation="friend" busy={busy} onStep={onStep} />
    <People title="You asked" people={sent} relation="request-sent" busy={busy} onStep={onStep} />
    <People title="Blocked" people={blocked} relation="blocked" busy={busy} onStep={onStep} />
  </>
);

export function CircleView({ asked: query }: { readonly asked: Query<Circle> }) {
  const title = useId();
  const form = useRequestForm(friendForm, { name: '' });
  const { mutation } = form;
  const step = (what: Step, relation: Relation, person: Person): void =>
    mutation.run(async () => {
      await relate(what, person.kind === 'guest' ? person.id : person.name);
      query.refetch();
      return sayDone(what, relation, person.name);
    });
  const ask = form.send(async ({ name }) => {
    await relate('befriend', name);
    form.set({ name: '' });
    query.refetch();
    return sayDone('befriend', 'none', name);
  });
  return (
    <section className="online-panel" aria-labelledby={title}>
      <h2 id={title}>Friends and blocks</h2>
      <QueryState query={query}>
        {(circle) => <CircleLists circle={circle} busy={mutation.busy} onStep={step} />}
      </QueryState>
      <Form form={form} className="circle-ask" onSubmit={ask}>
        <NameField label="Name of the person" {...form.bind('name')} autoComplete="off" />
        <SubmitButton busy={mutation.busy} label="Ask to be friends" meanwhile="Asking…" />
      </Form>
      <MutationOutcome mutation={mutation} />
    </section>
  );
}
