// The door of the package: the public names.

export { type ArchonSubject, archonUrl, drawArchon } from './archon/draw.ts';
export { mix } from './color.ts';
export { cardGlyphs } from './glyphs.ts';
export { emblems, houseTitles } from './houses/emblems.ts';
export { type HouseColors, palette } from './houses/palette.ts';
export * as keyrakenPortrait from './keyraken/portrait.ts';
export { artUrl, drawArt } from './picture/draw.ts';
export type { Piece } from './picture/gigantic.ts';
export { type Motifs, motifsOf } from './plan/motifs.ts';
export type { Subject } from './plan/subject.ts';
export { outlineOf, type Polygon } from './raster/outline.ts';
export { type Placing, Raster } from './raster/raster.ts';
export { leadOf } from './text/lead.ts';
export { tideGlyphs } from './tide.ts';
