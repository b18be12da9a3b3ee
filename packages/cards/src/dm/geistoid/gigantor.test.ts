import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gigantor', () => {
  const both = ['gigantor', 'gigantor2'];
  const used = { id: 'gigantor', exhausted: true };

  it('is played with both halves', () => {
    const t = table({ me: { house: 'geistoid', hand: both } });
    t.me.play('gigantor');
    t.expect({ me: { hand: [], line: [used] } });
    const alone = table({ me: { house: 'geistoid', hand: ['gigantor'] } });
    alone.me.cannot('play', 'gigantor', 'no-art-half');
  });

  it('purges up to 3 cards of one pile after a reap, and draws a card for each', () => {
    const t = table({
      me: { house: 'geistoid', line: ['gigantor'], discard: ['punch'], deck: ['troll', 'krump', 'mother', 'valdr'] },
      foe: { discard: ['anger', 'fear', 'shooler', 'mother'] },
    });
    t.me.reap('gigantor').choose('anger', 'fear', 'mother');
    t.expect({
      me: { aember: 1, line: [used], discard: ['punch'], hand: ['troll', 'krump', 'mother'], deck: ['valdr'] },
      foe: { discard: ['shooler'], purged: ['anger', 'fear', 'mother'] },
    });
  });

  it('does not take cards of both piles', () => {
    const t = table({
      me: { house: 'geistoid', line: ['gigantor'], discard: ['punch'], deck: ['troll', 'krump'] },
      foe: { discard: ['anger'] },
    });
    t.me.reap('gigantor').choose('punch');
    t.expect({
      me: { aember: 1, line: [used], purged: ['punch'], discard: [], hand: ['troll'], deck: ['krump'] },
      foe: { discard: ['anger'] },
    });
  });

  it('after a fight, too', () => {
    const t = table({
      me: { house: 'geistoid', line: ['gigantor'], deck: ['krump'] },
      foe: { line: ['umbra'], discard: ['anger', 'fear'] },
    });
    t.me.fight('gigantor', 'umbra').choose('anger').done();
    t.expect({
      me: { hand: ['krump'], line: [{ ...used, damage: 2 }] },
      foe: { purged: ['anger'], line: [], discard: ['umbra', 'fear'] },
    });
  });

  it('may purge none, and draws none then', () => {
    const t = table({
      me: { house: 'geistoid', line: ['gigantor'], deck: ['krump'] },
      foe: { discard: ['anger'] },
    });
    t.me.reap('gigantor').done();
    t.expect({ me: { hand: [], deck: ['krump'], line: [used] }, foe: { discard: ['anger'] } });
  });
});
