import { describe, it } from 'vitest';
import { against } from '../../testing/game.ts';

describe('rotk-swift-current', () => {
  it('Swift Current: the strongest of its creatures captures 1, and with your last æmber it sinks', () => {
    const foe = { artifacts: ['rotk-swift-current'], line: ['rotk-shield-arm', 'rotk-slippery-arm'] };
    const rich = against({ tide: 'high', me: { aember: 2 }, foe });
    rich.me.end();
    rich.expect({
      tide: 'high',
      me: { aember: 1 },
      foe: {
        aember: 3,
        artifacts: ['rotk-swift-current'],
        line: [{ id: 'rotk-shield-arm', aember: 1 }, 'rotk-slippery-arm'],
      },
    });
    const poor = against({ tide: 'high', me: { aember: 1 }, foe });
    poor.me.end();
    poor.expect({
      tide: 'low',
      me: { aember: 0 },
      foe: { aember: 3, artifacts: [], line: [{ id: 'rotk-shield-arm', aember: 1 }, 'rotk-slippery-arm'] },
    });
    const none = against({ tide: 'high', foe: { artifacts: ['rotk-swift-current'] } });
    none.me.end();
    none.expect({ tide: 'low', foe: { aember: 1, artifacts: [] } });
  });
});
