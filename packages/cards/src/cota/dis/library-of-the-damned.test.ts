import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('library-of-the-damned', () => {
  it('archives a card from hand, of any house', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['library-of-the-damned'],
        hand: ['fear', 'mother', 'punch'],
        archives: ['urchin'],
      },
      foe: { hand: ['tocsin'] },
    });
    t.me.action('library-of-the-damned').choose('mother');
    t.expect({
      me: {
        hand: ['fear', 'punch'],
        archives: ['mother', 'urchin'],
        artifacts: [{ id: 'library-of-the-damned', exhausted: true }],
      },
      foe: { hand: ['tocsin'], archives: [] },
    });
  });

  it('has to archive the only card', () => {
    const t = table({ me: { house: 'dis', artifacts: ['library-of-the-damned'], hand: ['fear'] }, foe: {} });
    t.me.action('library-of-the-damned');
    t.expect({ me: { hand: [], archives: ['fear'] } });
  });

  it('does nothing with an empty hand', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['library-of-the-damned'], discard: ['fear'], deck: ['punch'] },
      foe: {},
    });
    t.me.action('library-of-the-damned');
    t.expect({ me: { archives: [], discard: ['fear'], deck: ['punch'] } });
  });

  it('archives a card of the player who uses it', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access', 'fear'] },
      foe: { artifacts: ['library-of-the-damned'], hand: ['urchin'] },
    });
    t.me.play('remote-access');
    t.expect({ me: { hand: [], archives: ['fear'] }, foe: { hand: ['urchin'], archives: [] } });
  });
});
