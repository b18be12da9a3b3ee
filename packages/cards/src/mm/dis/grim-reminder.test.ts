import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('grim-reminder', () => {
  const at = (discard: readonly string[]) =>
    table({ me: { house: 'dis', hand: ['grim-reminder'], discard }, foe: { discard: ['shooler'] } });

  it('archives each creature of a house from your discard pile, and gives a chain', () => {
    const t = at(['shooler', 'troll', 'fear', 'tocsin']);
    t.me.play('grim-reminder').house('dis');
    t.expect({
      me: { archives: ['shooler', 'tocsin'], discard: ['grim-reminder', 'troll', 'fear'], chains: 1 },
      foe: { discard: ['shooler'], archives: [] },
    });
  });

  it('may be any house, of which no card need be there: the chain is gained anyway', () => {
    const t = at(['shooler', 'fear']);
    t.me.play('grim-reminder').house('brobnar');
    t.expect({ me: { archives: [], discard: ['grim-reminder', 'shooler', 'fear'], chains: 1 } });
    const u = at(['shooler', 'troll']);
    u.me.play('grim-reminder').house('brobnar');
    u.expect({ me: { archives: ['troll'], discard: ['grim-reminder', 'shooler'], chains: 1 } });
  });

  it('asks for a house with an empty discard pile too', () => {
    const t = at([]);
    t.me.play('grim-reminder').house('dis');
    t.expect({ me: { archives: [], discard: ['grim-reminder'], chains: 1 } });
  });
});
