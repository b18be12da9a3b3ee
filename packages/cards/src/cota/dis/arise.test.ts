import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('arise', () => {
  it('returns each creature of the chosen house from the own discard pile, and gains a chain', () => {
    const t = table({
      me: { house: 'dis', hand: ['arise', 'fear'], discard: ['tocsin', 'mother', 'dust-imp', 'hand-of-dis'] },
      foe: { discard: ['shooler'] },
    });
    t.me.play('arise').house('dis');
    t.expect({
      me: {
        aember: 0,
        chains: 1,
        hand: ['fear', 'tocsin', 'dust-imp'],
        discard: ['arise', 'mother', 'hand-of-dis'],
      },
      foe: { discard: ['shooler'] },
    });
  });

  it('may name any house, also one that is on neither identity card', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'mars', 'untamed'], hand: ['arise'], discard: ['mother', 'tocsin'] },
      foe: foeHouses,
    });
    t.me.play('arise').house('logos');
    t.expect({ me: { chains: 1, hand: ['mother'], discard: ['arise', 'tocsin'] } });
  });

  it('knows a maverick by the house that is on it', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['gateway-to-dis', 'arise'],
        line: [{ id: 'tocsin', house: 'mars' }, 'shooler', { id: 'mother', house: 'dis' }],
      },
      foe: foeHouses,
    });
    t.me.play('gateway-to-dis').play('arise').house('dis');
    t.expect({
      me: { chains: 4, line: [], hand: ['shooler', 'mother'], discard: ['arise', 'gateway-to-dis', 'tocsin'] },
    });
  });

  it('costs a chain also when nothing returns', () => {
    const t = table({
      me: { house: 'dis', hand: ['arise'], chains: 5, discard: ['tocsin', 'fear'] },
      foe: { discard: ['mother'] },
    });
    t.me.play('arise').house('logos');
    t.expect({ me: { chains: 6, hand: [], discard: ['arise', 'tocsin', 'fear'] }, foe: { discard: ['mother'] } });
  });
});
