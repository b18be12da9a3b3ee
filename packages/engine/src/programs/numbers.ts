// Numbers of the rules that several parts of them count with.

/** R: "forges their third key", v1.3 p.2. */
export const KEYS = 3;

/** R: "Haunted", Master Rulebook 17: so many cards in a player's discard pile. */
export const HAUNTED = 10;

/** R: Keyraken, "Winning and losing": the fourth advance reaches the surface. */
export const ADVANCES = 4;

/** R: Keyraken, "The tide": what the team pays for each of its players to raise it. */
export const TIDE_PRICE = 2;
