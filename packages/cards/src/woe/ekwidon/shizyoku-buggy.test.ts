import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const trader = (id: string) => ({ id, token: 'trader' });

const used = { id: 'shizyoku-buggy', exhausted: true };
const base = {
  house: 'ekwidon',
  artifacts: ['shizyoku-buggy'],
  deck: ['batdrone', 'urchin'],
  beside: ['trader'],
} as const;

describe('shizyoku-buggy', () => {
  it('reveals two cards of one house, discards them and makes a token creature', () => {
    const t = table({ me: { ...base, hand: ['troll', 'bumpsy', 'mother'] } });
    t.me.action('shizyoku-buggy').choose('troll').choose('bumpsy');
    t.expect({
      me: {
        artifacts: [used],
        hand: ['mother'],
        discard: ['bumpsy', 'troll'],
        deck: ['urchin'],
        line: [{ ...trader('batdrone'), exhausted: true }],
      },
    });
  });

  it('does nothing with two cards of different houses but show them', () => {
    const t = table({ me: { ...base, hand: ['troll', 'bumpsy', 'mother'] } });
    t.me.action('shizyoku-buggy').choose('troll').choose('mother');
    t.expect({ me: { artifacts: [used], hand: ['troll', 'bumpsy', 'mother'], deck: ['batdrone', 'urchin'] } });
    expect(t.events.filter((e) => e.type === 'reveal')).toHaveLength(2);
  });

  it('a house icon makes a card belong to that house, too', () => {
    const t = table({ me: { ...base, hand: ['troll', { id: 'mother', houseIcons: ['brobnar'] }] } });
    t.me.action('shizyoku-buggy');
    t.expect({
      me: {
        artifacts: [used],
        hand: [],
        discard: ['troll', 'mother'],
        deck: ['urchin'],
        line: [{ ...trader('batdrone'), exhausted: true }],
      },
    });
  });

  it('one card alone shares a house with none', () => {
    const t = table({ me: { ...base, hand: ['troll'] } });
    t.me.action('shizyoku-buggy');
    t.expect({ me: { artifacts: [used], hand: ['troll'], deck: ['batdrone', 'urchin'] } });
  });
});
