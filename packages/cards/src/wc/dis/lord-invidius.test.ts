import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('lord-invidius', () => {
  const inCenter = ['dust-imp', 'lord-invidius', 'shooler'];

  it('takes an enemy flank creature from the center of its line, exhausted', () => {
    const t = table({ me: { house: 'dis', line: inCenter }, foe: { line: ['troll', 'mother', 'batdrone'] } });
    t.me.reap('lord-invidius').choose('troll').flank('right');
    t.expect({
      me: {
        aember: 1,
        line: ['dust-imp', { id: 'lord-invidius', exhausted: true }, 'shooler', { id: 'troll', exhausted: true }],
      },
      foe: { line: ['mother', 'batdrone'] },
    });
  });

  it('does nothing elsewhere in the line', () => {
    const t = table({ me: { house: 'dis', line: ['lord-invidius', 'shooler'] }, foe: { line: ['troll'] } });
    t.me.reap('lord-invidius');
    t.expect({
      me: { aember: 1, line: [{ id: 'lord-invidius', exhausted: true }, 'shooler'] },
      foe: { line: ['troll'] },
    });
  });

  it('alone it stands in the center', () => {
    const t = table({ me: { house: 'dis', line: ['lord-invidius'] }, foe: { line: ['troll'] } });
    t.me.reap('lord-invidius').flank('left');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', exhausted: true },
          { id: 'lord-invidius', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('ruling lord-invidius/control: the creature is Dis as long as its player controls it, and its own house after that', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: inCenter },
      foe: { ...foeHouses, houses: ['brobnar', 'mars', 'shadows'], hand: ['hypnobeam'], line: ['troll'] },
    });
    t.me.reap('lord-invidius').flank('right').end();
    t.foe.house('shadows').end();
    t.me.house('dis').reap('troll').end();
    t.foe.house('mars').play('hypnobeam').choose('troll').end();
    t.me.house('dis').end();
    t.foe.house('brobnar').reap('troll');
    t.expect({
      me: { line: ['dust-imp', 'lord-invidius', 'shooler'] },
      foe: { line: [{ id: 'troll', exhausted: true }] },
    });
  });
});
