import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const blorb = { id: 'mother', token: 'blorb' } as const;

describe('blorb-hive', () => {
  it('destroys a friendly creature and makes 2 Blorbs', () => {
    const t = table({
      me: {
        house: 'dis',
        line: ['zorg'],
        artifacts: ['blorb-hive'],
        beside: ['blorb'],
        deck: ['mother', 'mother', 'troll'],
      },
    });
    t.me.omni('blorb-hive').flank('right');
    t.expect({
      me: {
        keys: 0,
        discard: ['zorg'],
        deck: ['troll'],
        line: [
          { ...blorb, exhausted: true },
          { ...blorb, exhausted: true },
        ],
        artifacts: [{ id: 'blorb-hive', exhausted: true }],
      },
    });
  });

  it('makes none where nothing is destroyed, or where another token creature would be made', () => {
    const none = table({ me: { house: 'mars', artifacts: ['blorb-hive'], beside: ['blorb'], deck: ['mother'] } });
    none.me.omni('blorb-hive');
    none.expect({ me: { deck: ['mother'], line: [], artifacts: [{ id: 'blorb-hive', exhausted: true }] } });
    const grunt = table({
      me: { house: 'mars', line: ['zorg'], artifacts: ['blorb-hive'], beside: ['grunt'], deck: ['mother', 'troll'] },
    });
    grunt.me.omni('blorb-hive');
    grunt.expect({
      me: {
        deck: ['mother', 'troll'],
        discard: ['zorg'],
        line: [],
        artifacts: [{ id: 'blorb-hive', exhausted: true }],
      },
    });
  });

  it('with 10 Blorbs it is destroyed and a key is forged at no cost', () => {
    const t = table({
      me: {
        house: 'mars',
        line: [...Array.from({ length: 8 }, () => blorb), 'zorg'],
        artifacts: ['blorb-hive'],
        beside: ['blorb'],
        deck: ['troll', 'valdr', 'mother'],
      },
    });
    t.me.omni('blorb-hive').choose('zorg').flank('right').flank('right');
    t.expect({
      me: {
        keys: 1,
        aember: 0,
        discard: ['blorb-hive', 'zorg'],
        artifacts: [],
        line: [
          ...Array.from({ length: 8 }, () => blorb),
          { id: 'troll', token: 'blorb', exhausted: true },
          { id: 'valdr', token: 'blorb', exhausted: true },
        ],
      },
    });
  });

  it('with 9 no key is forged', () => {
    const t = table({
      me: {
        house: 'mars',
        line: Array.from({ length: 8 }, () => blorb),
        artifacts: ['blorb-hive'],
        beside: ['blorb'],
        deck: ['troll', 'valdr', 'mother'],
      },
    });
    t.me.omni('blorb-hive').choose('blorb').flank('right').flank('right');
    t.expect({
      me: {
        keys: 0,
        artifacts: [{ id: 'blorb-hive', exhausted: true }],
        line: [
          ...Array.from({ length: 7 }, () => blorb),
          { id: 'troll', token: 'blorb', exhausted: true },
          { id: 'valdr', token: 'blorb', exhausted: true },
        ],
      },
    });
  });
});
