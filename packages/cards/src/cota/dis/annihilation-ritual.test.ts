import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('annihilation-ritual', () => {
  it('purges creatures of both players that are destroyed, but no upgrade and no artifact', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['gateway-to-dis', 'poltergeist'],
        artifacts: ['annihilation-ritual'],
        line: ['mother'],
      },
      foe: { line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }], artifacts: ['speed-sigil'] },
    });
    t.me.play('gateway-to-dis').play('poltergeist').choose('speed-sigil');
    t.expect({
      me: {
        line: [],
        purged: ['mother'],
        discard: ['poltergeist', 'gateway-to-dis'],
        artifacts: ['annihilation-ritual'],
      },
      foe: { line: [], purged: ['tocsin'], artifacts: [], discard: ['speed-sigil', 'blood-of-titans'] },
    });
  });

  it('works for both players, whoever controls it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['tocsin'], artifacts: ['annihilation-ritual'] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [], discard: [], purged: ['tocsin'], artifacts: ['annihilation-ritual'] } });
  });

  it('does not care for creatures discarded from hand or from a deck', () => {
    const t = table({
      me: { house: 'dis', hand: ['tocsin', 'mind-barb'], artifacts: ['annihilation-ritual'] },
      foe: { hand: ['urchin'] },
    });
    t.me.discard('tocsin').play('mind-barb');
    t.expect({ me: { discard: ['mind-barb', 'tocsin'], purged: [] }, foe: { discard: ['urchin'], purged: [] } });
  });

  it('lets Destroyed: abilities happen, and the æmber on the creature goes to the opponent', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['annihilation-ritual'] },
      foe: { line: [{ id: 'dust-imp', aember: 1 }] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 2 }, foe: { aember: 2, line: [], purged: ['dust-imp'], discard: [] } });
  });

  it('keeps no creature from the hand to which its own ability sends it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['annihilation-ritual'] },
      foe: { line: ['bad-penny'], hand: [] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [], hand: ['bad-penny'], purged: [], discard: [] } });
  });

  it('does not stop the creatures that leave to a hand', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'], artifacts: ['annihilation-ritual'] },
      foe: { line: ['tocsin'], hand: [] },
    });
    t.me.play('fear');
    t.expect({ me: { discard: ['fear'] }, foe: { line: [], hand: ['tocsin'], purged: [] } });
  });
});

describe('Annihilation Ritual', () => {
  it('that Strange Gizmo destroys with the creatures still purges them, not artifacts and upgrades', () => {
    const t = table({
      me: { house: 'untamed', aember: 7, hand: ['key-charge'], artifacts: ['strange-gizmo'] },
      foe: { line: [{ id: 'mother', upgrades: ['way-of-the-wolf'] }], artifacts: ['annihilation-ritual'] },
    });
    t.me.play('key-charge').yes();
    t.expect({
      me: { keys: 1, artifacts: [], discard: ['key-charge', 'strange-gizmo'] },
      foe: { line: [], artifacts: [], purged: ['mother'], discard: ['annihilation-ritual', 'way-of-the-wolf'] },
    });
  });

  it('does not stop Bad Penny, Dextre or Phoenix Heart, which do not go to the discard pile', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], artifacts: ['annihilation-ritual'] },
      foe: { hand: [], deck: [], line: ['bad-penny', 'dextre', 'urchin'] },
    });
    t.me.play('gateway-to-dis').choose('bad-penny');
    t.expect({
      me: { chains: 3 },
      foe: { line: [], hand: ['bad-penny'], deck: ['dextre'], purged: ['urchin'], discard: [] },
    });
  });

  it('purges a sacrificed creature too, which was sacrificed for "if you do"', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: ['urchin'], artifacts: ['annihilation-ritual'] },
      foe: { line: ['troll', 'tocsin'] },
    });
    t.me.play('pawn-sacrifice');
    t.expect({
      me: { aember: 1, line: [], purged: ['urchin'] },
      foe: { line: [{ id: 'troll', damage: 3 }], purged: ['tocsin'] },
    });
  });

  it('what it purged is not given back by a Spangler Box', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], artifacts: ['annihilation-ritual'], line: ['dust-imp'] },
      foe: { line: ['urchin'], artifacts: ['spangler-box'], purged: ['mother'] },
    });
    t.me.play('poltergeist').choose('spangler-box').choose('urchin');
    t.expect({
      me: { aember: 1, line: ['dust-imp'] },
      foe: { line: [{ id: 'urchin', ...tired }], purged: ['mother'], discard: ['spangler-box'] },
    });
  });
});
