// The ids that the registry of decks gives, as they stand alone or in the address of a deck's page.

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id in small letters; undefined for a text that is none. */
export function registryIdOf(text: string): string | undefined {
  const id = text.trim().toLowerCase();
  return uuid.test(id) ? id : undefined;
}

const hosts: readonly string[] = ['keyforgegame.com', 'decksofkeyforge.com', 'archonarena.com'];
const pagesOfDecks: ReadonlySet<string> = new Set(['deck-details', 'decks']);
const pageOfAlliance = /\/[a-z-]*alliance[a-z-]*\//i;
const longestAddress = 500;

/** The id that a text is, or that stands in the address of a deck's page; undefined where there is none. */
export function registryIdIn(text: string): string | undefined {
  const alone = registryIdOf(text);
  if (alone !== undefined || text.length > longestAddress || !/^(?:https?:\/\/|www\.)?[a-z.]+\//i.test(text))
    return alone;
  const address = /^https?:/i.test(text) ? text.trim() : `https://${text.trim()}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  if (!hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))) return undefined;
  const parts = pathname.split('/');
  // Theoretical decks, alliances, players and collections have ids too, which are not those of a deck in the registry.
  return parts.some((part) => pagesOfDecks.has(part))
    ? parts.map(registryIdOf).find((id) => id !== undefined)
    : undefined;
}

/** Whether a text is an address, of whatever page. */
export const isAddress = (text: string): boolean => /^(?:https?:\/\/|www\.)\S+$/i.test(text.trim());

/** Whether an address is that of an alliance, whose cards come from several decks and which the registry does not give. */
export const isAllianceAddress = (text: string): boolean =>
  text.length <= longestAddress && isAddress(text) && pageOfAlliance.test(text);
