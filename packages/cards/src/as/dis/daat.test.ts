import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('daat', () => {
  it('makes a house of your choice the active one', () => {
    const t = table({
      me: { house: 'dis', hand: ['daat', 'troll', 'ember-imp'], line: ['shooler', 'mother'] },
    });
    t.me.play('daat').choose('brobnar').play('troll').cannot('play', 'ember-imp', 'wrong-house');
    t.me.cannot('reap', 'shooler', 'wrong-house');
    t.expect({
      house: 'brobnar',
      me: {
        aember: 1,
        line: ['shooler', 'mother', { id: 'daat', exhausted: true }, { id: 'troll', exhausted: true }],
      },
    });
  });

  it('may be any house, also one that is in no deck', () => {
    const t = table({ me: { house: 'dis', hand: ['daat'] }, foe: {} });
    t.me.play('daat').choose('unfathomable');
    t.expect({ house: 'unfathomable', me: { line: [{ id: 'daat', exhausted: true }] } });
  });

  it('has alpha', () => {
    const t = table({ me: { house: 'dis', hand: ['daat', 'ember-imp'] } });
    t.me.play('ember-imp').cannot('play', 'daat', 'alpha');
  });
});
