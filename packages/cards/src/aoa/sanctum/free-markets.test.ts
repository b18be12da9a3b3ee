import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('free-markets', () => {
  it('gains 1 for each house in play but Sanctum', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['free-markets'],
        line: ['mother', 'sequis', 'dextre'],
        artifacts: ['skeleton-key'],
      },
      foe: { line: [{ id: 'shooler', upgrades: ['way-of-the-wolf'] }, 'mother'] },
    });
    t.me.play('free-markets');
    t.expect({
      me: { aember: 4, line: ['mother', 'sequis', 'dextre'] },
      foe: { line: [{ id: 'shooler', upgrades: ['way-of-the-wolf'] }, 'mother'] },
    });
  });

  it('gains 6 at most', () => {
    const line = ['troll', 'shooler', 'mother', 'tunk', 'sequis', 'umbra', 'snufflegator'];
    const t = table({ me: { house: 'sanctum', hand: ['free-markets'], line }, foe: {} });
    t.me.play('free-markets');
    t.expect({ me: { aember: 6, line } });
    const more = table({
      me: { house: 'sanctum', hand: ['free-markets'], line: [...line, { id: 'mother', house: 'saurian' }] },
      foe: {},
    });
    more.me.play('free-markets');
    more.expect({ me: { aember: 6, line: [...line, 'mother'] } });
  });

  it('gains nothing where only Sanctum is in play', () => {
    const t = table({ me: { house: 'sanctum', hand: ['free-markets'], line: ['sequis'] }, foe: {} });
    t.me.play('free-markets');
    t.expect({ me: { aember: 0, line: ['sequis'] } });
  });
});
