import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { id: 'auto-autopsy-21', exhausted: true };

describe('auto-autopsy-21', () => {
  it('makes a token creature as it is played', () => {
    const t = table({ me: { house: 'logos', hand: ['auto-autopsy-21'], deck: ['mother'], beside: ['savant'] } });
    t.me.play('auto-autopsy-21');
    t.expect({ me: { aember: 1, artifacts: [used], line: [{ id: 'mother', token: 'savant', exhausted: true }] } });
  });

  it('destroys a friendly creature to gain 1, in a turn of any house', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['auto-autopsy-21'], line: ['troll', { id: 'mother', token: 'savant' }] },
      foe: { line: ['krump'] },
    });
    t.me.omni('auto-autopsy-21').choose('savant');
    t.expect({ me: { aember: 1, artifacts: [used], line: ['troll'], discard: ['mother'] }, foe: { line: ['krump'] } });
  });

  it('gains nothing without a friendly creature, or where a ward keeps it', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['auto-autopsy-21'] }, foe: { line: ['krump'] } });
    t.me.omni('auto-autopsy-21');
    t.expect({ me: { aember: 0 }, foe: { line: ['krump'] } });
    const u = table({
      me: { house: 'brobnar', artifacts: ['auto-autopsy-21'], line: [{ id: 'troll', warded: true }] },
    });
    u.me.omni('auto-autopsy-21');
    u.expect({ me: { aember: 0, line: ['troll'] } });
  });
});
