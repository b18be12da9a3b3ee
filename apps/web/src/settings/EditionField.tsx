// The rules that a new game is played by.
import type { EditionName } from '@vaultsong/engine';
import { editionNames, editionOf } from '@vaultsong/engine';
import type { Options } from '../components/form/fields.tsx';
import { SelectField } from '../components/form/fields.tsx';

interface EditionFieldProps {
  readonly value: EditionName;
  readonly onChange: (edition: EditionName) => void;
}

const options: Options<EditionName> = editionNames.map((name) => [name, editionOf(name).title]);

export const EditionField = (props: EditionFieldProps) => <SelectField label="Rules" options={options} {...props} />;
