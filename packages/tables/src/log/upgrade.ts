// Names that logs of before have for events and their fields. Entries are hashed as text and never rewritten, so that reading
// upgrades them: one log may begin with old names and go on with those of today.

type Names = ReadonlyMap<string, string>;

/** Events that had another name as long as events were told apart by `is`, and the name of each today. */
export const eventNames: Names = new Map([
  ['sat', 'joined'],
  ['stood', 'left'],
  ['brought', 'deck-chosen'],
  ['brought-in', 'imported'],
  ['called', 'bid-called'],
  ['asked-back', 'take-back-requested'],
  ['agreed', 'take-back-agreed'],
  ['declined', 'take-back-declined'],
  ['handed', 'bot-took-over'],
  ['flagged', 'timed-out'],
  ['revealed', 'secret-revealed'],
  ['wants-rematch', 'rematch-requested'],
]);

const discriminant: Names = new Map([['is', 'type']]);

/** Fields of an event, whatever it is called. No two events had one of these names for different things. */
const eventFields: Names = new Map([...discriminant, ['by', 'openedBy'], ['after', 'rematchOf'], ['why', 'reason']]);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with other names for some of its fields, in the same order; what is no object stays as it is. */
export const withNames = (value: unknown, names: Names): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, field]) => [names.get(name) ?? name, field]))
    : value;

/** An object with a field put through a function, where it has that field. */
function withField(value: unknown, name: string, upgrade: (field: unknown) => unknown): unknown {
  if (!isObject(value) || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: upgrade(Reflect.get(value, name)) };
}

const withType = (value: unknown): unknown => withNames(value, discriminant);

/** Terms of before in the form of today. */
export function upgradedTerms(terms: unknown): unknown {
  const named = withNames(terms, new Map([['watchers', 'spectators']]));
  return withField(withField(named, 'play', withType), 'clock', withType);
}

/** Whether an entry of a log has the form of before, where events were told apart by `is`. */
export const isOfBefore = (json: unknown): boolean => isObject(json) && Object.hasOwn(json, 'is');

/** The JSON of an event in the form of today, whichever form it has. */
export function upgradedEvent(json: unknown): unknown {
  if (!isOfBefore(json)) return json;
  const named = withField(withNames(json, eventFields), 'type', (name) =>
    typeof name === 'string' ? (eventNames.get(name) ?? name) : name,
  );
  return withField(withField(named, 'sitter', withType), 'terms', upgradedTerms);
}

const imported = /^\{"(?:type":"imported|is":"brought-in)"/;

/** Whether an entry brings a whole game that began elsewhere, told by its text, so that none has to be parsed for that. */
export const isImport = ({ data }: { readonly data: string }): boolean => imported.test(data);
