import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('teleporter-chief-tink', () => {
  it('swaps with another friendly creature, which may then be used although its house is not active', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['teleporter-chief-tink', 'mother', 'tocsin', 'shooler'] },
      foe: { line: ['urchin'], hand: ['fear'] },
    });
    t.me.cannot('reap', 'tocsin', 'wrong-house').action('teleporter-chief-tink').choose('tocsin').reap('tocsin');
    t.me.cannot('reap', 'shooler', 'wrong-house');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'tocsin', exhausted: true },
          'mother',
          { id: 'teleporter-chief-tink', exhausted: true },
          'shooler',
        ],
      },
      foe: { line: ['urchin'], discard: ['fear'] },
    });
  });

  it('does not oblige to use it, does not ready it, and allows it in that turn only', () => {
    const t = table({
      me: {
        ...myHouses['star-alliance'],
        house: 'star-alliance',
        line: ['teleporter-chief-tink', { id: 'tocsin', exhausted: true }],
      },
      foe: { ...foeHouses },
    });
    t.me.action('teleporter-chief-tink').cannot('reap', 'tocsin', 'exhausted').end();
    t.foe.house('dis').end();
    t.me.house('star-alliance').cannot('reap', 'tocsin', 'wrong-house');
    t.expect({ me: { line: ['tocsin', 'teleporter-chief-tink'] } });
  });

  it('does nothing without another friendly creature', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['teleporter-chief-tink'] },
      foe: { line: ['tocsin', 'troll'] },
    });
    t.me.action('teleporter-chief-tink');
    t.expect({ me: { line: [{ id: 'teleporter-chief-tink', exhausted: true }] }, foe: { line: ['tocsin', 'troll'] } });
  });

  it('swaps a warded creature, which keeps its ward, and lets the swapped one lose its stun by a use', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['teleporter-chief-tink', { id: 'tocsin', warded: true, stunned: true }] },
      foe: {},
    });
    t.me.action('teleporter-chief-tink').unstun('tocsin');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', warded: true, exhausted: true },
          { id: 'teleporter-chief-tink', exhausted: true },
        ],
      },
    });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['teleporter-chief-tink'] } });
    t.me.fight('troll', 'teleporter-chief-tink');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true }] }, foe: { line: ['teleporter-chief-tink'] } });
  });
});
