// Tables of the messages, commands, objects and errors of the live protocol, made of their schemas for docs/protocol.md.
import { terms } from '@vaultsong/tables';
import type { z } from 'zod';
import { change } from '../src/live/changes.ts';
import { commonErrors, liveErrorCodes } from '../src/live/errors.ts';
import { gameStart, gameView } from '../src/live/game.ts';
import { chatLine, toClient } from '../src/live/toClient.ts';
import { aim, liveCommand, toServer } from '../src/live/toServer.ts';
import type {} from '../src/meta.ts';
import { person } from '../src/person.ts';
import { statusOf } from '../src/rest/error.ts';
import { deckView, seatView, tableView } from '../src/views.ts';
import type { TypeSchema } from './typeText.ts';
import { alternativesOf, typeSchemaOf, typeText } from './typeText.ts';

/** Sections of the document, by the name in their marks. */
export type Section = 'to-server' | 'commands' | 'to-client' | 'objects' | 'errors';

/** A row about a field. */
interface Row {
  /** With the names of the objects that it is in: `takeBack.how`, `games[].winner`. */
  readonly field: string;
  readonly type: string;
  readonly unit: string;
  readonly meaning: string;
}

interface Forms {
  readonly discriminant: string;
  readonly variants: readonly TypeSchema[];
}

/** Objects that the tables name by their titles, in the order of the document. */
const objects: readonly z.ZodType[] = [
  ...[tableView, terms, seatView, deckView, person, gameView, gameStart, change, chatLine, aim],
];

type Io = 'input' | 'output';

/** A message or a command: its name, its schema and its discriminant. */
export interface Message {
  readonly name: string;
  readonly discriminant: string;
  readonly schema: z.core.$ZodTypeDiscriminable & z.ZodType;
}

/** @throws Error where a schema lacks a description, or names an answer that there is not */
export function referenceTables(): Readonly<Record<Section, string>> {
  const toServerSchemas = messagesOf(toServer);
  const toClientSchemas = messagesOf(toClient);
  const commandSchemas = messagesOf(liveCommand);
  const answers = new Set(toClientSchemas.map(({ name }) => name));
  for (const { name, schema } of toServerSchemas)
    for (const answer of schema.meta()?.answers ?? [])
      if (!answers.has(answer)) throw new Error(`${name} names the answer ${answer}, which is no message`);
  return {
    'to-server': messageTable(toServerSchemas, 'input'),
    commands: messageTable(commandSchemas, 'input'),
    'to-client': messageTable(toClientSchemas, 'output'),
    objects: objectTable(objects.map((schema) => typeSchemaOf(schema, 'output'))),
    errors: errorTable([...toServerSchemas, ...commandSchemas]),
  };
}

/** The messages of a union, whatever its discriminant is called. */
export function messagesOf(union: z.ZodDiscriminatedUnion<readonly z.ZodObject[]>): readonly Message[] {
  const { discriminator, options } = union.def;
  return options.map((schema) => {
    const name = typeSchemaOf(schema, 'output').properties?.[discriminator]?.const;
    if (typeof name !== 'string') throw new Error(`A message has no text as its ${discriminator}`);
    return { name, discriminant: discriminator, schema };
  });
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))]
    .map((row) => `|${row.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`)
    .join('\n');

const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** A row for each message, and one below it for each of its fields. */
export function messageTable(messages: readonly Message[], io: Io): string {
  const rows = messages.flatMap(({ name, discriminant, schema }) => {
    const { description, answers = [], errors = [] } = schema.meta() ?? {};
    if (description === undefined) throw new Error(`The message ${name} has no description`);
    const meaning = [
      description,
      ...(answers.length > 0 ? [`Answers: ${codes(answers)}.`] : []),
      ...(errors.length > 0 ? [`Errors: ${codes(errors)}.`] : []),
    ];
    const fields = fieldRows(typeSchemaOf(schema, io)).filter(({ field }) => field !== discriminant);
    return [[`**\`${name}\`**`, '', '', '', meaning.join(' ')], ...fields.map((row) => ['', ...cellsOf(row)])];
  });
  return table([`\`${messages[0]?.discriminant}\``, 'Field', 'Type', 'Unit', 'Meaning'], rows);
}

