// Friends, requests, blocks.
import type { Person } from '@vaultsong/protocol';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { DeedButton } from '../../served/DeedButton.tsx';
import { PersonLink } from '../../served/PersonLink.tsx';
import type { Relation, Step } from '../../served/relating.ts';
import { relate, sayDone, stepsFrom } from '../../served/relating.ts';
import { Outcome, Told } from '../../served/Told.tsx';
import type { Asked } from '../../served/useAsked.ts';
import { useDeed } from '../../served/useDeed.ts';
import type { Circle } from './asks.ts';
import { NameField, SubmitButton } from './forms.tsx';

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
                  <DeedButton key={step} busy={busy} onPress={() => onStep(step, relation, person)}>
                    {says}
                    <span className="unseen">: {person.name}</span>
                  </DeedButton>
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

export const CircleLists = ({ circle: { friends, asked, asking, blocked }, busy, onStep }: CircleListsProps) => (
  <>
    {friends.length + asked.length + asking.length === 0 ? (
      <p className="hint">No friends yet. Ask somebody here, or on their page.</p>
    ) : null}
    <People title="They ask you" people={asking} relation="asking" busy={busy} onStep={onStep} />
    <People title="Friends" people={friends} relation="friend" busy={busy} onStep={onStep} />
    <People title="You asked" people={asked} relation="asked" busy={busy} onStep={onStep} />
    <People title="Blocked" people={blocked} relation="blocked" busy={busy} onStep={onStep} />
  </>
);

export function CircleView({ asked }: { readonly asked: Asked<Circle> }) {
  const title = useId();
  const [name, setName] = useState('');
  const deed = useDeed();
  const step = (what: Step, relation: Relation, person: Person): void =>
    deed.run(async () => {
      await relate(what, person.kind === 'guest' ? person.id : person.name);
      asked.again();
      return sayDone(what, relation, person.name);
    });
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    deed.run(async () => {
      await relate('befriend', name.trim());
      setName('');
      asked.again();
      return sayDone('befriend', 'none', name.trim());
    });
  };
  return (
    <section className="served-panel" aria-labelledby={title}>
      <h2 id={title}>Friends and blocks</h2>
      <Told asked={asked}>{(circle) => <CircleLists circle={circle} busy={deed.busy} onStep={step} />}</Told>
      <form className="circle-ask" onSubmit={ask}>
        <NameField label="Ask somebody by name" value={name} onText={setName} autoComplete="off" />
        <SubmitButton busy={deed.busy} says="Ask to be friends" meanwhile="Asking…" />
      </form>
      <Outcome deed={deed} />
    </section>
  );
}
