import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('unlocked-gateway', () => {
  it('destroys each creature and ends the step', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['unlocked-gateway', 'fear'], line: ['shooler'], deck: filler(8) },
      foe: { ...foeHouses, line: ['mother', 'dust-imp'] },
    });
    t.me.play('unlocked-gateway');
    t.expect({
      me: { chains: 0, line: [], hand: ['fear', ...filler(5)] },
      foe: { aember: 2, line: [] },
      active: 'foe',
    });
  });

  it('takes only the ward of a warded creature, and readies it after the step', () => {
    const t = table({
      me: {
        house: 'dis',
        ...myHouses.dis,
        hand: ['unlocked-gateway'],
        line: [{ id: 'shooler', warded: true, exhausted: true }],
      },
      foe: { ...foeHouses, line: [{ id: 'mother', warded: true }, 'valdr'] },
    });
    t.me.play('unlocked-gateway');
    t.expect({ me: { line: ['shooler'] }, foe: { line: ['mother'] }, active: 'foe' });
  });
});
