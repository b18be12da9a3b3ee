// The team while it is put together: its players keep their identity when they change places.

import type { AdventureChoice, Teammate } from '../wire/adventureChoice.ts';
import { mostPlayers } from '../wire/adventureChoice.ts';
import { presetChoice } from '../wire/choice.ts';

export interface Member extends Teammate {
  /** Tells players apart, whatever they play. */
  readonly id: number;
}

export interface Team {
  /** In turn order. */
  readonly members: readonly Member[];
  /** The id of the player who goes first; null where the players choose it later. */
  readonly first: number | null;
}

export const teamOf = ({ team, first }: AdventureChoice): Team => ({
  members: team.map((mate, id) => ({ ...mate, id })),
  first,
});

export const chosenOf = ({ members, first }: Team): Pick<AdventureChoice, 'team' | 'first'> => ({
  team: members.map(({ deck, by }) => ({ deck, by })),
  first:
    first === null
      ? null
      : Math.max(
          0,
          members.findIndex(({ id }) => id === first),
        ),
});

/**
 * With one more player, a bot with a deck that nobody plays yet.
 * @param decks slugs to choose from
 */
export function join(team: Team, decks: readonly string[]): Team {
  if (team.members.length >= mostPlayers) return team;
  const taken = new Set(team.members.map(({ deck }) => deck));
  const deck = [presetChoice.foe, presetChoice.you, ...decks].find((slug) => !taken.has(slug)) ?? presetChoice.foe;
  const id = Math.max(...team.members.map((member) => member.id)) + 1;
  return { ...team, members: [...team.members, { deck, by: 'rules', id }] };
}

/** Without a player. Somebody stays, and one of those who stay is at this screen. */
export function leave(team: Team, id: number): Team {
  const left = team.members.filter((member) => member.id !== id);
  const [next, ...others] = left;
  if (next === undefined) return team;
  const members = left.some(({ by }) => by === 'human') ? left : [{ ...next, by: 'human' as const }, ...others];
  const stays = team.first === null || members.some((member) => member.id === team.first);
  return { members, first: stays ? team.first : next.id };
}

export const renew = (team: Team, changed: Member): Team => ({
  ...team,
  members: team.members.map((member) => (member.id === changed.id ? changed : member)),
});

/** Moves a player in the turn order. @param by 1 later, -1 earlier; past an end nothing moves */
export function move(team: Team, id: number, by: 1 | -1): Team {
  const at = team.members.findIndex((member) => member.id === id);
  const [one, other] = [team.members[at], team.members[at + by]];
  if (one === undefined || other === undefined) return team;
  return { ...team, members: team.members.with(at, other).with(at + by, one) };
}
