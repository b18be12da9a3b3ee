import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('xeno-fiend', () => {
  const fought = (deck: readonly string[]) => {
    const t = table({ me: { house: 'dis', line: ['xeno-fiend'], deck, hand: [] }, foe: { line: ['batdrone'] } });
    t.me.fight('xeno-fiend', 'batdrone');
    return t;
  };
  const after = [{ id: 'xeno-fiend', damage: 2, exhausted: true }];

  it('of the top 3 cards it puts 1 into hand and 1 on the bottom, and leaves 1 on top', () => {
    const t = fought(['fear', 'troll', 'tocsin', 'hysteria']);
    expect(t.options()).toEqual(['fear', 'troll', 'tocsin']);
    t.me.choose('troll').choose('fear');
    t.expect({ me: { hand: ['troll'], deck: ['tocsin', 'hysteria', 'fear'], line: after }, foe: { line: [] } });
  });

  it('does what it can with 2 cards, or 1', () => {
    const t = fought(['fear', 'troll']);
    t.me.choose('troll');
    t.expect({ me: { hand: ['troll'], deck: ['fear'], line: after }, foe: { line: [] } });
    fought(['fear']).expect({ me: { hand: ['fear'], deck: [], line: after }, foe: { line: [] } });
  });

  it('ruling xeno-fiend/empty-deck: there is nothing to look at in an empty deck, which is not filled for it', () => {
    const t = table({
      me: { house: 'dis', line: ['xeno-fiend'], deck: [], discard: ['troll', 'fear'] },
      foe: { line: ['batdrone'] },
    });
    t.me.fight('xeno-fiend', 'batdrone');
    t.expect({ me: { hand: [], deck: [], discard: ['troll', 'fear'], line: after }, foe: { line: [] } });
  });

  it('looks at nothing when it reaps; it steals 1 when it is destroyed', () => {
    const t = table({
      me: { house: 'dis', line: ['xeno-fiend', 'xeno-fiend'], deck: ['fear', 'troll', 'tocsin'] },
      foe: { aember: 1, line: ['troll'] },
    });
    t.me.reap('xeno-fiend#1').fight('xeno-fiend#2', 'troll');
    t.expect({
      me: { aember: 2, hand: [], deck: ['fear', 'troll', 'tocsin'], line: [{ id: 'xeno-fiend', exhausted: true }] },
      foe: { aember: 0, line: [{ id: 'troll', damage: 3 }] },
    });
  });
});
