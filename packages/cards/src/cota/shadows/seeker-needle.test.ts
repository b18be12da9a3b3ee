import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('seeker-needle', () => {
  it('deals 1 and gains 1 when that destroys the creature', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['seeker-needle'], line: ['dodger'] },
      foe: { line: [{ id: 'tocsin', damage: 2 }, 'mother'] },
    });
    t.me.action('seeker-needle').choose('tocsin');
    t.expect({
      me: { aember: 1, artifacts: [{ id: 'seeker-needle', exhausted: true }], line: ['dodger'] },
      foe: { line: ['mother'], discard: ['tocsin'] },
    });
  });

  it('gains nothing when the creature survives', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['seeker-needle'] },
      foe: { line: ['silvertooth'] },
    });
    t.me.action('seeker-needle');
    t.expect({ me: { aember: 0 }, foe: { line: [{ id: 'silvertooth', damage: 1 }] } });
  });

  it('gains nothing when armor or a ward stops the damage', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['seeker-needle', 'seeker-needle'] },
      foe: {
        line: [
          { id: 'raiding-knight', damage: 3 },
          { id: 'urchin', warded: true },
        ],
      },
    });
    t.me.action('seeker-needle').choose('raiding-knight').action('seeker-needle#2').choose('urchin');
    t.expect({ me: { aember: 0 }, foe: { line: [{ id: 'raiding-knight', damage: 3 }, 'urchin'] } });
  });

  it('gains 1 for a Bad Penny, which was destroyed although it returned to hand', () => {
    const t = table({ me: { house: 'shadows', artifacts: ['seeker-needle'] }, foe: { line: ['bad-penny'] } });
    t.me.action('seeker-needle');
    t.expect({ me: { aember: 1 }, foe: { line: [], hand: ['bad-penny'], discard: [] } });
  });

  it('gains 1 for a friendly creature as well', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['seeker-needle'], line: [{ id: 'dust-imp', damage: 1 }] },
      foe: {},
    });
    t.me.action('seeker-needle');
    t.expect({ me: { aember: 3, line: [] } });
  });

  it('gains nothing when Shadow Self takes the damage, even if that destroys Shadow Self', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['seeker-needle'] },
      foe: { line: ['urchin', { id: 'shadow-self', damage: 8 }] },
    });
    t.me.action('seeker-needle').choose('urchin');
    t.expect({ me: { aember: 0 }, foe: { line: ['urchin'], discard: ['shadow-self'] } });
  });

  it('does nothing without a creature', () => {
    const t = table({ me: { house: 'shadows', artifacts: ['seeker-needle'] }, foe: {} });
    t.me.action('seeker-needle');
    t.expect({ me: { aember: 0, artifacts: [{ id: 'seeker-needle', exhausted: true }] } });
  });
});
