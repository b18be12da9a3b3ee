import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('containment-field', () => {
  it('destroys its creature after it reaps', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, hand: ['containment-field'], line: ['tunk'] },
      foe: { ...foeHouses, line: ['shooler'] },
    });
    t.me.play('containment-field').choose('shooler').end();
    t.foe.house('dis').reap('shooler');
    t.expect({ me: { line: ['tunk'] }, foe: { aember: 1, line: [], discard: ['shooler'] } });
  });

  it('destroys it after a fight, an action or the loss of a stun', () => {
    const t = table({
      me: {
        house: 'shadows',
        line: [
          { id: 'yantzee-gang', upgrades: ['containment-field'] },
          { id: 'dodger', stunned: true, upgrades: ['containment-field'] },
          { id: 'umbra', upgrades: ['containment-field'] },
        ],
      },
      foe: { aember: 5, line: ['mother'] },
    });
    t.me.action('yantzee-gang').unstun('dodger').fight('umbra', 'mother').order('umbra');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 3, line: [{ id: 'mother', damage: 2 }] } });
  });

  it('ruling containment-field/after-the-use: what the creature does after it reaps still happens, in the order of the active player', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'dew-faerie', upgrades: ['containment-field'] }] },
      foe: {},
    });
    t.me.reap('dew-faerie');
    expect([...t.options()].sort()).toEqual(['containment-field', 'dew-faerie']);
    t.me.order('dew-faerie');
    t.expect({ me: { aember: 2, line: [], discard: ['dew-faerie', 'containment-field'] } });
  });
});
