import { describe, expect, it } from 'vitest';
import type { AdventureChoice } from '../wire/adventureChoice.ts';
import { presetAdventure } from '../wire/adventureChoice.ts';
import { presetChoice } from '../wire/choice.ts';
import { chosenOf, join, leave, move, renew, teamOf } from './team.ts';

const three: AdventureChoice = {
  ...presetAdventure,
  team: [
    { deck: 'a', by: 'human' },
    { deck: 'b', by: 'rules' },
    { deck: 'c', by: 'random' },
  ],
  first: 1,
};
const own = presetAdventure.team[0]?.deck;
const decks = (choice: Pick<AdventureChoice, 'team'>): readonly string[] => choice.team.map(({ deck }) => deck);

describe('the team while it is put together', () => {
  it('becomes what it was when nothing is changed', () => {
    expect(chosenOf(teamOf(three))).toEqual({ team: three.team, first: 1 });
  });

  it('is joined by bots with decks that nobody plays yet, up to three players', () => {
    const two = join(teamOf(presetAdventure), ['x']);
    expect(chosenOf(two).team).toEqual([
      { deck: own, by: 'human' },
      { deck: presetChoice.foe, by: 'rules' },
    ]);
    const full = join(two, [presetChoice.foe, 'x', 'y']);
    expect(decks(chosenOf(full))).toEqual([own, presetChoice.foe, 'x']);
    expect(join(full, ['y'])).toBe(full);
  });

  it('takes a deck twice where there is no other', () => {
    const { you, foe } = presetChoice;
    const team = teamOf({ ...presetAdventure, team: [{ deck: you, by: 'human' }] });
    expect(decks(chosenOf(join(join(team, []), [])))).toEqual([you, foe, foe]);
  });

  it('gives nobody the identity of a player who is still there', () => {
    const again = join(leave(teamOf(three), 0), ['x']);
    expect(new Set(again.members.map(({ id }) => id)).size).toBe(3);
  });

  it('follows the player who goes first to another place', () => {
    expect(chosenOf(move(teamOf(three), 1, 1))).toMatchObject({
      team: [{ deck: 'a' }, { deck: 'c' }, { deck: 'b' }],
      first: 2,
    });
    expect(chosenOf(move(teamOf(three), 1, -1))).toMatchObject({
      team: [{ deck: 'b' }, { deck: 'a' }, { deck: 'c' }],
      first: 0,
    });
  });

  it('moves nobody past its ends', () => {
    const team = teamOf(three);
    expect(move(team, 0, -1)).toBe(team);
    expect(move(team, 2, 1)).toBe(team);
  });

  it('leaves it open who goes first, whoever leaves', () => {
    expect(chosenOf(leave(teamOf({ ...three, first: null }), 1))).toMatchObject({ first: null });
  });

  it('lets the next player go first when the first one leaves', () => {
    expect(chosenOf(leave(teamOf(three), 1))).toMatchObject({ team: [{ deck: 'a' }, { deck: 'c' }], first: 0 });
    expect(chosenOf(leave(teamOf(three), 0))).toMatchObject({ first: 0 });
    expect(chosenOf(leave(teamOf(three), 2))).toMatchObject({ first: 1 });
  });

  it('always has somebody at this screen, and is never empty', () => {
    expect(chosenOf(leave(teamOf(three), 0)).team).toEqual([
      { deck: 'b', by: 'human' },
      { deck: 'c', by: 'random' },
    ]);
    const alone = teamOf(presetAdventure);
    expect(leave(alone, 0)).toBe(alone);
  });

  it('changes one player alone', () => {
    expect(chosenOf(renew(teamOf(three), { deck: 'z', by: 'human', id: 1 })).team).toEqual([
      three.team[0],
      { deck: 'z', by: 'human' },
      three.team[2],
    ]);
  });
});