/** Field, type, unit and meaning of each field; the parts of an object without a title stand below it. */
function fieldRows({ properties = {}, required = [] }: TypeSchema, prefix = ''): readonly Row[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const parts = entryOf(schema);
    const below = parts.title === undefined ? partRows(parts, `${prefix}${name}${isList(schema) ? '[]' : ''}.`) : [];
    const presence = required.includes(name)
      ? ''
      : schema.default === undefined
        ? ', optional'
        : `, default \`${JSON.stringify(schema.default)}\``;
    const unit = schema.unit ?? alternativesOf(schema).find((one) => one.unit !== undefined)?.unit ?? '';
    return [
      {
        field: `${prefix}${name}`,
        type: `${below.length > 0 ? shapeText(schema) : typeText(schema)}${presence}`,
        unit,
        meaning: schema.description ?? parts.description ?? '',
      },
      ...below,
    ];
  });
}

/** Rows of the fields of an object, or of each form of one that has several; none for all else. */
function partRows(schema: TypeSchema, prefix: string): readonly Row[] {
  const forms = formsOf(schema);
  if (forms === null) return fieldRows(schema, prefix);
  return forms.variants.flatMap(({ properties = {}, ...variant }) => {
    const { [forms.discriminant]: of = {}, ...others } = properties;
    return fieldRows({ ...variant, properties: others }, prefix).map((row) => ({
      ...row,
      meaning: `With \`${forms.discriminant}\` ${typeText(of)}${row.meaning === '' ? '.' : `: ${row.meaning}`}`,
    }));
  });
}

/** The forms of an object, and the field that tells them apart; null for what has no forms. */
function formsOf(schema: TypeSchema): Forms | null {
  const variants = withoutNull(alternativesOf(schema));
  const [first, ...others] = variants;
  if (first === undefined || others.length === 0 || variants.some(({ title }) => title !== undefined)) return null;
  const tells = (name: string): boolean =>
    variants.every(({ properties }) => {
      const field = properties?.[name];
      return field?.const !== undefined || field?.enum !== undefined;
    });
  const discriminant = Object.keys(first.properties ?? {}).find(tells);
  return discriminant === undefined ? null : { discriminant, variants };
}

const withoutNull = (schemas: readonly TypeSchema[]): readonly TypeSchema[] =>
  schemas.filter(({ type }) => type !== 'null');

/** The schema of a value that is not null. */
function presentOf(schema: TypeSchema): TypeSchema {
  const [only, ...others] = withoutNull(alternativesOf(schema));
  return only !== undefined && others.length === 0 ? only : schema;
}

const isList = (schema: TypeSchema): boolean => presentOf(schema).type === 'array';

/** The schema of a value that is not null; of a list, that of its entries. */
function entryOf(schema: TypeSchema): TypeSchema {
  const { items, ...rest } = presentOf(schema);
  return typeof items === 'object' ? entryOf(items) : rest;
}

/** The type of a field whose parts have rows of their own. */
function shapeText(schema: TypeSchema): string {
  const forms = formsOf(entryOf(schema));
  const by =
    forms === null
      ? ''
      : `, by \`${forms.discriminant}\`: ${forms.variants
          .map(({ properties }) => typeText(properties?.[forms.discriminant] ?? {}))
          .join(', ')}`;
  const isNullable = alternativesOf(schema).some(({ type }) => type === 'null');
  return `${isList(schema) ? 'list of objects' : 'object'}${by}${isNullable ? ' or null' : ''}`;
}

const cellsOf = ({ field, type, unit, meaning }: Row): readonly string[] => [`\`${field}\``, type, unit, meaning];

/** A row for each object with a title, and one below it for each of its fields. */
const objectTable = (schemas: readonly TypeSchema[]): string =>
  table(
    ['Object', 'Field', 'Type', 'Unit', 'Meaning'],
    schemas.flatMap((schema) => {
      const { title, description = '' } = schema;
      const type = schema.properties === undefined ? shapeText(schema) : '';
      const below = partRows(schema, '').map((row) => ['', ...cellsOf(row)]);
      return [[`**\`${title}\`**`, '', type, '', description], ...below];
    }),
  );

/** A row for each code, with the messages and commands that may be refused with it. */
function errorTable(messages: readonly Message[]): string {
  const statuses: ReadonlyMap<string, number> = new Map(Object.entries(statusOf));
  const common = new Set<string>(commonErrors);
  return table(
    ['`code`', 'Status of HTTP', 'Meaning', 'Refuses'],
    Object.entries(liveErrorCodes).map(([code, meaning]) => {
      const refused = messages.filter(({ schema }) => schema.meta()?.errors?.some((error) => error === code));
      const names = common.has(code) ? 'any message' : codes(refused.map(({ name }) => name));
      return [`\`${code}\``, String(statuses.get(code) ?? ''), meaning, names];
    }),
  );
}
