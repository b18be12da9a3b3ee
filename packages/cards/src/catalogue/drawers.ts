// The drawers of all sets, in the order in which their cards come into the catalogue.

import { aoa } from '../facts/aoa.ts';
import { as } from '../facts/as.ts';
import { cc } from '../facts/cc.ts';
import { cota } from '../facts/cota.ts';
import { dm } from '../facts/dm.ts';
import { dt } from '../facts/dt.ts';
import { gr } from '../facts/gr.ts';
import { mg24 } from '../facts/mg24.ts';
import { mm } from '../facts/mm.ts';
import { momu } from '../facts/momu.ts';
import { pv } from '../facts/pv.ts';
import { toc } from '../facts/toc.ts';
import { vm25 } from '../facts/vm25.ts';
import { wc } from '../facts/wc.ts';
import { woe } from '../facts/woe.ts';
import type { Drawer } from '../facts.ts';

export const drawers: readonly Drawer[] = [cota, aoa, wc, mm, dt, woe, gr, mg24, as, toc, momu, vm25, pv, cc, dm];
