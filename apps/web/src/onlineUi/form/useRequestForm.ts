// A form that is sent to the server, one request at a time. What the server refuses is told at the field that it is about;
// what is about none, below the form.
import type { FormEvent } from 'react';
import type { z } from 'zod';
import type { FieldErrors, Form } from '../../components/form/useForm.ts';
import { sentence, useForm } from '../../components/form/useForm.ts';
import { RequestError } from '../../online/rest.ts';
import type { Mutation } from '../useMutation.ts';
import { useMutation } from '../useMutation.ts';

/** Fields by what the server says of a fault: its code, or the place in the request that its message begins with. */
export type FieldsOfFaults = Readonly<Record<string, string>>;

/** A place in the request that the message of a fault begins with: `body.name: expected 3 to 20 letters`. */
const placed = /^(?:body\.)?([\w.-]+): (.+)$/s;

/** @returns the field that a refusal is about, with the message; null where it is about none of the form */
export function fieldErrorOf(
  error: unknown,
  names: readonly string[],
  fields: FieldsOfFaults = {},
): FieldErrors | null {
  if (!(error instanceof RequestError)) return null;
  const [, place = '', words = error.message] = placed.exec(error.message) ?? [];
  const [first = ''] = place.split('.');
  const field = fields[place] ?? (names.includes(first) ? first : fields[error.code]);
  return field === undefined ? null : { [field]: sentence(words) };
}

export interface RequestForm<V, Checked> extends Form<V, Checked> {
  readonly mutation: Mutation;
  /** Sends the values, if the schema takes them. @param work what it returns is told */
  readonly send: (work: (checked: Checked) => Promise<string | undefined>) => (event: FormEvent) => void;
}

/**
 * Keeps the values of a form that is sent to the server.
 * @param fields for faults that do not begin with the name of their field
 * @param shared what else is done meanwhile, so that only one thing is at a time; null: nothing else is
 */
export function useRequestForm<V extends object, Checked>(
  schema: z.ZodType<Checked, V>,
  initial: V,
  fields: FieldsOfFaults = {},
  shared: Mutation | null = null,
): RequestForm<V, Checked> {
  const form = useForm(schema, initial);
  const own = useMutation();
  const mutation = shared ?? own;
  const names = Object.keys(form.values);
  return {
    ...form,
    mutation,
    send: (work) =>
      form.submit((checked) =>
        mutation.run(async () => {
          try {
            return await work(checked);
          } catch (error) {
            const found = fieldErrorOf(error, names, fields);
            if (found === null) throw error;
            form.refuse(found);
            return undefined;
          }
        }),
      ),
  };
}
