// Fields with a label: text, number, one of a list.
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNotes } from './FieldNotes.tsx';
import type { Bound } from './useForm.ts';

interface LabelProps {
  readonly label: string;
  readonly hint?: ReactNode;
}

interface TextFieldProps extends LabelProps, Bound<string> {
  readonly autoComplete?: string;
  readonly required?: boolean;
  /** No more characters can be typed. */
  readonly most?: number;
  readonly inputMode?: 'numeric';
  readonly placeholder?: string;
  readonly type?: 'datetime-local';
  /** It is no word of a language. */
  readonly isName?: boolean;
}

const asName = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

export function TextField({ label, value, onChange, isName = false, required = false, ...props }: TextFieldProps) {
  const { id, described, notes } = useNotes(props);
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={props.type ?? 'text'}
        required={required}
        maxLength={props.most}
        inputMode={props.inputMode}
        placeholder={props.placeholder}
        value={value}
        autoComplete={props.autoComplete}
        {...(isName ? asName : {})}
        {...described}
        onChange={({ target }) => onChange(target.value)}
      />
      {notes}
    </p>
  );
}

/** A name, or what is typed as exactly as one. */
export const NameField = (props: Omit<TextFieldProps, 'isName' | 'required'>) => (
  <TextField {...props} isName required />
);

interface PasswordFieldProps extends LabelProps, Bound<string> {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly most?: number;
}

/** What is typed can be looked at. */
export function PasswordField({ label, value, onChange, autoComplete, most, ...props }: PasswordFieldProps) {
  const { id, described, notes } = useNotes(props);
  const [shown, show] = useState(false);
  return (
    <div className="field password-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={shown ? 'text' : 'password'}
        required
        maxLength={most}
        value={value}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        {...described}
        onChange={({ target }) => onChange(target.value)}
      />
      <button type="button" className="button" aria-pressed={shown} onClick={() => show(!shown)}>
        Show<span className="unseen"> the password</span>
      </button>
      {notes}
    </div>
  );
}

interface TextAreaProps extends LabelProps, Bound<string> {
  readonly rows: number;
  readonly most: number;
  readonly required?: boolean;
}

export function TextArea({ label, value, onChange, rows, most, required = false, ...props }: TextAreaProps) {
  const { id, described, notes } = useNotes(props);
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        required={required}
        maxLength={most}
        value={value}
        {...described}
        onChange={({ target }) => onChange(target.value)}
      />
      {notes}
    </p>
  );
}

/** The least and the most that a number may be. */
export type Bounds = readonly [least: number, most: number];

interface NumberFieldProps extends LabelProps, Bound<number> {
  readonly bounds: Bounds;
  readonly disabled?: boolean;
}

/** A whole number; NaN while the field is empty. */
export function NumberField({ label, bounds: [least, most], value, disabled, onChange, ...props }: NumberFieldProps) {
  const { id, described, notes } = useNotes(props);
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
        {...described}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      {notes}
    </p>
  );
}

/** Values to choose from, and what each is called. */
export type Options<T extends string> = readonly (readonly [value: T, title: string])[];

interface SelectFieldProps<T extends string> extends LabelProps {
  readonly value: T;
  readonly options: Options<T>;
  readonly error?: string | null;
  readonly onChange: (value: T) => void;
}

export function SelectField<T extends string>({ label, value, options, onChange, ...props }: SelectFieldProps<T>) {
  const { id, described, notes } = useNotes(props);
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        {...described}
        onChange={({ target }) => {
          const found = options.find(([one]) => one === target.value);
          if (found !== undefined) onChange(found[0]);
        }}
      >
        {options.map(([one, title]) => (
          <option key={one} value={one}>
            {title}
          </option>
        ))}
      </select>
      {notes}
    </p>
  );
}
