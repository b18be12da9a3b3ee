// Text of the zones of cards: "in your hand", "from play or from your discard pile".
import type { Filter, Zone } from '@vaultsong/engine';
import { article, list } from '../grammar/english.ts';
import type { Voice } from '../grammar/voice.ts';
import { whose } from '../grammar/who.ts';

export const zoneNouns: Readonly<Record<Zone, string>> = {
  deck: 'deck',
  hand: 'hand',
  play: 'play',
  played: 'play',
  under: 'under a card',
  beside: 'beside the table',
  discard: 'discard pile',
  archives: 'archives',
  purged: 'purged cards',
};

export const zonesOf = (f: Filter): readonly Zone[] => [f.zone ?? 'play'].flat();

/** The zones of a player: "your deck and discard pile", "a discard pile". */
export function ownZones(f: Filter, word: 'and' | 'or', v: Voice): string {
  const owned = zonesOf(f)
    .filter((zone) => zone !== 'play' && zone !== 'played' && zone !== 'under')
    .map((zone) => zoneNouns[zone]);
  if (f.of === 'haunted') return `any haunted player’s ${list(owned, word)}`;
  if (f.of !== undefined) return owned.length === 0 ? '' : `${whose(f.of, v)} ${list(owned, word)}`;
  return list(
    owned.map((zone) => (zone.endsWith('s') ? zone : article(zone))),
    word,
  );
}

/** The key under which a named zone is remembered: "look at your opponent's hand, purge a card from it". */
export const zoneKey = ({ zone, of }: Filter): string => `zone ${JSON.stringify([zone, of])}`;

/** The text of a description about zones; nothing of the table. */
export function zonePhrase(f: Filter, word: 'and' | 'or', v: Voice): string | null {
  const zones = zonesOf(f);
  if (zones.join() === 'play') return null;
  if (v.heard === zoneKey(f) && v.from) return 'from it';
  const theirs = ownZones(f, word, v);
  const said = [
    ...(zones.includes('play') ? [v.from ? 'from play' : 'in play'] : []),
    ...(zones.includes('played') ? ['being played'] : []),
    ...(zones.includes('under') ? ['under a card'] : []),
    ...(theirs === '' ? [] : [`${v.from ? 'from' : zones.join() === 'purged' ? 'among' : 'in'} ${theirs}`]),
  ];
  return list(said, word);
}

/** The place of a card that is already known: "in a hand". */
export const lyingIn = (zone: Zone): string =>
  zone === 'played' ? 'being played' : zone === 'play' ? 'in play' : `in a ${zoneNouns[zone]}`;
