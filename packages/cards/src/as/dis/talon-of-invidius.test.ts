import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('talon-of-invidius', () => {
  it('is exalted 3 times when it is played', () => {
    const t = table({ me: { house: 'dis', hand: ['talon-of-invidius'] }, foe: { line: ['mother'] } });
    t.me.play('talon-of-invidius');
    t.expect({
      me: { aember: 0, line: [{ id: 'talon-of-invidius', aember: 3, exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });

  it('ruling talon-of-invidius/one-creature: moves all of its æmber to one enemy creature as it is destroyed', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['cauterize-vitality'],
        line: [{ id: 'talon-of-invidius', aember: 3 }, 'shooler'],
      },
      foe: { line: ['mother', { id: 'valdr', aember: 1 }] },
    });
    t.me.play('cauterize-vitality').choose('talon-of-invidius').choose('valdr');
    t.expect({
      me: { aember: 0, line: ['shooler'] },
      foe: { aember: 0, line: ['mother', { id: 'valdr', aember: 4 }] },
    });
  });

  it('leaves it to the opponent where there is no enemy creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['cauterize-vitality'], line: [{ id: 'talon-of-invidius', aember: 3 }] },
    });
    t.me.play('cauterize-vitality');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 3 } });
  });

  it('moves nothing when it leaves play in another way', () => {
    const t = table({
      me: { house: 'dis', hand: ['tomb-of-agony'], line: ['shooler'] },
      foe: { line: [{ id: 'talon-of-invidius', aember: 3 }] },
    });
    t.me.play('tomb-of-agony').choose('shooler').reap('shooler');
    t.expect({
      me: { aember: 5, line: [{ id: 'shooler', exhausted: true, upgrades: ['tomb-of-agony'] }] },
      foe: { line: [], purged: ['talon-of-invidius'] },
    });
  });

  it('can give it to a creature that is destroyed with it, whose controller’s opponent gets it', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: [{ id: 'talon-of-invidius', aember: 3 }] },
      foe: { line: ['mother'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({ me: { aember: 3, line: [], chains: 3 }, foe: { aember: 0, line: [] } });
  });
});
