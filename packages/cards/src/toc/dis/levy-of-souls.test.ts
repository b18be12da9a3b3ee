import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const thrall = (id: string) => ({ id, token: 'thrall' });
const me = { ...myHouses.dis, house: 'dis', artifacts: ['levy-of-souls'], beside: ['thrall'] } as const;

describe('levy-of-souls', () => {
  it('makes a token creature, and in the next turn of the opponent keys cost 1 more for each friendly one', () => {
    const t = table({
      me: { ...me, line: [thrall('mother'), 'troll'], deck: ['anger', ...filler(8)] },
      foe: { ...foeHouses, aember: 7, line: [thrall('bumpsy')] },
    });
    t.me.action('levy-of-souls').flank('right').end();
    const line = [thrall('mother'), 'troll', thrall('anger')];
    t.expect({ active: 'foe', me: { line }, foe: { keys: 0, aember: 7, line: [thrall('bumpsy')] } });
    const enough = table({
      me: { ...me, line: [thrall('mother')], deck: filler(9) },
      foe: { ...foeHouses, aember: 8 },
    });
    enough.me.action('levy-of-souls').flank('right').end();
    enough.expect({ me: { line: [thrall('mother'), thrall('punch')] }, foe: { keys: 1, aember: 0 } });
  });

  it('counts those of that turn, such as one that was made later', () => {
    const t = table({
      me: { ...me, hand: ['havoc'], deck: filler(9) },
      foe: { ...foeHouses, aember: 7 },
    });
    t.me.action('levy-of-souls').play('havoc').flank('right').end();
    t.expect({ me: { line: [thrall('punch'), 'havoc', thrall('punch')] }, foe: { keys: 0, aember: 7 } });
  });

  it('changes nothing in your own turn, nor in a later one of the opponent', () => {
    const t = table({
      me: { ...me, aember: 6, deck: filler(9) },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.action('levy-of-souls').end();
    t.foe.house('dis').end();
    t.expect({ active: 'me', me: { keys: 1, aember: 0, line: [thrall('punch')] }, foe: { keys: 0, aember: 6 } });
    t.me.house('logos').end();
    t.expect({ me: { line: [thrall('punch')] }, foe: { keys: 1, aember: 0 } });
  });
});
