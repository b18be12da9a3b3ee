import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('quixo-the-adventurer', () => {
  it('takes no damage in return and draws a card', () => {
    const t = table({
      me: { house: 'logos', line: ['quixo-the-adventurer'], hand: [], deck: ['urchin', 'punch'] },
      foe: { line: ['mother'] },
    });
    t.me.fight('quixo-the-adventurer', 'mother');
    t.expect({
      me: { aember: 0, hand: ['urchin'], deck: ['punch'], line: [{ id: 'quixo-the-adventurer', exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 3 }] },
    });
  });

  it('draws nothing by reaping', () => {
    const t = table({ me: { house: 'logos', line: ['quixo-the-adventurer'], hand: [], deck: ['urchin'] }, foe: {} });
    t.me.reap('quixo-the-adventurer');
    t.expect({
      me: { aember: 1, hand: [], deck: ['urchin'], line: [{ id: 'quixo-the-adventurer', exhausted: true }] },
    });
  });

  it('has no skirmish when it is attacked', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: ['quixo-the-adventurer'], hand: [] },
    });
    t.me.fight('shooler', 'quixo-the-adventurer');
    t.expect({ me: { line: [{ id: 'shooler', damage: 3, exhausted: true }] }, foe: { line: [], hand: [] } });
  });
});
