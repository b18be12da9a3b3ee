import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('nocturnal-maneuver', () => {
  it('exhausts up to 3 creatures, friendly ones too', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nocturnal-maneuver'], line: ['snufflegator'] },
      foe: { line: ['tocsin', 'valdr', 'urchin'] },
    });
    t.me.play('nocturnal-maneuver').choose('snufflegator', 'valdr', 'urchin');
    t.expect({
      me: { aember: 1, line: [{ id: 'snufflegator', exhausted: true }] },
      foe: { line: ['tocsin', { id: 'valdr', exhausted: true }, { id: 'urchin', exhausted: true }] },
    });
  });

  it('may exhaust fewer, or none', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nocturnal-maneuver', 'nocturnal-maneuver'] },
      foe: { line: ['tocsin', 'valdr'] },
    });
    t.me.play('nocturnal-maneuver').choose('valdr').done().play('nocturnal-maneuver').done();
    t.expect({ me: { aember: 2 }, foe: { line: ['tocsin', { id: 'valdr', exhausted: true }] } });
  });

  it('keeps the creatures of the opponent from being used in their turn', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, hand: ['nocturnal-maneuver'] },
      foe: { ...foeHouses, line: ['tocsin', 'shooler'] },
    });
    t.me.play('nocturnal-maneuver').choose('tocsin').done().end();
    t.foe.house('dis').cannot('reap', 'tocsin', 'exhausted').reap('shooler').end();
    t.expect({ me: { aember: 1 }, foe: { aember: 1, line: ['tocsin', 'shooler'] } });
  });

  it('may choose a creature that is exhausted already', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nocturnal-maneuver'] },
      foe: { line: [{ id: 'tocsin', exhausted: true }, 'valdr'] },
    });
    t.me.play('nocturnal-maneuver').choose('tocsin').done();
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'tocsin', exhausted: true }, 'valdr'] } });
  });
});
