import { sayAsk } from '@vaultsong/say';
import { describe, expect, it } from 'vitest';
import { against } from '../../testing/game.ts';

describe('rotk-ascending-jet', () => {
  it('Ascending Jet puts three +1 power counters on the weakest of its creatures', () => {
    const t = against({
      tide: 'high',
      foe: { artifacts: ['rotk-ascending-jet'], line: ['rotk-shield-arm', 'rotk-slippery-arm'] },
    });
    t.me.end();
    t.expect({
      tide: 'high',
      foe: {
        aember: 3,
        artifacts: ['rotk-ascending-jet'],
        line: ['rotk-shield-arm', { id: 'rotk-slippery-arm', power: 3 }],
      },
    });
  });

  it('Ascending Jet sinks and the tide falls when that creature has 9 or more power', () => {
    const t = against({ tide: 'high', foe: { artifacts: ['rotk-ascending-jet'], line: ['rotk-shield-arm'] } });
    t.me.end();
    t.expect({
      tide: 'low',
      foe: { aember: 2, artifacts: [], discard: ['rotk-ascending-jet'], line: [{ id: 'rotk-shield-arm', power: 3 }] },
    });
  });

  it('Ascending Jet does nothing without creatures; of several weakest the player chooses', () => {
    const t = against({ tide: 'high', foe: { artifacts: ['rotk-ascending-jet'] } });
    t.me.end();
    t.expect({ tide: 'high', foe: { aember: 1, artifacts: ['rotk-ascending-jet'] } });
    const two = against({
      tide: 'high',
      foe: { artifacts: ['rotk-ascending-jet'], line: ['rotk-tenacious-arm', 'rotk-slippery-arm'] },
    });
    two.me.end();
    expect(two.state.ask === null ? '' : sayAsk(two.state.ask)).toBe(
      'Ascending Jet: choose the least powerful enemy creature to put three +1 power counters on',
    );
    two.me.choose('rotk-tenacious-arm');
    two.expect({
      foe: {
        aember: 3,
        artifacts: ['rotk-ascending-jet'],
        line: [{ id: 'rotk-tenacious-arm', power: 3 }, 'rotk-slippery-arm'],
      },
    });
  });
});
