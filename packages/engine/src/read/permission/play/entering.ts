// Offers of effects to a creature that enters play: its player says whether they are taken.
import type { Vars } from '../../../language/reading.ts';
import type { State } from '../../../state/state.ts';
import type { Ref } from '../../../terms.ts';
import { modifiers } from '../../active.ts';
import { applies } from '../../applies.ts';

/** The variable of the ability that lets a creature enter, which says whether its player took what is offered. */
export const OFFERED = 'offered';
export const TAKEN = 3;

export const isOfferTaken = (vars: Vars): boolean => vars[OFFERED] === TAKEN;

/** What the event of entering says of it. */
export const asOffered = (vars: Vars): { readonly asOffered?: true } => (isOfferTaken(vars) ? { asOffered: true } : {});

/** Whether an effect offers a creature more than it has of itself. */
export const isOffered = (s: State, card: Ref): boolean =>
  modifiers(s).enters.some(
    (line) => line.modifier.may !== undefined && line.lasting?.uses !== 0 && applies(s, line, card),
  );

/** Whether an effect gives a creature deploy as it enters play. R: 18.4, "Deploy": what it has then counts. */
export const isGivenDeploy = (s: State, card: Ref): boolean =>
  modifiers(s).keyword.some((line) => line.modifier.keyword === 'deploy' && applies(s, line, card));
