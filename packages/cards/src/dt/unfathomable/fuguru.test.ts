import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('fuguru', () => {
  const deck = ['troll', 'mother', 'tocsin', 'bumpsy', 'dextre', 'shooler', 'urchin'];

  it('lets the opponent refill their hand to 5 cards', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['fuguru'] },
      foe: { houses: ['dis', 'logos', 'shadows'], deck },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { line: ['fuguru'] }, foe: { hand: deck.slice(0, 5), deck: deck.slice(5) } });
  });

  it('does nothing to your own hand', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['fuguru'], deck },
      foe: { houses: ['dis', 'logos', 'shadows'] },
    });
    t.me.end();
    t.expect({ me: { line: ['fuguru'], hand: deck.slice(0, 6), deck: deck.slice(6) } });
  });

  it('adds up with a second one', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['fuguru', 'fuguru'] },
      foe: { houses: ['dis', 'logos', 'shadows'], deck },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { line: ['fuguru', 'fuguru'] }, foe: { hand: deck.slice(0, 4), deck: deck.slice(4) } });
  });

  it('lets a hand stay that is full, and kills by poison', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['fuguru'] },
      foe: { houses: ['dis', 'logos', 'shadows'], hand: deck, deck: ['krump'], line: ['troll'] },
    });
    t.me.fight('fuguru', 'troll').end();
    t.foe.house('dis').end();
    t.expect({ me: { line: [] }, foe: { line: [], hand: deck, deck: ['krump'] } });
  });
});
