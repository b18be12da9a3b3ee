// Every ruling there is a test for, or a reason why not (rulings.test.ts): those of each set, oldest first, then those
// of no set.
import { aoa } from './aoa.ts';
import { as } from './as.ts';
import { cc } from './cc.ts';
import { cota } from './cota.ts';
import { dm } from './dm.ts';
import { dt } from './dt.ts';
import { gr } from './gr.ts';
import { mg24 } from './mg24.ts';
import { mm } from './mm.ts';
import { momu } from './momu.ts';
import { pv } from './pv.ts';
import { rules } from './rules.ts';
import type { Ruling } from './ruling.ts';
import { toc } from './toc.ts';
import { vm25 } from './vm25.ts';
import { wc } from './wc.ts';
import { woe } from './woe.ts';

export { type Basis, type Ruling, sourceOf } from './ruling.ts';

export const rulings: readonly Ruling[] = [
  ...cota,
  ...aoa,
  ...wc,
  ...mm,
  ...dt,
  ...woe,
  ...gr,
  ...mg24,
  ...as,
  ...toc,
  ...pv,
  ...momu,
  ...vm25,
  ...cc,
  ...dm,
  ...rules,
];
