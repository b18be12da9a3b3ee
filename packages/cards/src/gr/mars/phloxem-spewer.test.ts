import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('phloxem-spewer', () => {
  it('its Mars neighbors have splash-attack 2', () => {
    const t = table({
      me: { house: 'mars', line: ['zorg', 'phloxem-spewer', 'troll'] },
      foe: { line: ['mother', 'silvertooth', 'shooler'] },
    });
    t.me.fight('zorg', 'silvertooth');
    t.expect({
      me: { line: [{ id: 'zorg', damage: 2, exhausted: true }, 'phloxem-spewer', 'troll'] },
      foe: {
        line: [
          { id: 'mother', damage: 2, stunned: true },
          { id: 'shooler', damage: 2, stunned: true },
        ],
      },
    });
  });

  it('not those of another house, nor Mars creatures further away', () => {
    const t = table({
      me: { house: 'mars', line: ['zorg', 'troll', 'phloxem-spewer'] },
      foe: { line: ['mother', 'silvertooth', 'shooler'] },
    });
    t.me.fight('zorg', 'silvertooth');
    t.expect({
      me: { line: [{ id: 'zorg', damage: 2, exhausted: true }, 'troll', 'phloxem-spewer'] },
      foe: {
        line: [
          { id: 'mother', stunned: true },
          { id: 'shooler', stunned: true },
        ],
      },
    });
  });
});
