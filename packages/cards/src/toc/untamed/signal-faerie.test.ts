import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const made = { id: 'krump', token: 'twilight-pixie', exhausted: true };
const used = { id: 'signal-faerie', exhausted: true };

describe('signal-faerie', () => {
  it('makes a token creature as it is played, and after it reaped', () => {
    const t = table({ me: { house: 'untamed', hand: ['signal-faerie'], deck: ['krump'], beside: ['twilight-pixie'] } });
    t.me.play('signal-faerie').flank('left');
    t.expect({ me: { line: [made, used] } });
    const u = table({ me: { house: 'untamed', line: ['signal-faerie'], deck: ['krump'], beside: ['twilight-pixie'] } });
    u.me.reap('signal-faerie').flank('right');
    u.expect({ me: { aember: 1, line: [used, made] } });
  });

  it('makes none after it fought', () => {
    const t = table({
      me: { house: 'untamed', line: ['signal-faerie'], deck: ['krump'], beside: ['twilight-pixie'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('signal-faerie', 'urchin');
    t.expect({ me: { line: [used], deck: ['krump'] }, foe: { line: ['urchin'] } });
  });
});
