// All words that card authors use, in one place. They only build data of language.ts, so that a card reads like its text:
//   play(destroy(a(creature)), ifYouDo(gainChains(1)))

export * from './ability.ts';
export * from './automaton.ts';
export * from './card.ts';
export * from './modifier/cards.ts';
export * from './modifier/fights.ts';
export * from './modifier/moves.ts';
export * from './modifier/players.ts';
export * from './node/asking.ts';
export * from './node/rules.ts';
export * from './node/steps.ts';
export * from './pattern.ts';
export * from './phrase/cards.ts';
export * from './phrase/condition.ts';
export * from './phrase/filter.ts';
export * from './phrase/number.ts';
export * from './phrase/pick.ts';
export * from './phrase/who.ts';
export * from './verb/aember.ts';
export * from './verb/beside.ts';
export * from './verb/rules.ts';
export * from './verb/table.ts';
export * from './verb/tokens.ts';
export * from './verb/zones.ts';
