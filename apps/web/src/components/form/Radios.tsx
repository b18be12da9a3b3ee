// One of a few values in a form that is read when it is sent.

interface RadiosProps<T extends string> {
  readonly name: string;
  readonly legend: string;
  readonly chosen: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onChoose?: (value: T) => void;
}

export const Radios = <T extends string>({ name, legend, chosen, options, onChoose }: RadiosProps<T>) => (
  <fieldset className="field">
    <legend>{legend}</legend>
    {options.map(([value, title]) => (
      <label key={value} className="radio">
        <input
          type="radio"
          name={name}
          value={value}
          defaultChecked={value === chosen}
          onChange={() => onChoose?.(value)}
        />
        <span>{title}</span>
      </label>
    ))}
  </fieldset>
);
