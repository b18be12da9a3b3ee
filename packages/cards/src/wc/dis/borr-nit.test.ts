import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('borr-nit', () => {
  const deck = ['urchin', 'fear', 'anger', 'mother', 'punch', 'batdrone', 'dust-imp'];

  it('purges one of the top 5 cards of a deck, and shuffles that deck', () => {
    const t = table({ me: { house: 'dis', line: ['borr-nit'], deck }, foe: { deck } });
    t.me.reap('borr-nit').choose('Your opponent’s deck');
    expect([...t.options()].sort()).toEqual(['anger', 'fear', 'mother', 'punch', 'urchin']);
    t.me.choose('mother');
    t.expect({ me: { aember: 1, deck, line: [{ id: 'borr-nit', exhausted: true }] }, foe: { purged: ['mother'] } });
    expect(t.state.players[1]?.deck).toHaveLength(6);
  });

  it('works on the own deck, and on one of fewer cards', () => {
    const t = table({ me: { house: 'dis', line: ['borr-nit'], deck: ['urchin', 'fear'] }, foe: { deck } });
    t.me.reap('borr-nit').choose('Your deck').choose('fear');
    t.expect({
      me: { aember: 1, deck: ['urchin'], purged: ['fear'], line: [{ id: 'borr-nit', exhausted: true }] },
      foe: { deck },
    });
  });
});
