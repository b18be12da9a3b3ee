import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const line = [{ id: 'rm-foler', exhausted: true }];

describe('rm-foler', () => {
  it('destroys an enemy creature after it reaps, and draws a card', () => {
    const t = table({ me: { house: 'logos', line: ['rm-foler'], deck: ['fear'] }, foe: { line: ['gub', 'troll'] } });
    t.me.reap('rm-foler').choose('troll');
    t.expect({ me: { aember: 1, hand: ['fear'], line }, foe: { line: ['gub'], discard: ['troll'] } });
  });

  it('draws nothing where none is destroyed', () => {
    const none = table({ me: { house: 'logos', line: ['rm-foler'], deck: ['fear'] }, foe: {} });
    none.me.reap('rm-foler');
    none.expect({ me: { hand: [], line } });
    const ward = table({
      me: { house: 'logos', line: ['rm-foler'], deck: ['fear'] },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
    ward.me.reap('rm-foler');
    ward.expect({ me: { hand: [], line }, foe: { line: ['troll'] } });
  });
});
