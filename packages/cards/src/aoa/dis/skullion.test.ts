import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('skullion', () => {
  it('sacrifices a friendly creature, itself among those that may be chosen', () => {
    const t = table({
      me: { house: 'dis', hand: ['skullion'], line: ['dust-imp', 'shooler'] },
      foe: { line: ['mother'] },
    });
    t.me.play('skullion');
    expect(t.options()).toEqual(['dust-imp', 'shooler', 'skullion']);
    t.me.choose('dust-imp');
    t.expect({ me: { aember: 2, line: ['shooler', { id: 'skullion', exhausted: true }] }, foe: { line: ['mother'] } });
  });

  it('has to sacrifice itself where it is alone', () => {
    const t = table({ me: { house: 'dis', hand: ['skullion'] }, foe: { line: ['mother'] } });
    t.me.play('skullion');
    t.expect({ me: { line: [], discard: ['skullion'] }, foe: { line: ['mother'] } });
  });

  it('only takes the ward off a warded creature', () => {
    const t = table({ me: { house: 'dis', hand: ['skullion'], line: [{ id: 'shooler', warded: true }] }, foe: {} });
    t.me.play('skullion').choose('shooler');
    t.expect({ me: { line: ['shooler', { id: 'skullion', exhausted: true }] } });
  });
});
