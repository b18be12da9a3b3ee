import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const brute = (id: string) => ({ id, token: 'niffle-brute' });
const me = { house: 'untamed', artifacts: ['niffle-sanctuary'], deck: ['krump'] } as const;

describe('niffle-sanctuary', () => {
  it('makes a Niffle Brute, and each of them gains 1 after it fought this turn', () => {
    const t = table({
      me: { ...me, line: [brute('mother'), 'snufflegator'], beside: ['niffle-brute'] },
      foe: { line: ['batdrone', 'silvertooth'] },
    });
    t.me
      .action('niffle-sanctuary')
      .flank('left')
      .fight('niffle-brute#2', 'batdrone')
      .fight('snufflegator', 'silvertooth');
    t.expect({
      me: {
        aember: 1,
        line: [
          { ...brute('krump'), exhausted: true },
          { ...brute('mother'), damage: 2, exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('gives it to Niffle Brutes that come later, and to none that reap', () => {
    const t = table({
      me: {
        ...me,
        hand: ['massing-at-midnight'],
        line: [brute('mother')],
        beside: ['niffle-brute'],
        deck: ['krump', 'anger'],
      },
      foe: { line: ['batdrone'] },
    });
    t.me.action('niffle-sanctuary').flank('right').reap('niffle-brute');
    t.expect({
      me: {
        aember: 1,
        line: [
          { ...brute('mother'), exhausted: true },
          { ...brute('krump'), exhausted: true },
        ],
      },
      foe: { line: ['batdrone'] },
    });
  });

  it('makes none of another token card, and is over with the turn', () => {
    const t = table({
      me: { ...me, ...myHouses.untamed, line: [brute('mother')], beside: ['steppe-wolf'] },
      foe: { ...foeHouses, line: [brute('dextre')] },
    });
    t.me.action('niffle-sanctuary').end();
    t.expect({ me: { line: [brute('mother')] }, foe: { line: [brute('dextre')] } });
  });
});
