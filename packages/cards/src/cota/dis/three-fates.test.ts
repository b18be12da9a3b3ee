import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('three-fates', () => {
  it('destroys the 3 most powerful creatures, whoever controls them', () => {
    const t = table({
      me: { house: 'dis', hand: ['three-fates'], line: ['valdr', 'urchin'] },
      foe: { line: ['pitlord', 'overlord-greking', 'mother', 'tocsin'] },
    });
    t.me.play('three-fates');
    t.expect({
      me: { aember: 1, line: ['urchin'], discard: ['three-fates', 'valdr'] },
      foe: { line: ['mother', 'tocsin'], discard: ['overlord-greking', 'pitlord'] },
    });
  });

  it('asks only about the creatures that tie for the last place', () => {
    const t = table({
      me: { house: 'dis', hand: ['three-fates'], line: ['mother', 'doc-bookton'] },
      foe: { line: ['pitlord', 'valdr', 'shooler'] },
    });
    t.me.play('three-fates').choose('shooler');
    t.expect({ me: { aember: 1, line: ['mother', 'doc-bookton'] }, foe: { line: [] } });
  });

  it('counts the power that a creature has, not the printed one', () => {
    const t = table({
      me: { house: 'dis', hand: ['three-fates'], line: [{ id: 'urchin', power: 9 }] },
      foe: { line: ['mother', { id: 'tocsin', upgrades: ['blood-of-titans'] }, 'valdr'] },
    });
    t.me.play('three-fates');
    t.expect({ me: { line: [] }, foe: { line: ['mother'], discard: ['valdr', 'tocsin', 'blood-of-titans'] } });
  });

  it('destroys all of them where there are fewer', () => {
    const t = table({ me: { house: 'dis', hand: ['three-fates'], line: ['urchin'] }, foe: { line: ['mother'] } });
    t.me.play('three-fates');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [] } });
  });

  it('does not take a fourth in place of one that a ward saved', () => {
    const t = table({
      me: { house: 'dis', hand: ['three-fates'], line: ['tocsin'] },
      foe: { line: [{ id: 'pitlord', warded: true }, 'valdr', 'mother'] },
    });
    t.me.play('three-fates');
    t.expect({ me: { line: ['tocsin'] }, foe: { line: ['pitlord'], discard: ['mother', 'valdr'] } });
  });

  it('does nothing on an empty table', () => {
    const t = table({ me: { house: 'dis', hand: ['three-fates'] }, foe: {} });
    t.me.play('three-fates');
    t.expect({ me: { aember: 1, discard: ['three-fates'] } });
  });
});
