// The face of a deck; decoration only, its name and houses stand beside it.
import type { ArchonSubject } from '@vaultsong/art';
import { archonUrl } from '@vaultsong/art';

export const Portrait = ({ of }: { readonly of: ArchonSubject }) => (
  <img className="portrait" src={archonUrl(of)} alt="" draggable={false} />
);
