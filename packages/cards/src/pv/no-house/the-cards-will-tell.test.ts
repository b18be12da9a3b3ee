import { artifactCard, define, draw, eachTime, yourTurnBegins, yourTurnEnds } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { beforeTheirs, foretold, isActive } from '../../testing/prophecies.ts';

describe('the-cards-will-tell', () => {
  it('is fulfilled after the opponent draws a card in their turn', () => {
    const t = foretold('the-cards-will-tell', {
      house: 'logos',
      line: ['babbling-bibliophile'],
      deck: ['punch', 'anger'],
    });
    t.foe.reap('babbling-bibliophile');
    expect(isActive(t)).toBe(false);
  });

  it('is not fulfilled by what is drawn in their “draw cards” step, nor by what I draw', () => {
    const t = foretold(
      'the-cards-will-tell',
      { house: 'logos', deck: filler(9) },
      { houses: ['logos', 'dis', 'brobnar'], line: ['babbling-bibliophile'], deck: filler(9) },
    );
    t.foe.end();
    expect(isActive(t)).toBe(true);
    t.me.house('logos').reap('babbling-bibliophile');
    expect(isActive(t)).toBe(true);
  });

  it('is fulfilled by what is drawn as their turn ends or begins, after and before its steps', () => {
    define([
      artifactCard({ id: 'late-reader', name: 'Late Reader', house: 'logos' }, eachTime(yourTurnEnds, draw(1))),
      artifactCard({ id: 'early-reader', name: 'Early Reader', house: 'logos' }, eachTime(yourTurnBegins, draw(1))),
    ]);
    const late = foretold('the-cards-will-tell', { house: 'logos', deck: filler(9), artifacts: ['late-reader'] });
    late.foe.end();
    expect(isActive(late)).toBe(false);
    const early = beforeTheirs('the-cards-will-tell', {
      houses: ['dis', 'logos', 'mars'],
      deck: filler(9),
      artifacts: ['early-reader'],
    });
    early.me.end();
    expect(isActive(early)).toBe(false);
  });
});
