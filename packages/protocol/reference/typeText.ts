// Types of a JSON Schema in words, for the tables of a document.
import { z } from 'zod';

/** The parts of a JSON Schema that these tables show. */
export interface TypeSchema {
  readonly type?: string | readonly string[] | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly unit?: string | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly anyOf?: readonly TypeSchema[] | undefined;
  readonly oneOf?: readonly TypeSchema[] | undefined;
  readonly properties?: Readonly<Record<string, TypeSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: TypeSchema | boolean | undefined;
  readonly prefixItems?: readonly TypeSchema[] | undefined;
  readonly default?: unknown;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly pattern?: string | undefined;
}

const typeSchema: z.ZodType<TypeSchema> = z.lazy(() =>
  z
    .object({
      ...{
        type: z.union([z.string(), z.array(z.string())]),
        title: z.string(),
        description: z.string(),
        unit: z.string(),
        pattern: z.string(),
      },
      ...{ const: z.unknown(), enum: z.array(z.unknown()), default: z.unknown() },
      ...{ anyOf: z.array(typeSchema), oneOf: z.array(typeSchema), prefixItems: z.array(typeSchema) },
      ...{ properties: z.record(z.string(), typeSchema), required: z.array(z.string()) },
      ...{ items: z.union([z.boolean(), typeSchema]), minItems: z.int(), maxItems: z.int() },
      ...{ minimum: z.number(), maximum: z.number(), minLength: z.int(), maxLength: z.int() },
    })
    .partial(),
);

/** The JSON Schema of a zod schema. @param io `input`: as it is sent to the server; `output`: as it comes from there */
export const typeSchemaOf = (schema: z.ZodType, io: 'input' | 'output'): TypeSchema =>
  typeSchema.parse(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));

/** The types that a value may have, null among them; none where it has only one. */
export function alternativesOf({ anyOf, oneOf, type, ...rest }: TypeSchema): readonly TypeSchema[] {
  if (typeof type !== 'object') return anyOf ?? oneOf ?? [];
  return type.map((one) => (one === 'null' ? { type: one } : { ...rest, type: one }));
}

/** The type in words, such as `integer from 0 or null`, with code in backticks. */
export function typeText(schema: TypeSchema): string {
  if (schema.title !== undefined) return `\`${schema.title}\``;
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return orList(alternatives.map(typeText));
  if (schema.const !== undefined) return codeOf(schema.const);
  if (schema.enum !== undefined) return orList(schema.enum.map(codeOf));
  switch (schema.type) {
    case 'array':
      return listText(schema);
    case 'object':
      return schema.properties === undefined ? 'object' : objectText(schema);
    case 'string':
      return `text${patternText(schema)}${rangeText(schema.minLength, schema.maxLength, ' characters')}`;
    case 'integer':
    case 'number':
      return `${schema.type}${rangeText(bound(schema.minimum), bound(schema.maximum), '')}`;
    case undefined:
      return 'any JSON';
    default:
      return String(schema.type);
  }
}

const codeOf = (value: unknown): string => `\`${JSON.stringify(value)}\``;

const orList = (texts: readonly string[]): string => {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} or ${last}`;
};

function listText({ items, prefixItems, minItems, maxItems }: TypeSchema): string {
  if (prefixItems !== undefined) return `list of ${prefixItems.length}: ${prefixItems.map(typeText).join(', ')}`;
  const item = typeof items === 'object' ? typeText(items) : 'any JSON';
  return `list of ${item}${rangeText(minItems, maxItems, ' entries')}`;
}

function objectText({ properties = {}, required = [] }: TypeSchema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `\`${name}\`${required.includes(name) ? '' : ' (optional)'}: ${typeText(field)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

const patternText = ({ pattern }: TypeSchema): string => (pattern === undefined ? '' : ` of the form \`${pattern}\``);

/** Undefined for the bounds of all safe integers, which say nothing. */
const bound = (value: number | undefined): number | undefined =>
  value === undefined || Math.abs(value) === Number.MAX_SAFE_INTEGER ? undefined : value;

function rangeText(from: number | undefined, to: number | undefined, of: string): string {
  if (from === undefined) return to === undefined ? '' : `, at most ${to}${of}`;
  if (to === undefined) return `, at least ${from}${of}`;
  return from === to ? `, ${from}${of}` : `, ${from} to ${to}${of}`;
}
