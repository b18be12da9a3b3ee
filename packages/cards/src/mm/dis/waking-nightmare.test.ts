import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('waking-nightmare', () => {
  const fought = { id: 'snufflegator', exhausted: true };

  it.each([
    { aember: 8, keys: 1, left: 0 },
    { aember: 7, keys: 0, left: 7 },
  ])('keys cost 1 more for each Dis creature on both sides: $aember for 8', ({ aember, keys, left }) => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['waking-nightmare'], line: ['shooler', 'mother'] },
      foe: { ...foeHouses, aember, line: ['tocsin', 'troll'], artifacts: ['soul-snatcher'] },
    });
    t.me.play('waking-nightmare').end();
    t.expect({
      active: 'foe',
      me: { aember: 1, line: ['shooler', 'mother'] },
      foe: { keys, aember: left, line: ['tocsin', 'troll'] },
    });
  });

  it('only in the next turn of the opponent', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['waking-nightmare'], line: ['shooler'], aember: 5 },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.play('waking-nightmare').end();
    t.foe.house('brobnar').end();
    t.expect({ active: 'me', me: { keys: 1, aember: 0, line: ['shooler'] }, foe: { keys: 0, aember: 6 } });
    t.me.house('logos').end();
    t.expect({ active: 'foe', me: { line: ['shooler'] }, foe: { keys: 1, aember: 0 } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling waking-nightmare/whenever: counts those that are in play when the cost is read (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', ...myHouses.dis, hand: ['waking-nightmare', 'tocsin'] },
        foe: { houses: ['untamed', 'dis', 'shadows'], aember: 7, hand: ['key-charge'], line: ['snufflegator'] },
      });
      t.me.play('waking-nightmare').play('tocsin').end();
      t.expect({ active: 'foe', me: { line: ['tocsin'] }, foe: { keys: 1, aember: 0, line: ['snufflegator'] } });
      const u = table({
        edition,
        me: { house: 'dis', ...myHouses.dis, hand: ['waking-nightmare'], line: ['dust-imp', 'dust-imp'] },
        foe: {
          houses: ['untamed', 'dis', 'shadows'],
          aember: 7,
          hand: ['key-charge'],
          line: ['snufflegator', 'snufflegator'],
        },
      });
      u.me.play('waking-nightmare').end();
      u.foe.house('untamed').fight('snufflegator#1', 'dust-imp').fight('snufflegator#2', 'dust-imp');
      u.expect({ me: { line: [] }, foe: { keys: 0, aember: 7, line: [fought, fought] } });
      u.foe.play('key-charge').yes();
      u.expect({ me: { line: [] }, foe: { keys: 1, aember: 0, line: [fought, fought] } });
    },
  );

  it('two of them add up', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['waking-nightmare', 'waking-nightmare'], line: ['shooler'] },
      foe: { ...foeHouses, aember: 7 },
    });
    t.me.play('waking-nightmare').play('waking-nightmare').end();
    t.expect({ active: 'foe', me: { line: ['shooler'] }, foe: { keys: 0, aember: 7 } });
  });
});
