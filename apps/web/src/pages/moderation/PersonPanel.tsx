// One person as a moderator sees them: what is in force, and what can be done, each with a reason.
import type { ModeratedPerson, Role } from '@vaultsong/protocol';
import { useId, useState } from 'react';
import { z } from 'zod';
import { Form } from '../../components/form/Form.tsx';
import { SelectField } from '../../components/form/fields.tsx';
import { SubmitButton } from '../../onlineUi/form/SubmitButton.tsx';
import { useRequestForm } from '../../onlineUi/form/useRequestForm.ts';
import { PersonLink } from '../../onlineUi/PersonLink.tsx';
import { MutationOutcome } from '../../onlineUi/QueryState.tsx';
import { act, makeResetLink } from './api.ts';
import { ReasonField, reasonText } from './ReasonField.tsx';
import { actionsFor, actionWords, momentOf, sayUntil, spans } from './words.ts';

const decisionForm = z.object({ reason: reasonText });

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
  const [title, linked] = [useId(), useId()];
  const choices = actionsFor(mine, about);
  const [chosen, choose] = useState<(typeof choices)[number]>('mute');
  const action = choices.includes(chosen) ? chosen : (choices[0] ?? 'mute');
  const [span, setSpan] = useState(1);
  const [link, setLink] = useState<string | null>(null);
  const form = useRequestForm(decisionForm, { reason: '' });
  const { mutation } = form;
  const hasLength = action === 'mute' || action === 'ban';
  const send = form.send(async ({ reason }) => {
    setLink(null);
    if (action === 'reset-link') {
      const { path, until } = await makeResetLink(person.id, reason);
      setLink(new URL(path, window.location.origin).href);
      return `Give this link only to ${person.name}. It works once, ${sayUntil(until)}.`;
    }
    const milliseconds = spans[span]?.[1] ?? null;
    await act(action, person.id, milliseconds === null ? null : Date.now() + milliseconds, reason);
    form.set({ reason: '' });
    onDone();
    return `Done: ${actionWords[action]}.`;
  });
  return (
    <section className="online-panel" aria-labelledby={title}>
      <h2 id={title}>{person.name}</h2>
      <InForce about={about} />
      <Form form={form} onSubmit={send}>
        <SelectField
          label="What to do"
          value={action}
          options={choices.map((one) => [one, actionWords[one]])}
          onChange={choose}
        />
        {hasLength ? (
          <SelectField
            label="How long"
            value={String(span)}
            options={spans.map(([says], n) => [String(n), says])}
            onChange={(n) => setSpan(Number(n))}
          />
        ) : null}
        <ReasonField {...form.bind('reason')} hint={`${person.name} may read it, and so does every moderator.`} />
        <MutationOutcome mutation={mutation} />
        {link === null ? null : (
          <p className="field">
            <label htmlFor={linked}>The link</label>
            <input id={linked} readOnly value={link} onFocus={({ target }) => target.select()} />
          </p>
        )}
        <SubmitButton busy={mutation.busy} label={actionWords[action]} meanwhile="Doing it…" />
      </Form>
    </section>
  );
}
