// Fields of a few values, all of which are seen: one of them, several, yes or no.
import { useId } from 'react';
import type { Options } from './fields.tsx';

/** The options of a choice, from its values and what each is called. */
export const optionsOf = <T extends string>(values: readonly T[], titles: Readonly<Record<T, string>>): Options<T> =>
  values.map((value) => [value, titles[value]]);

interface RadiosProps<T extends string> {
  readonly legend: string;
  readonly options: Options<T>;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few values. */
export function Radios<T extends string>({ legend, options, value, onChange }: RadiosProps<T>) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      {options.map(([one, title]) => (
        <label key={one} className="radio">
          <input type="radio" name={name} value={one} checked={one === value} onChange={() => onChange(one)} />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ChecksProps<T extends string> {
  readonly legend: string;
  readonly options: Options<T>;
  readonly value: readonly T[];
  readonly onChange: (value: readonly T[]) => void;
}

/** Any number of a few values, in the order in which they were chosen. */
export const Checks = <T extends string>({ legend, options, value, onChange }: ChecksProps<T>) => (
  <fieldset className="field">
    <legend>{legend}</legend>
    {options.map(([one, title]) => (
      <Check
        key={one}
        label={title}
        value={value.includes(one)}
        onChange={(isChosen) => onChange(isChosen ? [...value, one] : value.filter((other) => other !== one))}
      />
    ))}
  </fieldset>
);

interface CheckProps {
  readonly label: string;
  readonly value: boolean;
  readonly disabled?: boolean;
  readonly describedBy?: string | undefined;
  readonly onChange: (value: boolean) => void;
}

/** Yes or no. */
export const Check = ({ label, value, disabled, describedBy, onChange }: CheckProps) => (
  <label className="radio">
    <input
      type="checkbox"
      checked={value}
      disabled={disabled}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span>{label}</span>
  </label>
);
