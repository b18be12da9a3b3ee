// The door to whole cards (`@vaultsong/art/card`), which brings the facts of all printed cards with it.

export { type CardDetails, detailsOf } from './details.ts';
export { drawCard } from './draw.ts';
export { type Pictured, subjectOf } from './subject.ts';
