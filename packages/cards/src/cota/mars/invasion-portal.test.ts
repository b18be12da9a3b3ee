import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('invasion-portal', () => {
  it('discards from the top of the deck until a Mars creature comes, which goes to the hand', () => {
    const t = table({
      me: {
        house: 'mars',
        artifacts: ['invasion-portal'],
        deck: ['punch', 'feeding-pit', 'tocsin', 'tunk', 'blypyp'],
        discard: ['fear'],
      },
      foe: {},
    });
    t.me.action('invasion-portal');
    t.expect({
      me: {
        artifacts: [{ id: 'invasion-portal', exhausted: true }],
        hand: ['tunk'],
        deck: ['blypyp'],
        discard: ['tocsin', 'feeding-pit', 'punch', 'fear'],
      },
    });
  });

  it('stops at once when the top card is one', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['invasion-portal'], deck: ['blypyp', 'tunk'] },
      foe: {},
    });
    t.me.action('invasion-portal');
    t.expect({
      me: {
        artifacts: [{ id: 'invasion-portal', exhausted: true }],
        hand: ['blypyp'],
        deck: ['tunk'],
        discard: [],
      },
    });
  });

  it('discards the whole deck when there is none, and does not shuffle', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['invasion-portal'], deck: ['punch', 'feeding-pit'], discard: ['tunk'] },
      foe: {},
    });
    t.me.action('invasion-portal');
    t.expect({
      me: {
        artifacts: [{ id: 'invasion-portal', exhausted: true }],
        hand: [],
        deck: [],
        discard: ['feeding-pit', 'punch', 'tunk'],
      },
    });
  });

  it('takes the last card of the deck too', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['invasion-portal'], deck: ['punch', 'tunk'] },
      foe: {},
    });
    t.me.action('invasion-portal');
    t.expect({
      me: { artifacts: [{ id: 'invasion-portal', exhausted: true }], hand: ['tunk'], deck: [], discard: ['punch'] },
    });
  });

  it('does nothing with an empty deck, whatever lies in the discard pile', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['invasion-portal'], deck: [], discard: ['tunk'] },
      foe: { deck: ['blypyp'] },
    });
    t.me.action('invasion-portal');
    t.expect({
      me: { artifacts: [{ id: 'invasion-portal', exhausted: true }], hand: [], deck: [], discard: ['tunk'] },
      foe: { deck: ['blypyp'] },
    });
  });
});
