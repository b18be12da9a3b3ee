// The programs of a game against an automaton, beside those of the standard game: whose turns come when, how the automaton
// plays a card, how a team raises the tide. Whoever begins a game asks here which program that is.

import type { NodeId } from '../language/definitions.ts';
import { defineProgram } from '../language/definitions.ts';
import type { Node } from '../language/language.ts';
import { ifYouDo, seq, when } from '../language/words.ts';
import { TIDE_PRICE } from '../programs/numbers.ts';
import { bonusOfPlayed } from '../programs/playing.ts';
import { addressesIn, programs, turnAddresses } from '../programs/programs.ts';
import { card, rule } from '../programs/step.ts';
import { forEver, turn } from '../programs/turn.ts';
import type { Seated } from './seats.ts';

/**
 * R: Keyraken, "Keyraken turns" 2: on its right flank, or on the adversary, where an upgrade of it goes also if a player
 * plays that. Nobody is asked.
 */
export const playUnasked = defineProgram(
  'play-by-automaton',
  seq(
    rule('start-play'),
    rule('reconsider'),
    when(
      { is: [card, { inZone: 'played' }] },
      bonusOfPlayed('before-entering-play'),
      rule('enter'),
      bonusOfPlayed('after-entering-play'),
      rule('played'),
      rule('finish-play'),
    ),
  ),
);

/** R: Keyraken, "Keyraken turns" 2: the same for an upgrade that is put into play. */
export const putUnasked = defineProgram('put-into-play-unasked', rule('enter'));

/** R: Keyraken, "The tide": 2 æmber for each player of the team, and the tide rises if all of it was lost. */
export const raiseTideOfTeam = defineProgram(
  'raise-tide',
  seq(
    { kind: 'contribute', total: { times: [TIDE_PRICE, { playersOf: 'you' }] } },
    ifYouDo({ kind: 'tide', who: 'you', to: 'high' }),
  ),
);

const turnsOfTeam = forEver({ kind: 'turn', player: turn });

const adventure = defineProgram('adventure', seq({ kind: 'mulligan' }, turnsOfTeam));

// R: Keyraken, "How to play": the turn order is chosen when hands are drawn, and mulligans done (setup 5).
const unordered = defineProgram('unordered-adventure', seq({ kind: 'mulligan' }, { kind: 'turnOrder' }, turnsOfTeam));
const unorderedQuickstart = defineProgram('unordered-quickstart', seq({ kind: 'turnOrder' }, turnsOfTeam));

const adventureAddresses = addressesIn(adventure, `${adventure}.steps.1.then.then.player`);

/**
 * Adds the program of an automaton's turns.
 * @returns its address, which a setup names.
 */
export const defineAdventure = (name: string, turns: Node): NodeId => defineProgram(`adventure/${name}`, turns);

/** The program of a game, and where its turns stand in it. */
export const gameOf = (s: Seated) =>
  s.adventure === undefined
    ? { program: programs.game, addresses: turnAddresses }
    : { program: adventure, addresses: adventureAddresses };

/** The program of a game whose players choose in which order they take their turns. */
export const unorderedGame = (quickstart: boolean): NodeId => (quickstart ? unorderedQuickstart : unordered);
