// Makes the grounds on which filters and numbers are evaluated. All that are made have one shape, in whatever way one comes
// from another: they are read more often than anything else, and else each reading would be a search.

import type { Ref, Seat } from '../terms.ts';
import type { GameEvent } from './events.ts';
import type { Scope, Vars } from './reading.ts';

const noVars: Vars = {};
const noCards: readonly Ref[] = [];

const made = (
  source: Ref | null,
  controller: Seat,
  granter: Ref | null,
  event: GameEvent | null,
  vars: Vars,
  thisWay: readonly Ref[],
  amount: number,
  it: Ref | undefined,
  target: Ref | undefined,
): Scope => ({ source, controller, granter, event, vars, thisWay, amount, it, target });

/** That of a card which says something by itself, or of a player. */
export const scopeOf = (source: Ref | null, controller: Seat): Scope =>
  made(source, controller, null, null, noVars, noCards, 0, undefined, undefined);

/** That of something which began earlier and knows what it knew then. */
export const scopeSince = (
  source: Ref,
  controller: Seat,
  granter: Ref | null,
  event: GameEvent | null,
  vars: Vars,
): Scope => made(source, controller, granter, event, vars, noCards, 0, undefined, undefined);

/** The card on which it is written: the one that grants it, where one does. */
export const writtenOn = ({ granter, source }: Scope): Ref | null => granter ?? source;

/** The same for what another card grants, with what that one knows. */
export const grantedBy = (s: Scope, granter: Ref | null, vars: Vars): Scope =>
  made(s.source, s.controller, granter, s.event, vars, s.thisWay, s.amount, s.it, s.target);

/** The same where it is about that event. */
export const seeing = (s: Scope, event: GameEvent): Scope =>
  made(s.source, s.controller, s.granter, event, s.vars, s.thisWay, s.amount, s.it, s.target);

/** What a modifier says of a card is said of "it". */
export const about = (s: Scope, it: Ref): Scope =>
  made(s.source, s.controller, s.granter, s.event, s.vars, s.thisWay, s.amount, it, s.target);

/** The same while a verb asks how much it does to that card. */
export const aimedAt = (s: Scope, target: Ref): Scope =>
  made(s.source, s.controller, s.granter, s.event, s.vars, s.thisWay, s.amount, s.it, target);

/** The same with other variables. */
export const knowing = (s: Scope, vars: Vars): Scope =>
  made(s.source, s.controller, s.granter, s.event, vars, s.thisWay, s.amount, s.it, s.target);

/** The same after something happened to those cards. */
export const after = (s: Scope, thisWay: readonly Ref[]): Scope =>
  made(s.source, s.controller, s.granter, s.event, s.vars, thisWay, 0, s.it, s.target);
