// Form that describes a tournament before it is opened.
import { tournamentAdmissions } from '@vaultsong/protocol';
import { useId } from 'react';
import { z } from 'zod';
import { wholeNumber } from '../../components/form/checks.ts';
import { Check, optionsOf, Radios } from '../../components/form/choices.tsx';
import { Form } from '../../components/form/Form.tsx';
import { NumberField, TextField } from '../../components/form/fields.tsx';
import { partOf } from '../../components/form/useForm.ts';
import { Sheet } from '../../layout/Sheet.tsx';
import { SubmitButton } from '../../onlineUi/form/SubmitButton.tsx';
import { useRequestForm } from '../../onlineUi/form/useRequestForm.ts';
import { MutationOutcome } from '../../onlineUi/QueryState.tsx';
import { EditionField } from '../../settings/EditionField.tsx';
import { ClockFields, DuelFields } from '../lobby/PlanFields.tsx';
import type { Plan } from '../lobby/plan.ts';
import { planForm, termsFor, usualPlan } from '../lobby/plan.ts';
import type { NewTournamentRequest } from './api.ts';

const gameTitles = { own: 'Own decks', sealed: 'Sealed' } as const;
const cuts = ['0', '2', '4', '8'] as const;
const cutTitles = { '0': 'None', '2': 'The best 2', '4': 'The best 4', '8': 'The best 8' } as const;
const admissionTitles = { everybody: 'Everybody', accounts: 'People with accounts', bots: 'Programs' } as const;

export interface Draft {
  readonly name: string;
  readonly plan: Plan;
  readonly cut: (typeof cuts)[number];
  readonly maxPlayers: number;
  readonly admits: (typeof tournamentAdmissions)[number];
  /** As a field of a date and a time has it; empty: when the organizer says so. */
  readonly startsAt: string;
}

export const usualDraft: Draft = {
  name: '',
  plan: { ...usualPlan, clock: 'chess', takeBacks: false },
  cut: '0',
  maxPlayers: 16,
  admits: 'everybody',
  startsAt: '',
};

const mostPlayers = [2, 128] as const;

/** What the form takes. */
export const draftForm = z.object({
  name: z
    .string()
    .trim()
    .min(3, { error: 'Expected a name of 3 to 80 characters' })
    .max(80, { error: 'Expected a name of 3 to 80 characters' }),
  plan: planForm,
  cut: z.enum(cuts),
  maxPlayers: wholeNumber(mostPlayers),
  admits: z.enum(tournamentAdmissions),
  startsAt: z.string(),
});

/** Reason against rated matches; null: they can be rated. */
export const whyNoneRated = ({ plan, admits }: Draft): string | null =>
  admits === 'everybody'
    ? 'Only a tournament for accounts, or for programs, is rated.'
    : plan.clock === 'none'
      ? 'Rated matches need a clock.'
      : null;

/** Request to the server for a draft. */
export function openingFor(draft: Draft): NewTournamentRequest {
  const { name, plan, cut, maxPlayers, admits, startsAt } = draft;
  const rated = plan.rated && whyNoneRated(draft) === null;
  return {
    name: name.trim(),
    terms: termsFor({ ...plan, rated, takeBacks: false, bid: false, chains: [0, 0] }),
    cut: cut === '0' ? 0 : cut === '2' ? 2 : cut === '4' ? 4 : 8,
    maxPlayers,
    admits,
    ...(startsAt === '' ? {} : { startsAt: new Date(startsAt).getTime() }),
  };
}

interface NewTournamentProps {
  /** Opens the tournament, and goes there. */
  readonly onOpen: (opening: NewTournamentRequest) => Promise<undefined>;
  readonly onClose: () => void;
}

export function NewTournament({ onOpen, onClose }: NewTournamentProps) {
  const id = useId();
  const form = useRequestForm(draftForm, usualDraft);
  const { mutation, values: draft } = form;
  const plan = partOf(form, 'plan');
  const why = whyNoneRated(draft);
  return (
    <Sheet title="New tournament" className="new-table" onClose={onClose}>
      <Form form={form} onSubmit={form.send((checked) => onOpen(openingFor(checked)))}>
        <TextField label="Name" required most={80} {...form.bind('name')} />
        <Radios
          legend="What is played"
          options={optionsOf(['own', 'sealed'] as const, gameTitles)}
          value={draft.plan.game === 'sealed' ? 'sealed' : 'own'}
          onChange={(game) => plan.set({ game })}
        />
        <DuelFields form={plan} />
        <ClockFields form={plan} />
        <Radios
          legend="After the Swiss rounds a cut goes on"
          options={optionsOf(cuts, cutTitles)}
          {...form.bind('cut')}
        />
        <Radios legend="Open to" options={optionsOf(tournamentAdmissions, admissionTitles)} {...form.bind('admits')} />
        <NumberField label="Most players" bounds={mostPlayers} {...form.bind('maxPlayers')} />
        <div className="field">
          <Check
            label="Rated"
            value={draft.plan.rated && why === null}
            disabled={why !== null}
            describedBy={why === null ? undefined : `${id}-why`}
            onChange={(rated) => plan.set({ rated })}
          />
          {why === null ? null : (
            <p id={`${id}-why`} className="hint">
              {why}
            </p>
          )}
        </div>
        <TextField label="Start time (empty: you start it)" type="datetime-local" {...form.bind('startsAt')} />
        <EditionField {...plan.bind('edition')} />
        <MutationOutcome mutation={mutation} />
        <div className="buttons">
          <SubmitButton busy={mutation.busy} label="Open the tournament" meanwhile="Opening…" />
          <button type="button" className="button" onClick={onClose}>
            Back
          </button>
        </div>
      </Form>
    </Sheet>
  );
}
