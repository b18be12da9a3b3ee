// The rules that a new game is played by.
import type { EditionName } from '@vaultsong/engine';
import { editionNames } from '@vaultsong/engine';
import { useId } from 'react';
import { EditionOptions } from './EditionOptions.tsx';

interface EditionFieldProps {
  readonly chosen: EditionName;
  readonly onChoose: (edition: EditionName) => void;
}

export function EditionField({ chosen, onChoose }: EditionFieldProps) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>Rules</label>
      <select
        id={id}
        name="edition"
        value={chosen}
        onChange={({ target }) => onChoose(editionNames.find((name) => name === target.value) ?? chosen)}
      >
        <EditionOptions />
      </select>
    </p>
  );
}
