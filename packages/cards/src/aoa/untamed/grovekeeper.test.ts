import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('grovekeeper', () => {
  it('gives each neighbor a +1 power counter at the end of your turn', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['niffle-ape', 'snufflegator', 'grovekeeper', 'mother'] },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.end();
    t.expect({
      me: { line: ['niffle-ape', { id: 'snufflegator', power: 1 }, 'grovekeeper', { id: 'mother', power: 1 }] },
      foe: { line: ['tocsin'] },
    });
  });

  it('does so in each of your turns, and not at the end of that of the opponent', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['snufflegator', 'grovekeeper'] },
      foe: { ...foeHouses },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { line: [{ id: 'snufflegator', power: 1 }, 'grovekeeper'] } });
    t.me.house('untamed').end();
    t.expect({ me: { line: [{ id: 'snufflegator', power: 2 }, 'grovekeeper'] } });
  });

  it('does nothing alone', () => {
    const t = table({ me: { house: 'untamed', ...myHouses.untamed, line: ['grovekeeper'] }, foe: { ...foeHouses } });
    t.me.end();
    t.expect({ me: { line: ['grovekeeper'] } });
  });
});
