// State of a form: its values as data, what one schema says against them, and what a server says. A kit of our own, since
// react-hook-form would bring eight times its code (docs/libraries.md).
import type { FormEvent } from 'react';
import { useState } from 'react';
import type { z } from 'zod';

/** Messages against values, by the names of their fields; within a nested value as `plan.days`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A field of a form: what its input needs. */
export interface Bound<T> {
  readonly value: T;
  /** null: nothing is known against it. */
  readonly error: string | null;
  readonly onChange: (value: T) => void;
}

/** Some values of a form, to read and to change. */
export interface FormPart<V> {
  readonly values: V;
  readonly set: (change: Partial<V>) => void;
  readonly bind: <K extends keyof V & string>(name: K) => Bound<V[K]>;
  /** @param path of a value within these, such as `chains.0` */
  readonly errorAt: (path: string) => string | null;
}

export interface Form<V, Checked> extends FormPart<V> {
  /** How often the values were refused: each time the focus goes to the first field with an error. */
  readonly refused: number;
  /** Puts messages of a server to the fields that they are about. */
  readonly refuse: (errors: FieldErrors) => void;
  /** Takes back what was said against the values. */
  readonly clear: () => void;
  /** Takes the values if the schema does; else each field says what is wrong with it. */
  readonly submit: (take: (checked: Checked) => void) => (event: FormEvent) => void;
}

/** Message as a sentence: schemas shared with servers begin theirs small, behind the name of a place. */
export const sentence = (message: string): string => message.charAt(0).toUpperCase() + message.slice(1);

/** What a schema has against values. The first message of each field counts. */
export function errorsOf({ issues }: z.ZodError): FieldErrors {
  const errors = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = path.join('.');
    if (!errors.has(name)) errors.set(name, sentence(message));
  }
  return Object.fromEntries(errors);
}

const isAt = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);

const without = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !names.some((name) => isAt(path, name))));

/**
 * Keeps the values of a form.
 * @param schema checks them when the form is sent
 * @param initial what the fields show at first
 */
export function useForm<V extends object, Checked>(
  schema: z.ZodType<Checked, V>,
  initial: V | (() => V),
): Form<V, Checked> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refused, setRefused] = useState(0);
  const refuse = (found: FieldErrors): void => {
    setErrors(found);
    setRefused((before) => before + 1);
  };
  const set = (change: Partial<V>): void => {
    setValues((before) => ({ ...before, ...change }));
    setErrors((before) => without(before, Object.keys(change)));
  };
  const errorAt = (path: string): string | null => errors[path] ?? null;
  return {
    values,
    set,
    errorAt,
    bind: (name) => bound(values, name, errorAt, set),
    refused,
    refuse,
    clear: () => setErrors({}),
    submit: (take) => (event) => {
      event.preventDefault();
      const { success, data, error } = schema.safeParse(values);
      if (!success) refuse(errorsOf(error));
      else {
        setErrors({});
        take(data);
      }
    },
  };
}

function bound<V, K extends keyof V & string>(
  values: V,
  name: K,
  errorAt: (path: string) => string | null,
  set: (change: Partial<V>) => void,
): Bound<V[K]> {
  const onChange = (value: V[K]): void => {
    const change: Partial<V> = {};
    change[name] = value;
    set(change);
  };
  return { value: values[name], error: errorAt(name), onChange };
}

/** The values of a form that are nested under a name, as a form of their own. */
export function partOf<V, K extends keyof V & string>(form: FormPart<V>, name: K): FormPart<V[K]> {
  const { value, onChange } = form.bind(name);
  const errorAt = (path: string): string | null => form.errorAt(`${name}.${path}`);
  const set = (change: Partial<V[K]>): void => onChange({ ...value, ...change });
  return { values: value, set, errorAt, bind: (inner) => bound(value, inner, errorAt, set) };
}
