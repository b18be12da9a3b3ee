// The editions of the rules, to choose from in a list.
import { editionNames, editionOf } from '@vaultsong/engine';

export const EditionOptions = () =>
  editionNames.map((name) => (
    <option key={name} value={name}>
      {editionOf(name).title}
    </option>
  ));
