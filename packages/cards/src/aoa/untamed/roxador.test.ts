import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('roxador', () => {
  it('deals 2 damage when it fights and stuns whom it attacked', () => {
    const t = table({ me: { house: 'untamed', line: ['roxador'] }, foe: { line: ['mother', 'tocsin'] } });
    t.me.fight('roxador', 'mother');
    t.expect({
      me: { line: [{ id: 'roxador', exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 2, stunned: true }, 'tocsin'] },
    });
  });

  it('stuns an elusive creature that it did not hurt, and nobody where its target died', () => {
    const t = table({
      me: { house: 'untamed', line: ['roxador', 'roxador'] },
      foe: { line: ['bulleteye', 'batdrone'] },
    });
    t.me.fight('roxador', 'bulleteye').fight('roxador#2', 'batdrone');
    t.expect({
      me: {
        line: [
          { id: 'roxador', exhausted: true },
          { id: 'roxador', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'bulleteye', stunned: true }] },
    });
  });

  it('stuns nobody when it is attacked, and deals 2 then', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { line: ['roxador'] } });
    t.me.fight('tocsin', 'roxador');
    t.expect({
      me: { line: [{ id: 'tocsin', damage: 2, exhausted: true }] },
      foe: { line: [{ id: 'roxador', damage: 3 }] },
    });
  });
});
