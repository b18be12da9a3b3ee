import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('quantum-fingertrap', () => {
  it('swaps two creatures of one battleline', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['quantum-fingertrap'], line: ['mother', 'troll', 'batdrone'] },
      foe: { line: ['valdr', 'shooler'] },
    });
    t.me.action('quantum-fingertrap').choose('batdrone');
    expect([...t.options()].sort()).toEqual(['mother', 'troll']);
    t.me.choose('mother');
    t.expect({ me: { line: ['batdrone', 'troll', 'mother'] }, foe: { line: ['valdr', 'shooler'] } });
  });

  it('ruling quantum-fingertrap/one-line: that may be the battleline of the opponent, and never both', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['quantum-fingertrap'], line: ['mother'] },
      foe: { line: ['valdr', 'shooler', 'tocsin'] },
    });
    t.me.action('quantum-fingertrap').choose('valdr');
    expect([...t.options()].sort()).toEqual(['shooler', 'tocsin']);
    t.me.choose('tocsin');
    t.expect({ me: { line: ['mother'] }, foe: { line: ['tocsin', 'shooler', 'valdr'] } });
  });

  it('swaps nothing where each battleline has one creature', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['quantum-fingertrap'], line: ['mother'] },
      foe: { line: ['valdr'] },
    });
    t.me.action('quantum-fingertrap').choose('valdr');
    t.expect({ me: { line: ['mother'] }, foe: { line: ['valdr'] } });
  });
});
