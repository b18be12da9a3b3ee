// Words for prophecies, which lie beside the table.

import type { Node } from '../language.ts';
import { self } from '../phrase/cards.ts';
import type { Simple } from './simple.ts';

/** `turnOver`: the other side of the card is the prophecy from now on; what lies beneath it stays there. */
export type BesideVerb = Simple<'turnOver'>;

/** The prophecy comes true: the Fate: ability of the card beneath it resolves, and that card is discarded. */
export const fulfill: Node = { kind: 'run', program: 'fulfill', card: self };
/** Turns this prophecy over to its other side. */
export const turnOver: Node = { kind: 'turnOver', what: self };
