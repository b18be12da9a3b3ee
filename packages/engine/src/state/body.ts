// Body of a card: the things that it carries while it is in play. All bodies are made here, so that they are objects of
// one shape. Most cards carry nothing out of the common: then that part is missing, in memory and in JSON.
import type { Seat } from '../terms.ts';
import type { Besides, Body } from './state.ts';

/** Of a card that has just entered play. */
export const makeBody = (controller: Seat): Body => ({
  controller,
  damage: 0,
  aember: 0,
  exhausted: true,
  stunned: false,
  warded: false,
  rage: 0,
  power: 0,
  tagged: false,
  upgrades: [],
  besides: undefined,
});

const nothing: Besides = {
  host: undefined,
  under: [],
  claims: [],
  counters: {},
  armorUsed: 0,
  armorLost: 0,
  armorThen: 0,
};

/** The uncommon part of a body. */
export const besidesOf = ({ besides }: Body): Besides => besides ?? nothing;

/** Changes what a card carries out of the common. Its fields keep their order, so that it is the same JSON however it came about. */
export function setBesides(body: Body, changes: Partial<Besides>): void {
  const { host, under, claims, counters, armorUsed, armorLost, armorThen } = { ...besidesOf(body), ...changes };
  const isUsual =
    host === undefined && under.length + claims.length + armorUsed + armorLost + armorThen === 0 && isEmpty(counters);
  body.besides = isUsual ? undefined : { host, under, claims, counters, armorUsed, armorLost, armorThen };
}

function isEmpty(counters: Besides['counters']): boolean {
  for (const _ in counters) return false;
  return true;
}
