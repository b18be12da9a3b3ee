// Names that logs of tournaments of before have for fields of their events. As in logs of tables, reading upgrades them.
import { isOfBefore, upgradedTerms, withNames } from '@vaultsong/tables';

/** Fields of an event of before, and their names today. */
const fieldNames: ReadonlyMap<string, string> = new Map([
  ['is', 'type'],
  ['by', 'organizer'],
  ['most', 'maxPlayers'],
  ['how', 'reason'],
]);

/** The JSON of an event in the form of today, whichever form it has. */
export function upgradedEvent(json: unknown): unknown {
  if (!isOfBefore(json)) return json;
  const event = withNames(json, fieldNames);
  return typeof event === 'object' && event !== null && 'terms' in event
    ? { ...event, terms: upgradedTerms(event.terms) }
    : event;
}
