import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('twin-bolt-emission', () => {
  it('deals 2 to each of two creatures at the same time', () => {
    const t = table({
      me: { house: 'logos', hand: ['twin-bolt-emission'], line: ['mother'] },
      foe: { line: ['silvertooth', 'tocsin', 'shooler'] },
    });
    t.me.play('twin-bolt-emission').choose('silvertooth').choose('shooler');
    t.expect({
      me: { aember: 1, line: ['mother'], discard: ['twin-bolt-emission'] },
      foe: { line: ['tocsin', { id: 'shooler', damage: 2 }] },
    });
  });

  it('may hit friendly creatures', () => {
    const t = table({
      me: { house: 'logos', hand: ['twin-bolt-emission'], line: ['mother', 'dust-imp'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('twin-bolt-emission').choose('dust-imp').choose('tocsin');
    t.expect({ me: { aember: 3, line: ['mother'] }, foe: { line: [{ id: 'tocsin', damage: 2 }] } });
  });

  it('deals 2 only once to an only creature', () => {
    const t = table({ me: { house: 'logos', hand: ['twin-bolt-emission'] }, foe: { line: ['shooler'] } });
    t.me.play('twin-bolt-emission');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'shooler', damage: 2 }] } });
  });

  it('gives only its bonus without a creature', () => {
    const t = table({ me: { house: 'logos', hand: ['twin-bolt-emission'] }, foe: {} });
    t.me.play('twin-bolt-emission');
    t.expect({ me: { aember: 1, discard: ['twin-bolt-emission'] } });
  });

  it('hits two neighbors of a Shadow Self: it takes both', () => {
    const t = table({
      me: { house: 'logos', hand: ['twin-bolt-emission'] },
      foe: { line: ['dodger', 'shadow-self', 'silvertooth'] },
    });
    t.me.play('twin-bolt-emission').choose('dodger').choose('silvertooth');
    t.expect({ foe: { line: ['dodger', { id: 'shadow-self', damage: 4 }, 'silvertooth'] } });
  });
});
