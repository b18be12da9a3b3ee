import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('auto-encoder', () => {
  it('archives the top card of the deck after a card is discarded from hand', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['auto-encoder'], hand: ['batdrone'], deck: ['punch', 'fear'] },
      foe: {},
    });
    t.me.discard('batdrone');
    t.expect({ me: { archives: ['punch'], deck: ['fear'], discard: ['batdrone'] } });
  });

  it('does so once for each of several cards that an effect discards', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['auto-encoder'],
        hand: ['old-yurk', 'punch', 'fear'],
        deck: ['krump', 'troll', 'mother'],
      },
      foe: {},
    });
    t.me.play('old-yurk');
    t.expect({ me: { line: [{ id: 'old-yurk', exhausted: true }], archives: ['krump', 'troll'], deck: ['mother'] } });
  });

  it('does so for a card that the opponent makes its player discard, and for none that the opponent discards', () => {
    const t = table({
      active: 1,
      me: { artifacts: ['auto-encoder'], hand: ['punch'], deck: ['fear', 'krump'] },
      foe: { house: 'dis', hand: ['mind-barb', 'shooler'] },
    });
    t.foe.discard('shooler');
    t.expect({ me: { archives: [], deck: ['fear', 'krump'] } });
    t.foe.play('mind-barb');
    t.expect({ me: { hand: [], archives: ['fear'], deck: ['krump'] } });
  });

  it('does not care for cards that are discarded from the deck', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['auto-encoder'], hand: ['lethologica'], deck: ['punch', 'batdrone', 'fear'] },
      foe: {},
    });
    t.me.play('lethologica');
    t.expect({ me: { archives: [], hand: ['batdrone'], discard: ['lethologica', 'punch'], deck: ['fear'] } });
  });

  it('two of them archive two cards, and an empty deck gives none', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['auto-encoder', 'auto-encoder'],
        hand: ['batdrone', 'mother'],
        deck: ['punch', 'fear'],
      },
      foe: {},
    });
    t.me.discard('batdrone').discard('mother');
    t.expect({ me: { archives: ['punch', 'fear'], deck: [], discard: ['mother', 'batdrone'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling auto-encoder/at-once: archives after the discard, before what the effect does next (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'logos',
          artifacts: ['auto-encoder'],
          line: ['sacro-bot'],
          hand: ['punch'],
          deck: ['krump', 'troll', 'mother'],
        },
        foe: {},
      });
      t.me.reap('sacro-bot');
      t.expect({
        me: {
          aember: 1,
          line: [{ id: 'sacro-bot', exhausted: true }],
          artifacts: ['auto-encoder'],
          archives: ['krump'],
          hand: ['troll'],
          deck: ['mother'],
        },
      });
    },
  );

  it('ruling auto-encoder/at-once: Punctuated Equilibrium discards one card of a hand after the other, then both draw', () => {
    const t = table({
      me: {
        house: 'untamed',
        artifacts: ['auto-encoder'],
        hand: ['punctuated-equilibrium', 'punch', 'fear'],
        deck: ['krump', 'troll', 'mother', 'batdrone', 'bumpsy', 'urchin', 'dextre', 'zorg', 'valdr'],
      },
      foe: { hand: ['anger'], deck: ['dust-pixie'] },
    });
    t.me.play('punctuated-equilibrium').choose('fear');
    t.expect({
      me: {
        artifacts: ['auto-encoder'],
        archives: ['krump', 'troll'],
        hand: ['mother', 'batdrone', 'bumpsy', 'urchin', 'dextre', 'zorg'],
        discard: ['punctuated-equilibrium', 'punch', 'fear'],
      },
    });
  });

  it.each(['cota-1.3', 'master-16'] as const)(
    'ruling auto-encoder/at-once: before 18.4 Punctuated Equilibrium discards all at once (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'untamed',
          artifacts: ['auto-encoder'],
          hand: ['punctuated-equilibrium', 'punch', 'fear'],
          deck: ['krump', 'troll', 'mother', 'batdrone', 'bumpsy', 'urchin', 'dextre', 'zorg', 'valdr'],
        },
        foe: { hand: ['anger'], deck: ['dust-pixie'] },
      });
      t.me.play('punctuated-equilibrium');
      t.expect({
        me: {
          artifacts: ['auto-encoder'],
          archives: ['krump', 'troll'],
          hand: ['mother', 'batdrone', 'bumpsy', 'urchin', 'dextre', 'zorg'],
          discard: ['punctuated-equilibrium', 'punch', 'fear'],
        },
      });
    },
  );
});
