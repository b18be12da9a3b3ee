import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('aemberspine-mongrel', () => {
  it('gains 1 after an enemy creature reaps', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['aemberspine-mongrel'] },
      foe: { ...foeHouses, line: ['shooler', 'dust-imp'] },
    });
    t.me.end();
    t.foe.house('dis').reap('shooler').reap('dust-imp');
    t.expect({
      me: { aember: 2, line: ['aemberspine-mongrel'] },
      foe: {
        aember: 2,
        line: [
          { id: 'shooler', exhausted: true },
          { id: 'dust-imp', exhausted: true },
        ],
      },
    });
  });

  it('gains nothing for a friendly reap', () => {
    const t = table({
      me: { house: 'untamed', line: ['aemberspine-mongrel', 'snufflegator'] },
      foe: { line: ['mother'] },
    });
    t.me.reap('snufflegator');
    t.expect({
      me: { aember: 1, line: ['aemberspine-mongrel', { id: 'snufflegator', exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });

  it('hurts who attacks it', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { line: ['aemberspine-mongrel'] } });
    t.me.fight('tocsin', 'aemberspine-mongrel');
    t.expect({ me: { line: [], discard: ['tocsin'] }, foe: { line: ['aemberspine-mongrel'] } });
  });
});
