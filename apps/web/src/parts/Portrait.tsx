// The face of a deck; decoration only, its name and houses stand beside it.
import type { Sitter } from '../art/archon/draw.ts';
import { archonUrl } from '../art/archon/draw.ts';

export const Portrait = ({ of }: { readonly of: Sitter }) => (
  <img className="portrait" src={archonUrl(of)} alt="" draggable={false} />
);
