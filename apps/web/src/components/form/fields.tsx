// Fields of a form that is followed as it changes: one of a few values, yes or no, a number.
import { useId } from 'react';

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly titles: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

export const Choice = <T extends string>({ legend, values, titles, chosen, onChoose }: ChoiceProps<T>) => {
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value} className="radio">
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{titles[value]}</span>
        </label>
      ))}
    </fieldset>
  );
};

interface CheckProps {
  readonly says: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly describedBy?: string | undefined;
  readonly onCheck: (checked: boolean) => void;
}

export const Check = ({ says, checked, disabled, describedBy, onCheck }: CheckProps) => (
  <label className="radio">
    <input
      type="checkbox"
      checked={checked}
      disabled={disabled}
      aria-describedby={describedBy}
      onChange={({ target }) => onCheck(target.checked)}
    />
    <span>{says}</span>
  </label>
);

interface NumberFieldProps {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly disabled?: boolean;
  readonly onNumber: (value: number) => void;
}

/** What is no number in the range is said by the browser when the form is sent. */
export const NumberField = ({ label, least, most, value, disabled, onNumber }: NumberFieldProps) => {
  const id = useId();
  return (
    <p className="field number-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        required
        disabled={disabled}
        value={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => onNumber(target.valueAsNumber)}
      />
    </p>
  );
};
