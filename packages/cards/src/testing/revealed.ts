import type { CardName, Table } from '@vaultsong/engine';

/** The names of the cards that were revealed, in order. */
export const revealed = (t: Table): readonly CardName[] =>
  t.events.flatMap((event) => (event.type === 'reveal' ? [event.card.name] : []));
