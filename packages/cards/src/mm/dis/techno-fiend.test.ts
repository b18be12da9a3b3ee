import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('techno-fiend', () => {
  const tired = { id: 'techno-fiend', exhausted: true };

  it('when it reaps, discards a card of its player’s choice and draws one', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear', 'troll'], line: ['techno-fiend'], deck: ['shooler', 'tocsin'] },
      foe: {},
    });
    t.me.reap('techno-fiend');
    expect(t.options()).toEqual(['troll', 'fear']);
    t.me.choose('troll');
    t.expect({ me: { aember: 1, hand: ['fear', 'shooler'], deck: ['tocsin'], discard: ['troll'], line: [tired] } });
  });

  it('draws nothing where there was no card to discard', () => {
    const t = table({ me: { house: 'dis', line: ['techno-fiend'], deck: ['shooler', 'tocsin'] }, foe: {} });
    t.me.reap('techno-fiend');
    t.expect({ me: { aember: 1, hand: [], deck: ['shooler', 'tocsin'], discard: [], line: [tired] } });
  });

  it('steals 1 when it is destroyed', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'], line: ['techno-fiend'], deck: ['shooler'] },
      foe: { aember: 2, line: ['troll'] },
    });
    t.me.fight('techno-fiend', 'troll');
    t.expect({
      me: { aember: 1, hand: ['fear'], line: [] },
      foe: { aember: 1, line: [{ id: 'troll', damage: 3 }] },
    });
  });
});
