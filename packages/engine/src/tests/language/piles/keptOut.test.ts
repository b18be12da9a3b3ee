// Æmber that would be added to a pool, and is not.
import { describe, it } from 'vitest';
import {
  a,
  constant,
  creature,
  destroy,
  draw,
  enemy,
  eventAmount,
  forRemainderOfTurn,
  gain,
  insteadOfAddingAember,
  lose,
  makeToken,
  pay,
  poolGoesTo,
  reap,
  self,
  steal,
  table,
} from '../../../index.ts';
import { being, spell, thing } from '../../../testing/cards.ts';
import '../../../testing/tokenCards.ts';

const hire = spell('hire', forRemainderOfTurn(...insteadOfAddingAember('you', draw(eventAmount))));
const deck = ['four', 'five', 'six', 'seven'];

describe('what is done instead of adding æmber to a pool', () => {
  it('Modifier kept-out: what would be added to a pool is not, and is told to what waits for that', () => {
    const t = table({ me: { house: 'brobnar', aember: 1, hand: [hire, spell('hire-two', gain(2))], deck } });
    t.me.play(hire).play('hire-two');
    t.expect({ me: { aember: 1, hand: ['four', 'five'], deck: ['six', 'seven'] } });
  });

  it('by reaping, by an icon, by what is stolen or paid, and by what lay on a creature', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [
          hire,
          { id: spell('hire-icon'), bonus: ['aember'] },
          spell('hire-thief', steal(2)),
          spell('hire-due', pay(1, 'opponent', 'you')),
          spell('hire-slay', destroy(a(enemy(creature)))),
        ],
        line: ['two'],
        deck: [...deck, 'one', 'three', 'blank', 'twin'],
      },
      foe: { aember: 4, line: [{ id: 'five', aember: 2 }] },
    });
    t.me.play(hire);
    t.me.reap('two');
    t.me.play('hire-icon').play('hire-thief').play('hire-due').play('hire-slay');
    t.expect({
      me: {
        aember: 0,
        line: [{ id: 'two', exhausted: true }],
        hand: ['four', 'five', 'six', 'seven', 'one', 'three', 'blank'],
        deck: ['twin'],
      },
      foe: { aember: 1, line: [], discard: ['five'] },
    });
  });

  it('only in that turn, only for that player, and nothing for nothing', () => {
    const t = table({
      me: { house: 'brobnar', hand: [hire, spell('hire-gift', gain(1, 'opponent'), gain(0), lose(1), steal(1))], deck },
      foe: { houses: ['logos', 'dis'] },
    });
    t.me.play(hire).play('hire-gift');
    t.expect({ me: { aember: 0, hand: ['four'], deck: ['five', 'six', 'seven'] }, foe: { aember: 0 } });
  });

  it('comes before what would put that æmber on a card', () => {
    const web = thing('hire-web', constant(poolGoesTo('opponent', self)));
    const t = table({
      me: { house: 'brobnar', hand: [hire, spell('hire-one', gain(1))], deck },
      foe: { artifacts: [web] },
    });
    t.me.play(hire).play('hire-one');
    t.expect({ me: { aember: 0, hand: ['four'], deck: ['five', 'six', 'seven'] }, foe: { artifacts: [web] } });
  });

  it('makes token creatures one after another', () => {
    const staff = spell('staff', forRemainderOfTurn(...insteadOfAddingAember('you', makeToken(eventAmount))));
    const rich = being('staff-rich', {}, reap(gain(1)));
    const t = table({
      me: { house: 'brobnar', hand: [staff], line: [rich], deck, beside: ['token-grunt'] },
    });
    t.me.play(staff).reap(rich).flank('right').flank('right');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: rich, exhausted: true },
          { id: 'four', token: 'token-grunt', exhausted: true },
          { id: 'five', token: 'token-grunt', exhausted: true },
        ],
        deck: ['six', 'seven'],
      },
    });
  });
});
