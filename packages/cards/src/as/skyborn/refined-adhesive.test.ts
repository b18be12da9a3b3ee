import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const host = (...under: readonly string[]) => ({ id: 'troll', upgrades: ['refined-adhesive'], under });

describe('refined-adhesive', () => {
  it('a card that its player discards goes under the creature, and its Scrap: ability does not resolve', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['bux-bastian', 'punch'], line: [host()] },
      foe: { line: ['gub'] },
    });
    t.me.discard('bux-bastian');
    t.expect({ me: { hand: ['punch'], discard: [], line: [host('bux-bastian')] }, foe: { line: ['gub'] } });
    const happened = t.events.map((e) => e.type);
    expect(happened).toEqual(expect.arrayContaining(['reveal', 'putUnder']));
    expect(happened).not.toContain('discard');
  });

  it('so do random discards, of either player', () => {
    const t = table({ me: { house: 'dis', hand: ['mind-barb'], line: [host()] }, foe: { hand: ['mother'] } });
    t.me.play('mind-barb');
    t.expect({
      me: { aember: 1, discard: ['mind-barb'], line: [host('mother')] },
      foe: { hand: [], discard: [] },
    });
  });

  it('a discard icon puts a card under it, and each of several cards goes there', () => {
    const t = table({
      me: { house: 'brobnar', hand: [{ id: 'punch', bonus: ['discard', 'discard'] }, 'mother', 'gub', 'bumpsy'] },
      foe: { line: [host()] },
    });
    t.me.play('punch').choose('gub').choose('mother');
    t.expect({
      me: { hand: ['bumpsy'], discard: ['punch'] },
      foe: { line: [{ ...host('gub', 'mother'), damage: 3 }] },
    });
    const hand = table({
      me: { house: 'untamed', hand: ['punctuated-equilibrium', 'punch'], line: [host()] },
      foe: { hand: ['mother', 'gub'] },
    });
    hand.me.play('punctuated-equilibrium').choose('punch').choose('gub');
    hand.expect({
      me: { hand: [], discard: ['punctuated-equilibrium'], line: [host('punch', 'gub', 'mother')] },
      foe: { hand: [], discard: [] },
    });
  });

  it('the icons of a card that was to be discarded are resolved', () => {
    const t = table({ me: { house: 'skyborn', hand: ['recreational-jettison', 'punch'], line: [host()] } });
    t.me.play('recreational-jettison');
    t.expect({ me: { aember: 2, hand: [], discard: ['recreational-jettison'], line: [host('punch')] } });
  });

  it('what was put there was not discarded', () => {
    const t = table({
      me: { house: 'logos', hand: ['mother'], line: [host()], artifacts: ['auto-encoder'], deck: ['gub'] },
    });
    t.me.discard('mother');
    t.expect({ me: { hand: [], archives: [], deck: ['gub'], line: [host('mother')] } });
  });

  it('cards discarded from a deck go to the discard pile', () => {
    const t = table({ me: { house: 'geistoid', line: [host(), 'harvest-skimmer'], deck: ['punch'] } });
    t.me.reap('harvest-skimmer');
    t.expect({
      me: { aember: 1, deck: [], discard: ['punch'], line: [host(), { id: 'harvest-skimmer', exhausted: true }] },
    });
  });

  it('when the creature leaves, the cards under it go to the discard piles of their owners', () => {
    const t = table({
      me: { house: 'dis', hand: ['mind-barb', 'gub', 'gateway-to-dis'], line: [host()] },
      foe: { hand: ['mother'] },
    });
    t.me.play('mind-barb').discard('gub').play('gateway-to-dis');
    t.expect({ me: { line: [], hand: [] }, foe: { hand: [], discard: ['mother'] } });
    expect(t.state.players[0]?.discard.map((id) => t.state.cards[id]?.ref.name).sort()).toEqual([
      ...['gateway-to-dis', 'gub', 'mind-barb', 'refined-adhesive', 'troll'],
    ]);
  });

  it('of two of them the active player says which takes the card', () => {
    const t = table({ me: { house: 'dis', hand: ['gub'], line: [host()] }, foe: { line: [host()] } });
    t.me.discard('gub').order('refined-adhesive#2');
    t.expect({ me: { hand: [], discard: [], line: [host()] }, foe: { line: [host('gub')] } });
  });
});
