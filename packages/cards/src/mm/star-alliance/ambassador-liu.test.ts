import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ambassador-liu', () => {
  it.each([
    ['dust-imp', 1],
    ['urchin', 1],
  ])('steals 1 for a discarded card of Dis or Shadows: %s', (card, aember) => {
    const t = table({
      me: { house: 'star-alliance', line: ['ambassador-liu'], hand: [card] },
      foe: { aember: 5 },
    });
    t.me.action('ambassador-liu');
    t.expect({
      me: { aember, discard: [card], line: [{ id: 'ambassador-liu', exhausted: true }] },
      foe: { aember: 4 },
    });
  });

  it.each(['mother', 'mighty-tiger'])('gains 2 for a discarded card of Logos or Untamed: %s', (card) => {
    const t = table({
      me: { house: 'star-alliance', line: ['ambassador-liu'], hand: [card] },
      foe: { aember: 5 },
    });
    t.me.action('ambassador-liu');
    t.expect({
      me: { aember: 2, discard: [card], line: [{ id: 'ambassador-liu', exhausted: true }] },
      foe: { aember: 5 },
    });
  });

  it.each(['bulwark', 'tribute'])('captures 3 for a discarded card of Sanctum or Saurian: %s', (card) => {
    const t = table({
      me: { house: 'star-alliance', line: ['ambassador-liu'], hand: [card] },
      foe: { aember: 5 },
    });
    t.me.action('ambassador-liu');
    t.expect({
      me: { aember: 0, discard: [card], line: [{ id: 'ambassador-liu', aember: 3, exhausted: true }] },
      foe: { aember: 2 },
    });
  });

  it('must discard, and gets nothing for a card of any other house', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['ambassador-liu'], hand: ['punch', 'zap'] },
      foe: { aember: 5 },
    });
    t.me.action('ambassador-liu').choose('zap');
    t.expect({
      me: { aember: 0, hand: ['punch'], discard: ['zap'], line: [{ id: 'ambassador-liu', exhausted: true }] },
      foe: { aember: 5 },
    });
  });

  it('does both for a card of two of these houses', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: ['ambassador-liu'],
        hand: [{ id: 'urchin', houseIcons: ['logos'] }],
      },
      foe: { aember: 5 },
    });
    t.me.action('ambassador-liu');
    t.expect({
      me: { aember: 3, discard: ['urchin'], line: [{ id: 'ambassador-liu', exhausted: true }] },
      foe: { aember: 4 },
    });
  });

  it('does nothing with an empty hand', () => {
    const t = table({ me: { house: 'star-alliance', line: ['ambassador-liu'] }, foe: { aember: 5 } });
    t.me.action('ambassador-liu');
    t.expect({ me: { aember: 0, line: [{ id: 'ambassador-liu', exhausted: true }] }, foe: { aember: 5 } });
  });
});
