import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');

describe('dark-heart-of-the-forest', () => {
  it.each([
    ['a haunted player', ten, 0],
    ['a player with nine cards in the discard pile', ten.slice(1), 1],
  ] as const)('lets %s forge so many keys', (_who, discard, keys) => {
    const t = table({
      me: { house: 'untamed', artifacts: ['dark-heart-of-the-forest'] },
      foe: { aember: 6, discard },
    });
    t.me.end();
    t.expect({ me: { artifacts: ['dark-heart-of-the-forest'] }, foe: { keys, aember: keys === 1 ? 0 : 6 } });
  });

  it('holds for its own player, too', () => {
    const t = table({
      me: {
        house: 'untamed',
        houses: ['untamed', 'logos', 'dis'],
        artifacts: ['dark-heart-of-the-forest'],
        aember: 6,
        discard: ten,
        deck: Array.from({ length: 9 }, () => 'troll'),
      },
      foe: {},
    });
    t.me.end();
    t.foe.end();
    t.expect({ me: { keys: 0, aember: 6, artifacts: ['dark-heart-of-the-forest'] } });
  });
});
