// Fields that tables and tournaments have in common: how many games, sealed of which sets, by which clock.
import { generatedSets } from '@vaultsong/decks';
import { Checks, optionsOf, Radios } from '../../components/form/choices.tsx';
import { NumberField } from '../../components/form/fields.tsx';
import type { FormPart } from '../../components/form/useForm.ts';
import type { SeriesName } from '../../wire/choice.ts';
import { seriesNames } from '../../wire/choice.ts';
import type { Plan } from './plan.ts';
import { bounds, clocks } from './plan.ts';

const seriesTitles: Readonly<Record<SeriesName, string>> = {
  '1': 'One game',
  '3': 'Best of 3',
  '5': 'Best of 5',
  adaptive: 'Adaptive',
};
const clockTitles = { none: 'None', turn: 'Each turn', chess: 'Whole game', days: 'Days a turn' } as const;

export interface PlanProps {
  readonly form: FormPart<Plan>;
}

export const DuelFields = ({ form }: PlanProps) => (
  <>
    <Radios legend="Number of games" options={optionsOf(seriesNames, seriesTitles)} {...form.bind('series')} />
    {form.values.game === 'sealed' ? (
      <Checks
        legend="Decks are of"
        options={generatedSets.map((one) => [one, one.toUpperCase()])}
        {...form.bind('sets')}
      />
    ) : null}
  </>
);

export const ClockFields = ({ form }: PlanProps) => (
  <>
    <Radios legend="Clock" options={optionsOf(clocks, clockTitles)} {...form.bind('clock')} />
    {form.values.clock === 'turn' ? (
      <NumberField label="Seconds a turn" bounds={bounds.turnSeconds} {...form.bind('turnSeconds')} />
    ) : null}
    {form.values.clock === 'chess' ? (
      <div className="field new-table-chains">
        <NumberField label="Minutes each" bounds={bounds.minutes} {...form.bind('minutes')} />
        <NumberField label="Seconds added each turn" bounds={bounds.increment} {...form.bind('increment')} />
      </div>
    ) : null}
    {form.values.clock === 'days' ? (
      <NumberField label="Days a turn" bounds={bounds.days} {...form.bind('days')} />
    ) : null}
  </>
);
