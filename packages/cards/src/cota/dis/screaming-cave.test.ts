import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('screaming-cave', () => {
  it('shuffles hand and discard pile into the deck', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['screaming-cave'],
        line: ['tocsin'],
        hand: ['fear', 'fear'],
        discard: ['fear', 'fear', 'fear'],
        deck: ['fear'],
        archives: ['mother'],
      },
      foe: { hand: ['urchin'], discard: ['punch'], deck: ['urchin'] },
    });
    t.me.action('screaming-cave');
    t.expect({
      me: {
        line: ['tocsin'],
        hand: [],
        discard: [],
        deck: ['fear', 'fear', 'fear', 'fear', 'fear', 'fear'],
        archives: ['mother'],
        artifacts: [{ id: 'screaming-cave', exhausted: true }],
      },
      foe: { hand: ['urchin'], discard: ['punch'], deck: ['urchin'] },
    });
  });

  it.each([
    { full: 'hand', empty: 'discard' },
    { full: 'discard', empty: 'hand' },
  ] as const)('shuffles the $full alone where the $empty is empty', ({ full }) => {
    const t = table({ me: { house: 'dis', artifacts: ['screaming-cave'], [full]: ['mother', 'mother'] }, foe: {} });
    t.me.action('screaming-cave');
    t.expect({ me: { hand: [], discard: [], deck: ['mother', 'mother'] } });
  });

  it('does nothing where both are empty', () => {
    const t = table({ me: { house: 'dis', artifacts: ['screaming-cave'], deck: ['fear'] }, foe: {} });
    t.me.action('screaming-cave');
    t.expect({
      me: { hand: [], discard: [], deck: ['fear'], artifacts: [{ id: 'screaming-cave', exhausted: true }] },
    });
  });

  it('lets the hand be refilled from the new deck', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, artifacts: ['screaming-cave'], hand: ['fear'], discard: ['fear', 'fear'] },
      foe: foeHouses,
    });
    t.me.action('screaming-cave').end();
    t.expect({ me: { hand: ['fear', 'fear', 'fear'], deck: [], discard: [], artifacts: ['screaming-cave'] } });
  });

  it('shuffles the cards of the player who uses it', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access', 'fear'] },
      foe: { artifacts: ['screaming-cave'], hand: ['urchin'], discard: ['punch'] },
    });
    t.me.play('remote-access');
    t.expect({
      me: { hand: [], deck: ['fear'], discard: ['remote-access'] },
      foe: { hand: ['urchin'], discard: ['punch'], deck: [] },
    });
  });
});
