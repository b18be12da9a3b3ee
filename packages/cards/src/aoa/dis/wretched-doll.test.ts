import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('wretched-doll', () => {
  it('puts a doom counter on a creature, and destroys it the next time', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['wretched-doll', 'wretched-doll'], line: ['shooler'] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.action('wretched-doll').choose('valdr');
    t.expect({ me: { line: ['shooler'] }, foe: { line: ['mother', { id: 'valdr', counters: { doom: 1 } }] } });
    t.me.action('wretched-doll#2');
    t.expect({ me: { line: ['shooler'] }, foe: { line: ['mother'], discard: ['valdr'] } });
  });

  it('destroys all creatures with doom counters, and puts no new one', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['wretched-doll'], line: [{ id: 'shooler', counters: { doom: 1 } }] },
      foe: { line: ['mother', { id: 'valdr', counters: { doom: 1 } }] },
    });
    t.me.action('wretched-doll');
    t.expect({ me: { line: [] }, foe: { line: ['mother'] } });
  });

  it('puts none without a creature', () => {
    const t = table({ me: { house: 'dis', artifacts: ['wretched-doll'] }, foe: {} });
    t.me.action('wretched-doll');
    t.expect({ me: { artifacts: [{ id: 'wretched-doll', exhausted: true }] } });
  });

  it('keeps the counter on a warded creature that it does not destroy', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['wretched-doll'] },
      foe: { line: [{ id: 'valdr', counters: { doom: 1 }, warded: true }] },
    });
    t.me.action('wretched-doll');
    t.expect({ foe: { line: [{ id: 'valdr', counters: { doom: 1 } }] } });
  });
});
