// The facts of a set as they come from outside: one JSON list of its cards, checked here and brought into the spelling of
// the project (house `star-alliance`, icon `aember`).
import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';

/** What is wrong with a file or with options, in words for the person who gave them. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** One card of a file. Houses, icons and keywords may be ones that the project does not know yet. */
export interface GivenCard {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly number: string;
  readonly house: string | null;
  /** The houses it was printed in, where they are several. */
  readonly houses: readonly string[];
  readonly type: string;
  readonly rarity: string;
  readonly bonus: readonly string[];
  readonly enhance: readonly string[];
  readonly power: number | null;
  readonly armor: number | null;
  readonly traits: readonly string[];
  /** As the project writes them: `assault 2`. */
  readonly keywords: readonly string[];
  readonly text: string;
  readonly half: 1 | 2 | null;
  readonly otherHalf: string | null;
  readonly evilTwinOf: string | null;
}

const most = { bytes: 20_000_000, cards: 5_000, letters: 2_000, items: 40 } as const;

const example =
  '{ "id": "brammo", "name": "Brammo", "set": "aoa", "number": "003", "house": "brobnar", "type": "creature", "rarity": "common", "power": 4, "text": "Play: …" }';

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is no id of small letters, digits and hyphens');
/** What a terminal would obey, line breaks apart. */
const hidden = /(?:(?!\n)[\p{Cc}\p{Cf}])+/gu;
/** Nothing that a terminal would obey comes in. */
const words = z
  .string()
  .max(most.letters)
  .transform((text) => text.replaceAll(hidden, '').trim());
const title = words.transform((text) => text.replaceAll("'", '’')).pipe(z.string().min(1, 'is blank').max(120));
const name = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9 -]*$/i, 'is no name of letters')
  .transform((one) => one.toLowerCase());
const list = <T extends z.ZodType>(one: T) => z.array(one).max(most.items).nullish();
const value = z.number().int().min(0).max(99).nullish();

const givenCard = z.object({
  id: slug,
  name: title,
  set: z.string().regex(/^[a-z0-9]{2,8}$/, 'is no id of a set, such as aoa'),
  number: z.string().regex(/^[A-Z]{0,3}\d{1,4}[a-z]?$/, 'is no collector number, such as 003'),
  house: name.nullable(),
  houses: list(name),
  type: name,
  rarity: name,
  amber: z.number().int().min(0).max(9).nullish(),
  bonusIcons: list(name),
  enhance: list(name),
  power: value,
  armor: value,
  traits: list(words.pipe(z.string().min(1, 'is blank').max(40))),
  keywords: list(
    z.union([name, z.object({ name, value: z.union([z.number().int().min(0).max(99), z.literal('X')]).nullish() })]),
  ),
  text: words.nullish(),
  gigantic: z.object({ half: z.union([z.literal(1), z.literal(2)]), otherHalf: slug }).nullish(),
  evilTwinOf: slug.nullish(),
});

/**
 * The cards of a file.
 * @param houses those that the project knows, by which `staralliance` is known as `star-alliance`
 * @throws InputError that names the file, the card and the field that is wrong, and a right form
 */
export function readSetFile(file: string, houses: readonly string[]): readonly GivenCard[] {
  const data = parsed(file);
  if (!Array.isArray(data)) throw new InputError(`${file} is no list of cards; a right one is [${example}]`);
  if (data.length === 0) throw new InputError(`${file} has no card; a right file is [${example}]`);
  if (data.length > most.cards)
    throw new InputError(`${file} has ${data.length} cards; at most ${most.cards} are read`);
  const cards = data.map((card: unknown, index) => checked(card, index, file, houses));
  const [first] = cards;
  const stray = cards.find(({ set }) => set !== first?.set);
  if (stray !== undefined)
    throw new InputError(
      `${file}: ${stray.id} is of set ${stray.set}, and ${first?.id} of ${first?.set}: a file has the cards of one set`,
    );
  const ids = cards.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new InputError(`${file} has ${twice} twice`);
  return cards;
}

function parsed(file: string): unknown {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) throw new InputError(`${file} does not exist`);
  if (!stat.isFile()) throw new InputError(`${file} is no file`);
  if (stat.size > most.bytes) throw new InputError(`${file} has ${stat.size} bytes; at most ${most.bytes} are read`);
  const text = readFileSync(file, 'utf8');
  if (text.trim() === '') throw new InputError(`${file} is blank; a right file is [${example}]`);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    // The message repeats a piece of the file.
    const said = error instanceof Error ? error.message : String(error);
    throw new InputError(`${file} is no JSON: ${said.replaceAll(hidden, '')}`);
  }
}

function checked(card: unknown, index: number, file: string, houses: readonly string[]): GivenCard {
  const { data, error } = givenCard.safeParse(card);
  if (data === undefined) {
    const [issue] = error.issues;
    const field = issue?.path.join('.') ?? '';
    const id = nameOf(card);
    throw new InputError(
      `${file}: card ${index + 1}${id === '' ? '' : ` (${id})`}${field === '' ? '' : `, field ${field}`}: ${issue?.message}; a right card is ${example}`,
    );
  }
  const asHouse = (given: string): string =>
    houses.find((one) => plain(one) === plain(given)) ?? given.replaceAll(' ', '-');
  const asIcon = (given: string): string => (given === 'amber' ? 'aember' : asHouse(given));
  const bonus = data.bonusIcons ?? Array.from({ length: data.amber ?? 0 }, () => 'aember');
  return {
    id: data.id,
    name: data.name,
    set: data.set,
    number: data.number,
    house: data.house === null ? null : asHouse(data.house),
    houses: (data.houses ?? []).map(asHouse),
    type: data.type,
    rarity: data.rarity,
    bonus: bonus.map(asIcon),
    enhance: (data.enhance ?? []).map(asIcon),
    power: data.power ?? null,
    armor: data.armor ?? null,
    traits: data.traits ?? [],
    keywords: (data.keywords ?? []).map((one) =>
      typeof one === 'string' ? one : `${one.name} ${one.value ?? ''}`.trim(),
    ),
    text: data.text ?? '',
    half: data.gigantic?.half ?? null,
    otherHalf: data.gigantic?.otherHalf ?? null,
    evilTwinOf: data.evilTwinOf ?? null,
  };
}

const plain = (house: string): string => house.replaceAll(/[ -]/g, '');

function nameOf(card: unknown): string {
  if (typeof card !== 'object' || card === null || !('id' in card) || typeof card.id !== 'string') return '';
  return card.id.replaceAll(/[^a-z0-9-]/g, '').slice(0, 60);
}
