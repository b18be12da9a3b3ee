// Clauses of what is asked for other than cards: a number, a house, the title of a card, a trait.
import type { Node } from '@vaultsong/engine';
import type { Clause } from '../grammar/clause.ts';
import { playerClause } from '../grammar/clause.ts';
import type { Part } from '../grammar/part.ts';
import { clausePart } from '../grammar/part.ts';
import type { Voice } from '../grammar/voice.ts';
import { whose } from '../grammar/who.ts';
import { namable } from '../things/describe.ts';
import { houseChoices } from '../things/house.ts';
import { perEach, value } from '../things/number.ts';

type Asked = Extract<Node, { kind: 'number' | 'house' | 'name' | 'trait' | 'half' }>;

/** A number that is there already goes without saying: what it counts is told where it is spoken of. */
export function askedParts(step: Asked, v: Voice): readonly Part[] {
  if (step.kind !== 'number' || JSON.stringify(step.min) !== JSON.stringify(step.max))
    return [clausePart(askedClause(step, v), true)];
  const noun = perEach(step.min, v);
  if (noun !== null) v.words.set(step.as, { noun, many: false, of: null, name: null, first: null });
  return [];
}

function askedClause(step: Asked, v: Voice): Clause {
  const by = step.kind === 'half' ? undefined : step.by;
  const asked = (verb: string, what: () => string): Clause => playerClause(by ?? 'you', [verb], v, what);
  switch (step.kind) {
    case 'number':
      return asked('choose', () => range(step, v));
    case 'house':
      return asked('choose', () => houseChoices(step.from, v));
    case 'name':
      return asked('name', () => namable(step));
    case 'trait':
      return asked('choose', () => 'a trait');
    case 'half': {
      const line = `${whose(step.line.side === 'enemy' ? 'opponent' : 'you', v)} battleline`;
      const name = `each creature in the chosen half of ${line}`;
      v.words.set(step.as, { noun: 'creature', many: true, of: null, name, first: null });
      return asked('choose', () => `half of ${line}, divided as evenly as possible`);
    }
  }
}

/** The highest power is a bound that only keeps out what would do nothing. */
function range({ min, max }: Extract<Node, { kind: 'number' }>, v: Voice): string {
  if (min === 0 && typeof max === 'object' && 'highestPower' in max) return 'a number';
  return `a number from ${value(min, v)} to ${value(max, v)}`;
}
