// Fields that tables and tournaments have in common: how many games, sealed of which sets, by which clock.
import { generatedSets } from '@vaultsong/decks';
import { Choice, NumberField } from '../../components/form/fields.tsx';
import type { SeriesName } from '../../wire/choice.ts';
import { seriesNames } from '../../wire/choice.ts';
import type { Plan } from './plan.ts';
import { clocks } from './plan.ts';

const seriesTitles: Readonly<Record<SeriesName, string>> = {
  '1': 'One game',
  '3': 'Best of 3',
  '5': 'Best of 5',
  adaptive: 'Adaptive',
};
const clockTitles = { none: 'None', turn: 'Each turn', chess: 'Whole game', days: 'Days a turn' } as const;

export interface PartProps {
  readonly plan: Plan;
  readonly set: (part: Partial<Plan>) => void;
}

export const DuelFields = ({ plan, set }: PartProps) => (
  <>
    <Choice
      legend="How many games"
      values={seriesNames}
      titles={seriesTitles}
      chosen={plan.series}
      onChoose={(series) => set({ series })}
    />
    {plan.game === 'sealed' ? (
      <fieldset className="field">
        <legend>Decks are of</legend>
        {generatedSets.map((one) => (
          <label key={one} className="radio">
            <input
              type="checkbox"
              checked={plan.sets.includes(one)}
              onChange={({ target }) =>
                set({ sets: target.checked ? [...plan.sets, one] : plan.sets.filter((set) => set !== one) })
              }
            />
            <span>{one.toUpperCase()}</span>
          </label>
        ))}
      </fieldset>
    ) : null}
  </>
);

export const ClockFields = ({ plan, set }: PartProps) => (
  <>
    <Choice
      legend="Clock"
      values={clocks}
      titles={clockTitles}
      chosen={plan.clock}
      onChoose={(clock) => set({ clock })}
    />
    {plan.clock === 'turn' ? (
      <NumberField
        label="Seconds a turn"
        least={15}
        most={3600}
        value={plan.turnSeconds}
        onNumber={(turnSeconds) => set({ turnSeconds })}
      />
    ) : null}
    {plan.clock === 'chess' ? (
      <div className="field new-table-chains">
        <NumberField
          label="Minutes each"
          least={1}
          most={180}
          value={plan.minutes}
          onNumber={(minutes) => set({ minutes })}
        />
        <NumberField
          label="Seconds more for each turn"
          least={0}
          most={300}
          value={plan.increment}
          onNumber={(increment) => set({ increment })}
        />
      </div>
    ) : null}
    {plan.clock === 'days' ? (
      <NumberField label="Days a turn" least={1} most={14} value={plan.days} onNumber={(days) => set({ days })} />
    ) : null}
  </>
);
