// The picture of a card; decoration only, its words stand beside it.
import type { House } from '@vaultsong/engine';
import type { Subject } from '../art/draw.ts';
import { artUrl } from '../art/draw.ts';

export const Art = ({ face, house }: { readonly face: Subject; readonly house?: House | null }) => (
  <img className="art" src={artUrl({ ...face, house: house ?? face.house })} alt="" draggable={false} />
);
