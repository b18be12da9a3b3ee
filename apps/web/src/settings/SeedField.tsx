// Field for the seed of a game, as it is typed.
import { TextField } from '../components/form/fields.tsx';
import type { Bound } from '../components/form/useForm.ts';

export const SeedField = (props: Bound<string>) => (
  <TextField
    label="Seed (the same seed deals the same game)"
    inputMode="numeric"
    placeholder="by chance"
    autoComplete="off"
    {...props}
  />
);
