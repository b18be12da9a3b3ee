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
    const fields = fieldRows(typeSchemaOf(schema, io)).filter(([field]) => field !== `\`${discriminant}\``);
    return [[`**\`${name}\`**`, '', '', '', meaning.join(' ')], ...fields.map((row) => ['', ...row])];
  });
  return table([`\`${messages[0]?.discriminant}\``, 'Field', 'Type', 'Unit', 'Meaning'], rows);
}

/** Field, type, unit and meaning of each field; those of an object without a title stand below it. */
function fieldRows({ properties = {}, required = [] }: TypeSchema, prefix = ''): readonly (readonly string[])[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const isNested = isInline(nestedOf(schema));
    const presence = required.includes(name)
      ? ''
      : schema.default === undefined
        ? ', optional'
        : `, default \`${JSON.stringify(schema.default)}\``;
    const unit = schema.unit ?? alternativesOf(schema).find((one) => one.unit !== undefined)?.unit ?? '';
    const row = [
      `\`${prefix}${name}\``,
      `${isNested ? shapeText(schema) : typeText(schema)}${presence}`,
      unit,
      schema.description ?? nestedOf(schema).description ?? '',
    ];
    const below = isNested ? fieldRows(nestedOf(schema), `${prefix}${name}${isList(schema) ? '[]' : ''}.`) : [];
    return [row, ...below];
  });
}

const withoutNull = (schema: TypeSchema): TypeSchema => {
  const [only, ...others] = alternativesOf(schema).filter(({ type }) => type !== 'null');
  return only !== undefined && others.length === 0 ? only : schema;
};

const isList = (schema: TypeSchema): boolean => withoutNull(schema).type === 'array';

/** The type of a value where it is not null, and of the entries where it is a list. */
function nestedOf(schema: TypeSchema): TypeSchema {
  const { items, ...rest } = withoutNull(schema);
  return typeof items === 'object' ? nestedOf(items) : rest;
}

const isInline = ({ title, properties }: TypeSchema): boolean => title === undefined && properties !== undefined;

/** The type of a field whose parts have rows of their own. */
const shapeText = (schema: TypeSchema): string =>
  `${isList(schema) ? 'list of objects' : 'object'}${withoutNull(schema) === schema ? '' : ' or null'}`;

/** A row for each object with a title, and one below it for each of its fields. */
const objectTable = (schemas: readonly TypeSchema[]): string =>
  table(
    ['Object', 'Field', 'Type', 'Unit', 'Meaning'],
    schemas.flatMap((schema) => {
      const { title, description = '', ...untitled } = schema;
      const type = schema.properties === undefined ? typeText(untitled) : '';
      return [[`**\`${title}\`**`, '', type, '', description], ...fieldRows(schema).map((row) => ['', ...row])];
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
