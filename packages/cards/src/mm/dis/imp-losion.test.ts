import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('imp-losion', () => {
  it('destroys a friendly and an enemy creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['imp-losion'], line: ['shooler', 'tocsin'] },
      foe: { line: ['troll', 'bumpsy'] },
    });
    t.me.play('imp-losion').choose('tocsin').choose('troll');
    t.expect({ me: { aember: 1, line: ['shooler'] }, foe: { line: ['bumpsy'] } });
  });

  it('destroys one of them where there is none on the other side', () => {
    const t = table({ me: { house: 'dis', hand: ['imp-losion'] }, foe: { line: ['troll'] } });
    t.me.play('imp-losion');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [] } });
    const u = table({ me: { house: 'dis', hand: ['imp-losion'], line: ['shooler'] }, foe: {} });
    u.me.play('imp-losion');
    u.expect({ me: { aember: 1, line: [] }, foe: { line: [] } });
  });

  it('destroys the other one although a ward saves one of them', () => {
    const t = table({
      me: { house: 'dis', hand: ['imp-losion'], line: [{ id: 'shooler', warded: true }] },
      foe: { line: ['troll'] },
    });
    t.me.play('imp-losion');
    t.expect({ me: { line: ['shooler'] }, foe: { line: [] } });
  });

  it('destroys both at once: their Destroyed: abilities resolve in the order that the active player likes', () => {
    const at = (first: string) => {
      const t = table({
        me: { house: 'dis', hand: ['imp-losion'], line: ['sacro-fiend'] },
        foe: { aember: 1, line: ['brabble'] },
      });
      t.me.play('imp-losion').choose('sacro-fiend').choose('brabble').order(first);
      return t;
    };
    at('brabble').expect({ me: { aember: 1, line: [] }, foe: { aember: 0, line: [] } });
    at('sacro-fiend').expect({ me: { aember: 0, line: [] }, foe: { aember: 0, line: [] } });
  });
});
