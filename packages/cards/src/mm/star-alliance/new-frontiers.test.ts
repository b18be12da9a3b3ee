import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('new-frontiers', () => {
  it('archives the cards of the chosen house among the top 3, and discards the others', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['new-frontiers'], deck: ['fear', 'zap', 'tocsin', 'dust-imp'] },
      foe: {},
    });
    t.me.play('new-frontiers').house('dis');
    t.expect({
      me: {
        aember: 1,
        archives: ['fear', 'tocsin'],
        discard: ['new-frontiers', 'zap'],
        deck: ['dust-imp'],
      },
    });
    expect(revealed(t)).toEqual(['fear', 'zap', 'tocsin']);
  });

  it('may name a house that is in nobody’s deck, and then discards all 3', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['new-frontiers'], deck: ['zap', 'zap', 'zap', 'fear'] },
      foe: {},
    });
    t.me.play('new-frontiers').house('mars');
    t.expect({ me: { aember: 1, archives: [], discard: ['new-frontiers', 'zap', 'zap', 'zap'], deck: ['fear'] } });
  });

  it('archives a card that belongs to the chosen house and another one besides', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['new-frontiers'],
        deck: [{ id: 'zap', houseIcons: ['dis'] }, 'fear', { id: 'tocsin', house: 'logos' }],
      },
      foe: {},
    });
    t.me.play('new-frontiers').house('dis');
    t.expect({ me: { aember: 1, archives: ['fear', 'zap'], discard: ['new-frontiers', 'tocsin'], deck: [] } });
  });

  it('takes what a smaller deck has, and nothing from an empty one', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['new-frontiers', 'new-frontiers'], deck: ['fear'], discard: ['tocsin'] },
      foe: {},
    });
    t.me.play('new-frontiers').house('dis').play('new-frontiers').house('dis');
    t.expect({
      me: { aember: 2, archives: ['fear'], discard: ['new-frontiers', 'new-frontiers', 'tocsin'], deck: [] },
    });
  });
});
