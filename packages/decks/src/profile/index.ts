// Profiles of decks, from the data of their cards. A door of its own (`@vaultsong/decks/profile`), because it brings
// the catalogue of all printed cards with it, which tables and bots do not need.

export type { NamedCard } from './card.ts';
export type { Amount, Chance, Effect, EffectKind, Group, Moment, Side } from './effect.ts';
export { effectKinds } from './effect.ts';
export type { Figure, Score } from './figure.ts';
export { figures, scores } from './figure.ts';
export type { Counts, DeckProfile, HouseProfile, OnPlay } from './profile.ts';
export { profileOf } from './profile.ts';
export { effectsOf } from './read.ts';
export type { Role } from './role.ts';
export { roles, rolesOf } from './role.ts';
export { sayEffect } from './sayEffect.ts';
export { roleWords, sayProfile, scoreWords } from './sayProfile.ts';
