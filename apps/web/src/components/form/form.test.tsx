// The kit of the forms: what a field tells of its value, and what schemas say in words.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { filled, seedText, wholeNumber } from './checks.ts';
import { Checks, Radios } from './choices.tsx';
import { FaultList } from './FieldNotes.tsx';
import { NumberField, PasswordField, SelectField, TextArea, TextField } from './fields.tsx';
import { errorsOf } from './useForm.ts';

const nothing = (): void => undefined;
const text = { value: '', onChange: nothing };

/** Words of the elements that describe a field, in their order. */
function describedBy(html: string): readonly string[] {
  const ids = /aria-describedby="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  return ids.map((id) => new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1] ?? `nothing has the id ${id}`);
}

describe('a field', () => {
  it.each([
    ['text', (error: string | null) => <TextField label="Name" hint="In letters." error={error} {...text} />],
    [
      'long text',
      (error: string | null) => <TextArea label="Why" hint="In letters." rows={2} most={9} error={error} {...text} />,
    ],
    [
      'a password',
      (error: string | null) => (
        <PasswordField label="Word" hint="In letters." autoComplete="new-password" error={error} {...text} />
      ),
    ],
    [
      'a number',
      (error: string | null) => (
        <NumberField label="Days" hint="In letters." bounds={[1, 9]} error={error} value={3} onChange={nothing} />
      ),
    ],
    [
      'one of a list',
      (error: string | null) => (
        <SelectField
          label="Rules"
          hint="In letters."
          options={[['a', 'A']]}
          value="a"
          error={error}
          onChange={nothing}
        />
      ),
    ],
  ])('of %s is told with its description and with what is wrong with it', (_, field) => {
    const [right, wrong] = [field(null), field('Expected letters')].map((one) => renderToStaticMarkup(one));
    expect(describedBy(right ?? '')).toEqual(['In letters.']);
    expect(right).not.toContain('aria-invalid');
    expect(describedBy(wrong ?? '')).toEqual(['In letters.', 'Expected letters']);
    expect(wrong).toContain('aria-invalid="true"');
    expect(wrong).toContain('role="alert"');
  });

  it('has the label that belongs to it', () => {
    const html = renderToStaticMarkup(<TextField label="Name" error={null} {...text} />);
    const [, id] = /for="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<input id="${id}"`);
  });

  it('of a number is empty while nothing is typed, and has its bounds', () => {
    const html = renderToStaticMarkup(
      <NumberField label="Days" bounds={[1, 9]} error={null} value={Number.NaN} onChange={nothing} />,
    );
    expect(html).toContain('min="1" max="9"');
    expect(html).toContain('value=""');
  });
});

describe('the faults of a file', () => {
  const faults = (count: number): string =>
    renderToStaticMarkup(
      <FaultList id="f" title="Wrong:" faults={Array.from({ length: count }, (_, n) => `Fault ${n}`)} />,
    );

  it('are told one by one, but for those beyond six', () => {
    expect(faults(2)).toContain('<li>Fault 0</li><li>Fault 1</li></ul>');
    expect(faults(9)).toContain('<li>Fault 5</li><li>and 3 more</li></ul>');
  });

  it('have their place before there are any', () => {
    expect(faults(0)).toBe('<div role="alert" id="f" class="faults"></div>');
  });
});

describe('a choice', () => {
  const options = [
    ['a', 'First'],
    ['b', 'Second'],
  ] as const;

  it('of one value has that one checked', () => {
    const html = renderToStaticMarkup(<Radios legend="Which" options={options} value="b" onChange={nothing} />);
    expect(html).toMatch(/checked="" value="b"/);
    expect(html.match(/checked=""/g)).toHaveLength(1);
  });

  it('of several values has those checked', () => {
    const html = renderToStaticMarkup(<Checks legend="Which" options={options} value={['a']} onChange={nothing} />);
    expect(html.match(/checked=""/g)).toHaveLength(1);
  });
});

describe('what a schema has against values', () => {
  const schema = z.object({
    name: filled('a name'),
    seed: seedText,
    plan: z.object({ days: wholeNumber([1, 14]), chains: z.tuple([wholeNumber([0, 24]), wholeNumber([0, 24])]) }),
  });
  const errors = (values: z.input<typeof schema>) => {
    const { error } = schema.safeParse(values);
    return error === undefined ? {} : errorsOf(error);
  };

  it('stands at its fields, nested ones too', () => {
    expect(errors({ name: ' ', seed: 'x', plan: { days: Number.NaN, chains: [0, 25] } })).toEqual({
      name: 'Expected a name',
      seed: 'Expected a number of up to 9 digits, or nothing',
      'plan.days': 'Expected a whole number from 1 to 14',
      'plan.chains.1': 'Expected a whole number from 0 to 24',
    });
  });

  it.each([1.5, 0, 15])('is that %s is no whole number within the bounds', (days) => {
    expect(Object.keys(errors({ name: 'a', seed: '', plan: { days, chains: [0, 0] } }))).toEqual(['plan.days']);
  });

  it('is nothing where all is right', () => {
    expect(errors({ name: 'a', seed: '123456789', plan: { days: 14, chains: [0, 24] } })).toEqual({});
  });
});
