import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('science', () => {
  it('gains 1 for each action that is played later in the turn', () => {
    const t = table({ me: { house: 'logos', hand: ['science', 'mind-bullets', 'mind-bullets'] }, foe: {} });
    t.me.play('science');
    t.expect({ me: { aember: 0 } });
    t.me.play('mind-bullets').order('science').play('mind-bullets').order('mind-bullets');
    t.expect({ me: { aember: 2 } });
  });

  it('gains nothing for other cards, nor for an action that is discarded', () => {
    const t = table({
      me: { house: 'logos', hand: ['science', 'batdrone', 'mind-bullets', 'mind-bullets'] },
      foe: {},
    });
    t.me.play('science').play('batdrone').discard('mind-bullets');
    t.expect({ me: { aember: 0, line: [{ id: 'batdrone', exhausted: true }] } });
  });

  it('a second one is another action for the first, and both gain for the third', () => {
    const t = table({ me: { house: 'logos', hand: ['science', 'science', 'mind-bullets'] }, foe: {} });
    t.me.play('science').play('science').order('science');
    t.expect({ me: { aember: 1 } });
    t.me.play('mind-bullets').order('science').order('science');
    t.expect({ me: { aember: 3 } });
  });

  it('gains for an action of another house that an effect plays', () => {
    const t = table({ me: { house: 'logos', hand: ['science', 'wild-wormhole'], deck: ['fear'] }, foe: {} });
    t.me.play('science').play('wild-wormhole').order('wild-wormhole').order('science');
    t.expect({ me: { aember: 3, discard: ['wild-wormhole', 'fear', 'science'] } });
  });

  it('is over with the turn', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos'], hand: ['science', 'mind-bullets'], deck: filler(9) },
      foe: { houses: ['brobnar'], hand: ['fear'] },
    });
    t.me.play('science').end();
    t.foe.end();
    t.me.play('mind-bullets');
    t.expect({ me: { aember: 0 }, foe: { aember: 0 } });
  });
});
