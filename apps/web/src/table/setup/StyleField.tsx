// Field for the style of a bot that searches.
import { useId } from 'react';
import type { StyleChoice } from '../speech/bots.ts';
import { styleOptions } from '../speech/bots.ts';

interface StyleFieldProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: StyleChoice;
  readonly onChoose: (style: StyleChoice) => void;
}

export function StyleField({ name, label, chosen, onChoose }: StyleFieldProps) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          const found = styleOptions.find(([style]) => style === value);
          if (found !== undefined) onChoose(found[0]);
        }}
      >
        {styleOptions.map(([style, title]) => (
          <option key={style} value={style}>
            {title}
          </option>
        ))}
      </select>
    </p>
  );
}
