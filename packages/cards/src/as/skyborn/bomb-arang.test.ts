import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bomb-arang', () => {
  it('an enemy creature that survives the 3 damage costs 1 on a friendly one', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['bomb-arang'], line: ['mother', 'bumpsy'] },
      foe: { line: ['troll', 'gub'] },
    });
    t.me.play('bomb-arang').choose('troll').choose('bumpsy');
    t.expect({
      me: { aember: 1, line: ['mother', { id: 'bumpsy', damage: 1 }] },
      foe: { line: [{ id: 'troll', damage: 3 }, 'gub'] },
    });
  });

  it('nothing comes back if the creature is destroyed', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['bomb-arang'], line: ['mother'] },
      foe: { line: ['troll', 'gub'] },
    });
    t.me.play('bomb-arang').choose('gub');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { line: ['troll'] } });
  });

  it('a ward that stops the damage leaves the creature undestroyed', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['bomb-arang'], line: ['mother'] },
      foe: { line: [{ id: 'gub', warded: true }] },
    });
    t.me.play('bomb-arang');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', damage: 1 }] }, foe: { line: ['gub'] } });
  });

  it('without an enemy creature nothing happens, and without a friendly one nothing comes back', () => {
    const t = table({ me: { house: 'skyborn', hand: ['bomb-arang'], line: ['mother'] }, foe: {} });
    t.me.play('bomb-arang');
    t.expect({ me: { aember: 1, line: ['mother'] } });
    const alone = table({ me: { house: 'skyborn', hand: ['bomb-arang'] }, foe: { line: ['troll'] } });
    alone.me.play('bomb-arang');
    alone.expect({ me: { aember: 1 }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });
});
