// Traits that cards gain where they are, and nowhere else.
import { describe, it } from 'vitest';
import type { Filter } from '../../../../index.ts';
import {
  constant,
  count,
  creature,
  each,
  friendly,
  gain,
  gainsTrait,
  inDiscard,
  inHand,
  table,
  withTrait,
} from '../../../../index.ts';
import { spell, thing } from '../../../../testing/cards.ts';

const counted = (of: Filter, among: Filter, aember: number): void => {
  const banner = thing('banner-of-giants', constant(gainsTrait(of, 'titan')));
  const read = spell('read-titans', gain(count(each(among))));
  const t = table({
    me: { house: 'brobnar', artifacts: [banner], line: ['one'], hand: [read, 'two', 'three'], discard: ['four'] },
    foe: {},
  });
  t.me.play(read);
  t.expect({
    me: { aember, artifacts: [banner], line: ['one'], hand: ['two', 'three'], discard: [read, 'four'] },
  });
};
const titan = withTrait('titan', creature);

describe('a trait that creatures gain', () => {
  it('is that of creatures in play', () => {
    counted(creature, titan, 1);
    counted(friendly(creature), titan, 1);
  });
  it('is not that of creatures elsewhere', () => {
    counted(creature, inHand(titan), 0);
    counted(friendly(creature), inDiscard(titan), 0);
  });
  it('is that of creatures elsewhere where the text says so', () => {
    counted(inHand(creature), inHand(titan), 2);
    counted(inHand(creature), titan, 0);
    counted({ type: 'creature', zone: ['play', 'discard'] }, inDiscard(titan), 1);
  });
});
