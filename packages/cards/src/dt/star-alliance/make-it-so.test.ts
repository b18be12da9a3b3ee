import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

const me = { house: 'star-alliance' } as const;

describe('make-it-so', () => {
  it('draws the top card if it is of the house that was named, and goes on with another house', () => {
    const t = table({ me: { ...me, hand: ['make-it-so'], deck: ['punch', 'fear', 'mother', 'troll'] }, foe: {} });
    t.me.play('make-it-so').house('brobnar').house('dis').house('brobnar');
    expect(revealed(t)).toEqual(['punch', 'fear', 'mother']);
    t.expect({ me: { aember: 1, hand: ['punch', 'fear'], deck: ['mother', 'troll'], discard: ['make-it-so'] } });
  });

  it('ends at once with a wrong guess, and the card stays on top', () => {
    const t = table({ me: { ...me, hand: ['make-it-so'], deck: ['punch', 'fear'] }, foe: {} });
    t.me.play('make-it-so').house('mars');
    t.expect({ me: { aember: 1, hand: [], deck: ['punch', 'fear'], discard: ['make-it-so'] } });
  });

  it('knows a maverick by its own house', () => {
    const t = table({ me: { ...me, hand: ['make-it-so'], deck: [{ id: 'punch', house: 'dis' }, 'fear'] }, foe: {} });
    t.me.play('make-it-so').house('dis').house('mars');
    t.expect({ me: { aember: 1, hand: ['punch'], deck: ['fear'] } });
  });

  it('ends with an empty deck: nothing is revealed and the discard pile is not shuffled', () => {
    const t = table({ me: { ...me, hand: ['make-it-so'], deck: ['punch'], discard: ['fear'] }, foe: {} });
    t.me.play('make-it-so').house('brobnar').house('dis');
    t.expect({ me: { aember: 1, hand: ['punch'], deck: [], discard: ['make-it-so', 'fear'] } });
  });
});
