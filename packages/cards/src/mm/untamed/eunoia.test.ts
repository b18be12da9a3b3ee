import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('eunoia', () => {
  it('gains 1 and heals 2 after an enemy creature is destroyed fighting it, in attack', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'eunoia', damage: 1 }] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('eunoia', 'tocsin');
    t.expect({ me: { aember: 1, line: [{ id: 'eunoia', damage: 2, exhausted: true }] }, foe: { line: [] } });
  });

  it('does so in defense too', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { line: ['eunoia'] } });
    t.me.fight('tocsin', 'eunoia');
    t.expect({ me: { line: [] }, foe: { aember: 1, line: [{ id: 'eunoia', damage: 1 }] } });
  });

  it('gains also where there is nothing to heal', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'eunoia', upgrades: ['way-of-the-wolf'] }] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('eunoia', 'tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'eunoia', exhausted: true, upgrades: ['way-of-the-wolf'] }] },
      foe: { line: [] },
    });
  });

  it('gets nothing for a survivor, for the fight of another, or when it dies of that fight', () => {
    const t = table({
      me: { house: 'untamed', line: ['eunoia', 'snufflegator'] },
      foe: { line: [{ id: 'tocsin', warded: true }, 'batdrone'] },
    });
    t.me.fight('eunoia', 'tocsin').fight('snufflegator', 'batdrone');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'eunoia', damage: 3, exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
    const both = table({ me: { house: 'untamed', line: ['eunoia'] }, foe: { line: ['krump'] } });
    both.me.fight('eunoia', 'krump');
    both.expect({ me: { aember: 0, line: [], discard: ['eunoia'] }, foe: { line: [], discard: ['krump'] } });
  });
});
