import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('resurgence', () => {
  it('returns a creature from the discard pile to hand', () => {
    const t = table({
      me: { house: 'untamed', hand: ['resurgence'], discard: ['krump', 'fear', 'troll', 'hapsis'] },
      foe: { discard: ['urchin'] },
    });
    t.me.play('resurgence').choose('troll');
    t.expect({
      me: { hand: ['troll'], discard: ['resurgence', 'krump', 'fear', 'hapsis'] },
      foe: { discard: ['urchin'] },
    });
  });

  it('returns another creature after a Mutant, and no third one', () => {
    const t = table({
      me: { house: 'untamed', hand: ['resurgence'], discard: ['krump', 'fear', 'trimble', 'hapsis'] },
      foe: {},
    });
    t.me.play('resurgence').choose('hapsis').choose('trimble');
    t.expect({ me: { hand: ['hapsis', 'trimble'], discard: ['resurgence', 'krump', 'fear'] } });
  });

  it('returns the Mutant alone where no other creature lies there', () => {
    const t = table({
      me: { house: 'untamed', hand: ['resurgence'], discard: ['fear', 'hapsis'] },
      foe: { discard: ['urchin'] },
    });
    t.me.play('resurgence');
    t.expect({ me: { hand: ['hapsis'], discard: ['resurgence', 'fear'] }, foe: { discard: ['urchin'] } });
  });

  it('ruling resurgence/empty-pile: returns nothing where no creature lies in the discard pile', () => {
    const t = table({ me: { house: 'untamed', hand: ['resurgence'] }, foe: { discard: ['hapsis'] } });
    t.me.play('resurgence');
    t.expect({ me: { hand: [], discard: ['resurgence'] }, foe: { discard: ['hapsis'] } });
  });
});
