import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('rocket-boots', () => {
  const booted = (id: string) => ({ id, upgrades: ['rocket-boots'] });

  it('readies its creature after its first reap in a turn, but not after the second', () => {
    const t = table({ me: { house: 'logos', line: [booted('mother')] }, foe: {} });
    t.me.reap('mother');
    t.expect({ me: { aember: 1, line: [booted('mother')] } });
    t.me.reap('mother');
    t.expect({ me: { aember: 2, line: [{ ...booted('mother'), exhausted: true }] } });
  });

  it('readies its creature after its first fight, and the reap that follows is the second use', () => {
    const t = table({ me: { house: 'logos', line: [booted('mother')] }, foe: { line: ['tocsin'] } });
    t.me.fight('mother', 'tocsin');
    t.expect({ me: { line: [{ ...booted('mother'), damage: 3 }] }, foe: { line: [] } });
    t.me.reap('mother');
    t.expect({ me: { aember: 1, line: [{ ...booted('mother'), damage: 3, exhausted: true }] }, foe: { line: [] } });
  });

  it('counts uses of its creature only, from the beginning in each turn', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', line: ['batdrone', booted('mother')] },
      foe: { ...foeHouses },
    });
    t.me.reap('batdrone').reap('mother').reap('mother').end();
    t.foe.house('dis').end();
    t.me.house('logos').reap('mother');
    t.expect({ me: { aember: 4, line: ['batdrone', booted('mother')] } });
  });

  it('does not ready its creature after an Action:, which counts as the first use', () => {
    const t = table({
      me: { house: 'logos', line: [booted('novu-archaeologist'), 'ganger-chieftain'], hand: ['phase-shift', 'anger'] },
      foe: { line: ['urchin'] },
    });
    t.me.action('novu-archaeologist').play('phase-shift').play('anger').choose('novu-archaeologist');
    t.expect({
      me: { aember: 1, line: [{ ...booted('novu-archaeologist'), exhausted: true }, 'ganger-chieftain'] },
      foe: { line: ['urchin'] },
    });
  });

  it('does nothing for a creature that is attacked, or dies in its fight', () => {
    const t = table({ me: { house: 'logos', line: [booted('batdrone')] }, foe: { line: [booted('mother')] } });
    t.me.fight('batdrone', 'mother').order('batdrone');
    t.expect({
      me: { line: [booted('batdrone')] },
      foe: { line: [{ ...booted('mother'), damage: 2 }] },
    });
    const dies = table({ me: { house: 'logos', line: [booted('doc-bookton')] }, foe: { line: ['valdr'] } });
    dies.me.fight('doc-bookton', 'valdr');
    dies.expect({
      me: { line: [], discard: ['doc-bookton', 'rocket-boots'] },
      foe: { line: [{ id: 'valdr', damage: 5 }] },
    });
  });

  it('on an enemy creature works for its controller', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['rocket-boots'] },
      foe: { ...foeHouses, line: ['shooler'] },
    });
    t.me.play('rocket-boots').end();
    t.foe.house('dis').reap('shooler').reap('shooler');
    t.expect({ foe: { aember: 2, line: [{ ...booted('shooler'), exhausted: true }] } });
  });
});
