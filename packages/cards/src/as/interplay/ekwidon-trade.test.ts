// Interplay of cards of Dis and Ekwidon: actions that are gained twice, cards that are taken and put away.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gained actions', () => {
  it('Game Changer and Niche Market give one creature two actions, of which each use is one', () => {
    const t = table({
      me: { house: 'ekwidon', artifacts: ['niche-market'], line: ['game-changer'] },
      foe: { aember: 5 },
    });
    t.me.cannot('reap', 'game-changer').action('game-changer');
    while (!t.options().includes('end')) t.me.choose(t.options()[0] ?? '');
    t.expect({ me: { aember: 1, line: [{ id: 'game-changer', exhausted: true }] }, foe: { aember: 4 } });
  });
});

describe('cards that are taken', () => {
  it('Vested Harold’s Scrap: works where Barter and Games discards him from your hand, after its creatures fell', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['barter-and-games', 'vested-harold'], line: ['shooler'] },
      foe: { line: ['troll'] },
    });
    t.me.play('barter-and-games');
    t.expect({
      me: { line: [], archives: ['shooler'], discard: ['barter-and-games', 'vested-harold'] },
      foe: { line: [], archives: ['troll'] },
    });
  });

  it('the æmber of a Talon of Invidius that Requisition Writ took goes to a creature of its former controller', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['cauterize-vitality'],
        line: [{ id: 'shooler', upgrades: ['requisition-writ'] }],
        aember: 1,
      },
      foe: { line: [{ id: 'talon-of-invidius', aember: 3 }, 'mother'] },
    });
    t.me.reap('shooler').choose('talon-of-invidius').flank('right');
    t.me.play('cauterize-vitality').choose('talon-of-invidius');
    t.expect({
      me: { aember: 1, line: [{ id: 'shooler', exhausted: true, upgrades: ['requisition-writ'] }] },
      foe: { aember: 1, line: [{ id: 'mother', aember: 3 }], discard: ['talon-of-invidius'] },
    });
  });

  it('Hoist Operations on a Skŏllĕnbŭzzz of the opponent leaves what lay beneath it to its owner’s discard pile', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['hoist-operations'] },
      foe: { line: [{ id: 'skollenbuzzz', under: ['troll', 'mother'] }] },
    });
    t.me.play('hoist-operations');
    t.expect({ me: { line: [] }, foe: { line: [], archives: ['skollenbuzzz'], deck: [] } });
  });

  it('a Delta P that finds a creature saved by its own text is repeated all the same', () => {
    const t = table({
      me: { house: 'dis', hand: ['delta-p'] },
      foe: { line: [{ id: 'troll', upgrades: ['armageddon-cloak'] }, 'mother'] },
    });
    t.me.play('delta-p').choose('troll').choose('mother');
    t.expect({ me: { aember: 1 }, foe: { line: [], discard: ['troll', 'mother', 'armageddon-cloak'] } });
  });
});
