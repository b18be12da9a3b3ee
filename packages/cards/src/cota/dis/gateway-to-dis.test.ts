import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gateway-to-dis', () => {
  it('destroys each creature of both players and gains 3 chains', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['mother', 'valdr'], artifacts: ['library-of-babble'] },
      foe: { line: ['pitlord', 'shadow-self', 'urchin'], artifacts: ['speed-sigil'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({
      me: {
        aember: 0,
        chains: 3,
        line: [],
        artifacts: ['library-of-babble'],
        discard: ['gateway-to-dis', 'valdr', 'mother'],
      },
      foe: { line: [], artifacts: ['speed-sigil'], discard: ['urchin', 'shadow-self', 'pitlord'], chains: 0 },
    });
  });

  it('gains 3 chains on an empty table too', () => {
    const t = table({ me: { house: 'dis', hand: ['gateway-to-dis'], chains: 2 }, foe: {} });
    t.me.play('gateway-to-dis');
    t.expect({ me: { chains: 5, discard: ['gateway-to-dis'] } });
  });

  it('takes only the ward of a warded creature, and lets the Destroyed: abilities happen', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['bad-penny', { id: 'mother', warded: true }] },
      foe: { line: ['dust-imp', { id: 'tocsin', upgrades: ['blood-of-titans'] }] },
    });
    t.me.play('gateway-to-dis').order('bad-penny');
    t.expect({
      me: { chains: 3, hand: ['bad-penny'], line: ['mother'], discard: ['gateway-to-dis'] },
      foe: { aember: 2, line: [], discard: ['tocsin', 'blood-of-titans', 'dust-imp'] },
    });
  });

  it('gives the æmber on each creature to the opponent of its controller', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: [{ id: 'charette', aember: 3 }] },
      foe: { line: [{ id: 'raiding-knight', aember: 1 }] },
    });
    t.me.play('gateway-to-dis');
    t.expect({ me: { aember: 1, chains: 3, line: [] }, foe: { aember: 3, line: [] } });
  });

  it('looks at the controller of a creature for the æmber on it, and at its owner for the discard pile', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: [{ id: 'charette', owner: 1, aember: 3 }] },
      foe: {},
    });
    t.me.play('gateway-to-dis');
    t.expect({
      me: { aember: 0, chains: 3, line: [], discard: ['gateway-to-dis'] },
      foe: { aember: 3, discard: ['charette'] },
    });
  });
});
