import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('retribution', () => {
  it('with more enemy creatures, one of them is destroyed', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['retribution'], line: ['sequis'] },
      foe: { line: ['troll', 'krump'] },
    });
    t.me.play('retribution').choose('troll');
    t.expect({ me: { aember: 1, line: ['sequis'] }, foe: { line: ['krump'], discard: ['troll'] } });
  });

  it('with as many, none', () => {
    const t = table({ me: { house: 'sanctum', hand: ['retribution'], line: ['sequis'] }, foe: { line: ['troll'] } });
    t.me.play('retribution');
    t.expect({ me: { aember: 1, line: ['sequis'] }, foe: { line: ['troll'] } });
  });
});
