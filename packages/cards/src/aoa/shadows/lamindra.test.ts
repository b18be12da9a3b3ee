import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('lamindra', () => {
  it('may be deployed, and gives elusive to her neighbors', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['lamindra'], line: ['silvertooth', 'umbra', 'mother'] },
      foe: { ...foeHouses, line: ['tocsin', 'shooler', 'charette'] },
    });
    t.me.play('lamindra', { between: ['silvertooth', 'umbra'] }).end();
    t.foe.house('dis').fight('tocsin', 'silvertooth').fight('shooler', 'umbra').fight('charette', 'mother');
    t.expect({
      me: { line: ['silvertooth', 'lamindra', 'umbra', { id: 'mother', damage: 4 }] },
      foe: {
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', exhausted: true },
        ],
      },
    });
  });

  it('takes it along when she leaves', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'shooler', 'charette'] },
      foe: { line: ['lamindra', 'silvertooth'] },
    });
    t.me.fight('tocsin', 'lamindra').fight('shooler', 'lamindra').fight('charette', 'silvertooth');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', damage: 1, exhausted: true },
          { id: 'charette', damage: 2, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});
