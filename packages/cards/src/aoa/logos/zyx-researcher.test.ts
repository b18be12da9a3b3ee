import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('zyx-researcher', () => {
  const position = {
    me: { house: 'logos', hand: ['zyx-researcher'], deck: ['fear', 'arise'], discard: ['punch', 'troll'] },
    foe: {},
  } as const;

  it('archives the top card of the deck', () => {
    const t = table(position);
    t.me.play('zyx-researcher').choose('archive the top card of your deck');
    t.expect({
      me: {
        archives: ['fear'],
        deck: ['arise'],
        discard: ['punch', 'troll'],
        line: [{ id: 'zyx-researcher', exhausted: true }],
      },
    });
  });

  it('or the top card of the discard pile', () => {
    const t = table(position);
    t.me.play('zyx-researcher').choose('archive the top card of your discard pile');
    t.expect({
      me: {
        archives: ['punch'],
        deck: ['fear', 'arise'],
        discard: ['troll'],
        line: [{ id: 'zyx-researcher', exhausted: true }],
      },
    });
  });

  it('ruling zyx-researcher/empty: an empty pile may be chosen, and then nothing is archived', () => {
    const t = table({ me: { house: 'logos', hand: ['zyx-researcher'], deck: ['fear'] }, foe: {} });
    t.me.play('zyx-researcher').choose('archive the top card of your discard pile');
    t.expect({ me: { archives: [], deck: ['fear'], line: [{ id: 'zyx-researcher', exhausted: true }] } });
  });
});
