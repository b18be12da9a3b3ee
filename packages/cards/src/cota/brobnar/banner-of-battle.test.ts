import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('banner-of-battle', () => {
  it('makes friendly creatures deal and survive 1 more', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['banner-of-battle'], line: ['smaaash'] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('smaaash', 'niffle-queen');
    t.expect({ me: { line: [] }, foe: { line: [] } });
    const u = table({
      me: { house: 'brobnar', artifacts: ['banner-of-battle'], line: ['smaaash'] },
      foe: { line: ['mother'] },
    });
    u.me.fight('smaaash', 'mother');
    u.expect({ me: { line: [{ id: 'smaaash', damage: 5, exhausted: true }] }, foe: { line: [] } });
  });

  it('gives nothing to enemy creatures', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['banner-of-battle'], hand: ['punch'], line: ['smaaash'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({ me: { line: ['smaaash'] }, foe: { line: [] } });
  });

  it('adds up with a second one', () => {
    const t = table({
      active: 1,
      me: { artifacts: ['banner-of-battle', 'banner-of-battle'], line: ['tocsin', 'dust-imp'] },
      foe: { house: 'brobnar', hand: ['punch', 'lava-ball'] },
    });
    t.foe.play('punch').choose('dust-imp').play('lava-ball').choose('tocsin');
    t.expect({ me: { line: [{ id: 'tocsin', damage: 4 }] }, foe: { line: [] } });
  });

  it('takes damaged creatures with it when it leaves play', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'] },
      foe: {
        artifacts: ['banner-of-battle'],
        line: [
          { id: 'tocsin', damage: 3 },
          { id: 'mother', damage: 4 },
        ],
      },
    });
    t.me.play('poltergeist');
    t.expect({
      me: { line: [] },
      foe: { artifacts: [], line: [{ id: 'mother', damage: 4 }], discard: ['tocsin', 'banner-of-battle'] },
    });
  });

  it('leaves a creature that changes sides', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'] },
      foe: { artifacts: ['banner-of-battle'], line: [{ id: 'tocsin', damage: 3 }] },
    });
    t.me.play('collar-of-subordination');
    t.expect({
      me: { line: [], discard: ['collar-of-subordination'] },
      foe: { line: [], discard: ['tocsin'] },
    });
  });
});
