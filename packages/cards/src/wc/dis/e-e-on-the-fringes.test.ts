import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('e-e-on-the-fringes', () => {
  const at = (hand: readonly string[], more: object = {}) =>
    table({
      me: { house: 'dis', hand, line: ['e-e-on-the-fringes'], ...more },
      foe: { aember: 3, discard: ['fear', 'troll'] },
    });

  it('purges a Dis card of a discard pile after a Dis card is discarded, and steals 1', () => {
    const t = at(['charette']);
    t.me.discard('charette').yes().choose('fear');
    t.expect({
      me: { aember: 1, discard: ['charette'], line: ['e-e-on-the-fringes'] },
      foe: { aember: 2, discard: ['troll'], purged: ['fear'] },
    });
  });

  it('may purge the card that was just discarded, or nothing', () => {
    const t = at(['charette', 'shooler']);
    t.me.discard('charette').yes().choose('charette').discard('shooler').no();
    t.expect({
      me: { aember: 1, discard: ['shooler'], purged: ['charette'], line: ['e-e-on-the-fringes'] },
      foe: { aember: 2, discard: ['fear', 'troll'] },
    });
  });

  it('does nothing for a card that an effect discards from a deck', () => {
    const t = table({
      me: { house: 'dis', hand: ['a-fair-game'], line: ['e-e-on-the-fringes'], deck: ['charette'] },
      foe: { aember: 3, deck: ['urchin'] },
    });
    t.me.play('a-fair-game');
    t.expect({ me: { line: ['e-e-on-the-fringes'], purged: [] } });
  });
});
