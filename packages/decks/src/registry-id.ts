// The ids that the registry of decks gives, as they stand alone or in the address of a deck's page.

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id in small letters; undefined for a text that is none. */
export function registryIdOf(text: string): string | undefined {
  const id = text.trim().toLowerCase();
  return uuid.test(id) ? id : undefined;
}
