import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const played = { id: 'ecto-charge', house: 'dis' } as const;
const pile = (n: number) => Array.from({ length: n }, () => 'troll');

describe('ecto-charge', () => {
  it('forges for 20 more, less 1 for each card of the discard pile, and is purged', () => {
    const t = table({ me: { house: 'dis', hand: [played], aember: 15, discard: pile(10) } });
    t.me.play('ecto-charge');
    t.expect({ me: { keys: 1, aember: 0, discard: pile(10), purged: ['ecto-charge'] } });
  });

  it('ruling ecto-charge/bound: never for less than 6', () => {
    const t = table({ me: { house: 'dis', hand: [played], aember: 8, discard: pile(30) } });
    t.me.play('ecto-charge');
    t.expect({ me: { keys: 1, aember: 3, discard: pile(30), purged: ['ecto-charge'] } });
  });

  it('goes to the discard pile where nothing is forged', () => {
    const t = table({ me: { house: 'dis', hand: [played], aember: 14, discard: pile(10) } });
    t.me.play('ecto-charge');
    t.expect({ me: { aember: 15, discard: ['ecto-charge', ...pile(10)] } });
  });
});
