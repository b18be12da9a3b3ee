// Form that describes a tournament before it is opened.
import { tournamentAdmissions } from '@vaultsong/protocol';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { Check, Choice, NumberField } from '../../components/form/fields.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import { MutationButton } from '../../onlineUi/MutationButton.tsx';
import { MutationOutcome } from '../../onlineUi/QueryState.tsx';
import type { Mutation } from '../../onlineUi/useMutation.ts';
import { EditionField } from '../../settings/EditionField.tsx';
import { ClockFields, DuelFields } from '../lobby/PlanFields.tsx';
import type { Plan } from '../lobby/plan.ts';
import { termsFor, usualPlan } from '../lobby/plan.ts';
import type { NewTournamentRequest } from './api.ts';

const gameTitles = { own: 'Own decks', sealed: 'Sealed' } as const;
const cuts = ['0', '2', '4', '8'] as const;
const cutTitles = { '0': 'None', '2': 'The best 2', '4': 'The best 4', '8': 'The best 8' } as const;
const admissionTitles = { everybody: 'Everybody', accounts: 'People with accounts', bots: 'Programs' } as const;

export interface Draft {
  readonly name: string;
  readonly plan: Plan;
  readonly cut: (typeof cuts)[number];
  readonly most: number;
  readonly admits: (typeof tournamentAdmissions)[number];
  /** As a field of a date and a time has it; empty: when the organizer says so. */
  readonly startsAt: string;
}

export const usualDraft: Draft = {
  name: '',
  plan: { ...usualPlan, clock: 'chess', takeBacks: false },
  cut: '0',
  most: 16,
  admits: 'everybody',
  startsAt: '',
};

/** Reason against rated matches; null: they can be rated. */
export const whyNoneRated = ({ plan, admits }: Draft): string | null =>
  admits === 'everybody'
    ? 'Only a tournament for accounts, or for programs, is rated.'
    : plan.clock === 'none'
      ? 'Rated matches need a clock.'
      : null;

/** Request to the server for a draft. */
export function openingFor(draft: Draft): NewTournamentRequest {
  const { name, plan, cut, most, admits, startsAt } = draft;
  const rated = plan.rated && whyNoneRated(draft) === null;
  return {
    name: name.trim(),
    terms: termsFor({ ...plan, rated, takeBacks: false, bid: false, chains: [0, 0] }),
    cut: cut === '0' ? 0 : cut === '2' ? 2 : cut === '4' ? 4 : 8,
    most,
    admits,
    ...(startsAt === '' ? {} : { startsAt: new Date(startsAt).getTime() }),
  };
}

interface NewTournamentProps {
  readonly mutation: Mutation;
  readonly onOpen: (opening: NewTournamentRequest) => void;
  readonly onClose: () => void;
}

export function NewTournament({ mutation, onOpen, onClose }: NewTournamentProps) {
  const id = useId();
  const [draft, setDraft] = useState(usualDraft);
  const set = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const setPlan = (part: Partial<Plan>): void => set({ plan: { ...draft.plan, ...part } });
  const why = whyNoneRated(draft);
  const open = (event: FormEvent): void => {
    event.preventDefault();
    onOpen(openingFor(draft));
  };
  return (
    <Sheet title="New tournament" className="new-table" onClose={onClose}>
      <form onSubmit={open}>
        <p className="field">
          <label htmlFor={`${id}-name`}>Name</label>
          <input
            id={`${id}-name`}
            required
            minLength={3}
            maxLength={80}
            value={draft.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        </p>
        <Choice
          legend="What is played"
          values={['own', 'sealed'] as const}
          titles={gameTitles}
          chosen={draft.plan.game === 'sealed' ? 'sealed' : 'own'}
          onChoose={(game) => setPlan({ game })}
        />
        <DuelFields plan={draft.plan} set={setPlan} />
        <ClockFields plan={draft.plan} set={setPlan} />
        <Choice
          legend="After the Swiss rounds a cut goes on"
          values={cuts}
          titles={cutTitles}
          chosen={draft.cut}
          onChoose={(cut) => set({ cut })}
        />
        <Choice
          legend="Who may take part"
          values={tournamentAdmissions}
          titles={admissionTitles}
          chosen={draft.admits}
          onChoose={(admits) => set({ admits })}
        />
        <NumberField
          label="How many at most"
          least={2}
          most={128}
          value={draft.most}
          onNumber={(most) => set({ most })}
        />
        <div className="field">
          <Check
            says="Rated"
            checked={draft.plan.rated && why === null}
            disabled={why !== null}
            describedBy={why === null ? undefined : `${id}-why`}
            onCheck={(rated) => setPlan({ rated })}
          />
          {why === null ? null : (
            <p id={`${id}-why`} className="hint">
              {why}
            </p>
          )}
        </div>
        <p className="field">
          <label htmlFor={`${id}-start`}>Begins by itself (empty: when you say so)</label>
          <input
            id={`${id}-start`}
            type="datetime-local"
            value={draft.startsAt}
            onChange={({ target }) => set({ startsAt: target.value })}
          />
        </p>
        <EditionField chosen={draft.plan.edition} onChoose={(edition) => setPlan({ edition })} />
        <MutationOutcome mutation={mutation} />
        <div className="buttons">
          <MutationButton busy={mutation.busy} look="is-main">
            {mutation.busy ? 'Opening…' : 'Open the tournament'}
          </MutationButton>
          <button type="button" className="button" onClick={onClose}>
            Back
          </button>
        </div>
      </form>
    </Sheet>
  );
}
