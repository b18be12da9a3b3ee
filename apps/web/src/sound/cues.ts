// Sound cues for the step from one moment of the table to the next. Pure: they come from two snapshots alone, so that the
// cause of the step does not matter, and a replayed game sounds as it did.
import type { InPlayView, PlayerView } from '@vaultsong/engine';
import { inPlay } from '@vaultsong/foresight';
import type { Snapshot } from '../wire/snapshot.ts';

/** The weightiest first: of many, the first few are heard. */
export const cues = [
  'won',
  'lost',
  'forge',
  'check',
  'destroy',
  'fight',
  'steal',
  'reap',
  'play',
  'gain',
  'your-turn',
] as const;
export type Cue = (typeof cues)[number];

/** So many of one moment are heard at most: more would be noise. */
export const mostCues = 3;

const hasCheck = ({ aember, spendable, keyCost, keys }: PlayerView): boolean =>
  keys < 3 && aember + spendable >= keyCost;

const byId = (snapshot: Snapshot): ReadonlyMap<number, InPlayView> =>
  new Map(inPlay(snapshot.view).map((card) => [card.ref.id, card]));

/** Cues of changes on the board and in the pools. */
function boardCues(before: Snapshot, after: Snapshot): readonly Cue[] {
  const [was, is] = [byId(before), byId(after)];
  const found: Cue[] = [];
  const each = after.view.players.map((player, seat) => ({ player, old: before.view.players[seat] ?? player }));
  const gained = each.some(({ player, old }) => player.aember > old.aember);
  // A player who forges pays too, but nobody gains that æmber.
  const lost = each.some(({ player, old }) => player.aember < old.aember && player.keys === old.keys);
  const isDown = (card: InPlayView): boolean =>
    !is.has(card.ref.id) &&
    card.type === 'creature' &&
    after.view.players.some(({ discard }) => discard.some(({ ref }) => ref.id === card.ref.id));
  const died = [...was.values()].some(isDown);
  const hurt = [...is.values()].some((card) => card.damage > (was.get(card.ref.id)?.damage ?? 0));
  const used = [...was.values()].filter((card) => card.type === 'creature' && !card.exhausted);
  const tired = used.filter((card) => is.get(card.ref.id)?.exhausted ?? isDown(card));
  const came = [...is.keys()].some((id) => !was.has(id));
  const spent = each.some(
    ({ player, old }) => player.hand.length < old.hand.length && player.discard.length > old.discard.length,
  );
  if (each.some(({ player, old }) => player.keys > old.keys)) found.push('forge');
  if (each.some(({ player, old }) => hasCheck(player) && !hasCheck(old))) found.push('check');
  if (died) found.push('destroy');
  if (tired.length > 0 && (hurt || died)) found.push('fight');
  else if (tired.length > 0 && gained) found.push('reap');
  if (gained && lost) found.push('steal');
  else if (gained && !found.includes('reap')) found.push('gain');
  if (came || spent) found.push('play');
  return found;
}

/**
 * Cues between two moments, the weightiest first.
 * @param before null at the beginning of a game, and where another game was shown
 */
export function cuesBetween(before: Snapshot | null, after: Snapshot): readonly Cue[] {
  // A reload shows where one was, and an undo goes back: nothing happens then.
  if (before === null || before.game !== after.game || after.view.turn < before.view.turn) return [];
  const { winner, turn, active } = after.view;
  if (winner !== null) return before.view.winner !== null ? [] : [winner === after.sides.foe ? 'lost' : 'won'];
  const found = new Set<Cue>(boardCues(before, after));
  const isMine = (snapshot: Snapshot): boolean =>
    snapshot.question !== null && snapshot.view.active === snapshot.sides.me;
  if (isMine(after) && active === after.sides.me && (before.view.turn !== turn || !isMine(before)))
    found.add('your-turn');
  return cues.filter((cue) => found.has(cue)).slice(0, mostCues);
}
