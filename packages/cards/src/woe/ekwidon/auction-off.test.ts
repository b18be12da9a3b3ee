import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('auction-off', () => {
  it('purges an artifact, and its controller gains 1', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['auction-off'], artifacts: ['library-of-babble'] },
      foe: { artifacts: [{ id: 'ornate-talking-tray', owner: 0 }] },
    });
    t.me.play('auction-off').choose('ornate-talking-tray');
    t.expect({
      me: { aember: 1, discard: ['auction-off'], artifacts: ['library-of-babble'], purged: ['ornate-talking-tray'] },
      foe: { aember: 1, artifacts: [] },
    });
  });

  it('its own artifact brings its player 1', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['auction-off'], artifacts: ['library-of-babble'] } });
    t.me.play('auction-off');
    t.expect({ me: { aember: 2, discard: ['auction-off'], artifacts: [], purged: ['library-of-babble'] } });
  });

  it('without an artifact nobody gains anything but the icon', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['auction-off'] } });
    t.me.play('auction-off');
    t.expect({ me: { aember: 1, discard: ['auction-off'] } });
  });
});
