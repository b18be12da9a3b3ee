// One person as a moderator sees them: what is in force, and what can be done, each with a reason.
import type { ModeratedPerson, Role } from '@vaultsong/protocol';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { PersonLink } from '../../onlineUi/PersonLink.tsx';
import { MutationOutcome } from '../../onlineUi/QueryState.tsx';
import { useMutation } from '../../onlineUi/useMutation.ts';
import { SubmitButton } from '../account/forms.tsx';
import { act, makeResetLink } from './api.ts';
import { ReasonField } from './ReasonField.tsx';
import { actionsFor, actionWords, momentOf, sayUntil, spans } from './words.ts';

interface PersonPanelProps {
  /** Of who looks. */
  readonly mine: Role;
  readonly about: ModeratedPerson;
  /** Something has changed: ask again. */
  readonly onDone: () => void;
}

export const InForce = ({ about: { person, role, since, sanctions } }: Pick<PersonPanelProps, 'about'>) => (
  <>
    <p>
      <PersonLink person={person} />, {person.kind}
      {role === null ? '' : `, ${role}`}, here since {momentOf(since).slice(0, 10)}
    </p>
    {sanctions.map(({ kind, until, reason }) => (
      <p key={kind} className="refusal">
        {kind === 'mute' ? 'Muted' : 'Banned'} {sayUntil(until)}: {reason}
      </p>
    ))}
  </>
);

export function PersonPanel({ mine, about, onDone }: PersonPanelProps) {
  const { person } = about;
  const [title, choice, length, linked] = [useId(), useId(), useId(), useId()];
  const choices = actionsFor(mine, about);
  const [chosen, choose] = useState<(typeof choices)[number]>('mute');
  const action = choices.includes(chosen) ? chosen : (choices[0] ?? 'mute');
  const [span, setSpan] = useState(1);
  const [reason, setReason] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const mutation = useMutation();
  const hasLength = action === 'mute' || action === 'ban';
  const send = (event: FormEvent): void => {
    event.preventDefault();
    mutation.run(async () => {
      setLink(null);
      if (action === 'reset-link') {
        const { path, until } = await makeResetLink(person.id, reason);
        setLink(new URL(path, window.location.origin).href);
        return `Hand this link to ${person.name} and to nobody else. It is good once, ${sayUntil(until)}.`;
      }
      const milliseconds = spans[span]?.[1] ?? null;
      await act(action, person.id, milliseconds === null ? null : Date.now() + milliseconds, reason);
      setReason('');
      onDone();
      return `Done: ${actionWords[action]}.`;
    });
  };
  return (
    <section className="online-panel" aria-labelledby={title}>
      <h2 id={title}>{person.name}</h2>
      <InForce about={about} />
      <form onSubmit={send}>
        <p className="field">
          <label htmlFor={choice}>What to do</label>
          <select
            id={choice}
            value={action}
            onChange={({ target }) => choose(choices.find((one) => one === target.value) ?? 'mute')}
          >
            {choices.map((one) => (
              <option key={one} value={one}>
                {actionWords[one]}
              </option>
            ))}
          </select>
        </p>
        {hasLength ? (
          <p className="field">
            <label htmlFor={length}>How long</label>
            <select id={length} value={span} onChange={({ target }) => setSpan(Number(target.value))}>
              {spans.map(([says], n) => (
                <option key={says} value={n}>
                  {says}
                </option>
              ))}
            </select>
          </p>
        ) : null}
        <ReasonField
          value={reason}
          onText={setReason}
          hint={`${person.name} may read it, and so does every moderator.`}
        />
        <MutationOutcome mutation={mutation} />
        {link === null ? null : (
          <p className="field">
            <label htmlFor={linked}>The link</label>
            <input id={linked} readOnly value={link} onFocus={({ target }) => target.select()} />
          </p>
        )}
        <SubmitButton busy={mutation.busy} says={actionWords[action]} meanwhile="Doing it…" />
      </form>
    </section>
  );
}
