import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('relentless-whispers', () => {
  it('deals 2 and steals 1 when that destroys the creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['relentless-whispers'], line: ['dodger'] },
      foe: { aember: 3, line: ['silvertooth', 'mother'] },
    });
    t.me.play('relentless-whispers').choose('silvertooth');
    t.expect({
      me: { aember: 2, line: ['dodger'], discard: ['relentless-whispers'] },
      foe: { aember: 2, line: ['mother'], discard: ['silvertooth'] },
    });
  });

  it('steals nothing when the creature survives', () => {
    const t = table({
      me: { house: 'shadows', hand: ['relentless-whispers'] },
      foe: { aember: 3, line: ['tocsin'] },
    });
    t.me.play('relentless-whispers');
    t.expect({ me: { aember: 1 }, foe: { aember: 3, line: [{ id: 'tocsin', damage: 2 }] } });
  });

  it('steals nothing when armor or a ward stops the damage', () => {
    const t = table({
      me: { house: 'shadows', hand: ['relentless-whispers', 'relentless-whispers'] },
      foe: {
        aember: 3,
        line: [
          { id: 'raiding-knight', damage: 3 },
          { id: 'urchin', warded: true },
        ],
      },
    });
    t.me.play('relentless-whispers').choose('raiding-knight').play('relentless-whispers').choose('urchin');
    t.expect({ me: { aember: 2 }, foe: { aember: 3, line: [{ id: 'raiding-knight', damage: 3 }, 'urchin'] } });
  });

  it('steals nothing when Shadow Self dies in the place of the chosen creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['relentless-whispers'] },
      foe: { aember: 3, line: ['urchin', { id: 'shadow-self', damage: 7 }] },
    });
    t.me.play('relentless-whispers').choose('urchin');
    t.expect({ me: { aember: 1 }, foe: { aember: 3, line: ['urchin'], discard: ['shadow-self'] } });
  });

  it('steals 1 for a friendly creature and for a Bad Penny', () => {
    const t = table({
      me: { house: 'shadows', hand: ['relentless-whispers', 'relentless-whispers'], line: ['urchin'] },
      foe: { aember: 3, line: ['bad-penny'], hand: [] },
    });
    t.me.play('relentless-whispers').choose('urchin').play('relentless-whispers');
    t.expect({ me: { aember: 4, line: [] }, foe: { aember: 1, line: [], hand: ['bad-penny'] } });
  });

  it('gives only its bonus where there is no creature', () => {
    const t = table({ me: { house: 'shadows', hand: ['relentless-whispers'] }, foe: { aember: 3 } });
    t.me.play('relentless-whispers');
    t.expect({ me: { aember: 1, discard: ['relentless-whispers'] }, foe: { aember: 3 } });
  });
});
