import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tutor-bin-rillo', () => {
  it('discards up to 3 cards of your choice, and the opponent draws one', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['tutor-bin-rillo', 'troll', 'mother', 'bumpsy', 'valdr'] },
      foe: { deck: ['tocsin', 'batdrone'] },
    });
    t.me.play('tutor-bin-rillo').choose('troll', 'mother').done();
    t.expect({
      me: { hand: ['bumpsy', 'valdr'], line: [{ id: 'tutor-bin-rillo', exhausted: true }] },
      foe: { hand: ['tocsin'], deck: ['batdrone'] },
    });
  });

  it('lets the opponent draw where you discard none', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['tutor-bin-rillo', 'troll'] }, foe: { deck: ['tocsin'] } });
    t.me.play('tutor-bin-rillo').done();
    t.expect({
      me: { hand: ['troll'], line: [{ id: 'tutor-bin-rillo', exhausted: true }] },
      foe: { hand: ['tocsin'] },
    });
  });

  it('lets each player draw a card as scrap', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['tutor-bin-rillo'], deck: ['troll'] },
      foe: { deck: ['tocsin'] },
    });
    t.me.discard('tutor-bin-rillo');
    t.expect({ me: { hand: ['troll'] }, foe: { hand: ['tocsin'] } });
  });
});
