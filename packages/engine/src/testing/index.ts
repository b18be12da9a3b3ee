// Additional exports for the tests of other packages: small cards, random cards and games with them, and the places of
// the programs of the rules.

export { keepDefinitions, undefine } from '../language/definitions.ts';
export { programs } from '../programs/programs.ts';
export { raiseTideOfTeam, unorderedGame } from '../seats/programs.ts';
export { adventure } from './automaton.ts';
export { being, copies, gear, spell, thing } from './cards.ts';
export { type Roll, randomCards } from './randomCards.ts';
export { dice, randomGame } from './randomGames.ts';
