import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('might-makes-right', () => {
  it('sacrifices creatures with 25 power together, and forges a key at no cost', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['might-makes-right'],
        aember: 2,
        line: ['kelifi-dragon', 'troll', 'mother', 'valdr'],
      },
      foe: {},
    });
    t.me.play('might-makes-right').choose('kelifi-dragon', 'troll', 'mother').done();
    t.expect({
      me: { keys: 1, aember: 3, line: ['valdr'], discard: ['might-makes-right', 'mother', 'troll', 'kelifi-dragon'] },
    });
  });

  it('ruling might-makes-right/too-little: with 24 power together nobody is sacrificed and no key is forged', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['might-makes-right'],
        aember: 9,
        line: ['kelifi-dragon', 'troll', 'charette', 'valdr'],
      },
      foe: {},
    });
    t.me.play('might-makes-right').choose('kelifi-dragon', 'troll', 'charette').done();
    t.expect({ me: { keys: 0, aember: 10, line: ['kelifi-dragon', 'troll', 'charette', 'valdr'] } });
  });

  it('may choose nobody, and no enemy creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['might-makes-right'], line: ['kelifi-dragon', 'troll', 'mother'] },
      foe: { line: ['chuff-ape'] },
    });
    t.me.play('might-makes-right');
    expect(t.options()).not.toContain('chuff-ape');
    t.me.done();
    t.expect({ me: { keys: 0, aember: 1, line: ['kelifi-dragon', 'troll', 'mother'] }, foe: { line: ['chuff-ape'] } });
  });
});
