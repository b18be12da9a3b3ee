// The card beneath a Masterplan: what becomes of it when the Masterplan leaves, changes sides, or is empty.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const tired = { exhausted: true };
const plan = (under: string, more: object = {}) => ({ id: 'masterplan', under: [under], ...more });

describe('Masterplan leaves without having been used', () => {
  it('destroyed by Gorm of Omm: the card goes to its owner’s discard pile, unplayed', () => {
    const t = table({ me: { house: 'sanctum', artifacts: ['gorm-of-omm'] }, foe: { artifacts: [plan('dust-pixie')] } });
    t.me.omni('gorm-of-omm');
    t.expect({
      me: { artifacts: [] },
      foe: { aember: 0, line: [], artifacts: [], discard: ['masterplan', 'dust-pixie'] },
    });
  });

  it('returned by Grasping Vines: the Masterplan is in the hand, the card in the discard pile', () => {
    const t = table({
      me: { house: 'untamed', hand: ['grasping-vines'] },
      foe: { hand: [], artifacts: [plan('urchin')] },
    });
    t.me.play('grasping-vines').choose('masterplan');
    t.expect({ me: { aember: 1 }, foe: { hand: ['masterplan'], discard: ['urchin'], artifacts: [] } });
  });

  it('put on the deck by Barehanded: the card is discarded, not put on the deck with it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['barehanded'] },
      foe: { deck: ['fear'], artifacts: [plan('urchin')] },
    });
    t.me.play('barehanded');
    t.expect({ me: { aember: 1 }, foe: { deck: ['masterplan', 'fear'], discard: ['urchin'], artifacts: [] } });
  });

  it('archived by Vezyma Thinkdrone: the card is not archived', () => {
    const t = table({
      me: { house: 'mars', archives: [], line: ['vezyma-thinkdrone'], artifacts: [plan('urchin')] },
      foe: {},
    });
    t.me.reap('vezyma-thinkdrone').yes().choose('masterplan');
    t.expect({
      me: { aember: 1, archives: ['masterplan'], discard: ['urchin'], line: [{ id: 'vezyma-thinkdrone', ...tired }] },
    });
  });

  it('a creature beneath it is not purged by Annihilation Ritual: it was never in play', () => {
    const t = table({
      me: { house: 'mars', hand: ['emp-blast'] },
      foe: { artifacts: [plan('urchin'), 'annihilation-ritual'] },
    });
    t.me.play('emp-blast');
    t.expect({
      me: { aember: 1 },
      foe: { artifacts: [], purged: [], discard: ['annihilation-ritual', 'masterplan', 'urchin'] },
    });
  });

  it('a creature played from beneath it is purged like any other when it dies', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle'], artifacts: [plan('urchin'), 'annihilation-ritual'] },
      foe: { aember: 1 },
    });
    t.me.omni('masterplan').play('gongoozle');
    t.expect({
      me: { aember: 2, line: [], purged: ['urchin'], discard: ['gongoozle', 'masterplan'] },
      foe: { aember: 0 },
    });
  });
});

describe('the card beneath it is in no zone that effects look at', () => {
  it('it is no card in hand, discard pile, archives or play', () => {
    const t = table({
      me: { house: 'shadows', hand: ['routine-job'], artifacts: [plan('routine-job')] },
      foe: { aember: 4 },
    });
    t.me.play('routine-job');
    t.expect({ me: { aember: 1, artifacts: [plan('routine-job')] }, foe: { aember: 3 } });
    const u = table({
      me: { house: 'dis', hand: ['arise'], artifacts: [plan('tocsin')], discard: ['shooler'] },
      foe: {},
    });
    u.me.play('arise').house('dis');
    u.expect({ me: { hand: ['shooler'], chains: 1, artifacts: [plan('tocsin')] } });
    const v = table({
      me: { house: 'dis', artifacts: [plan('tocsin'), 'screaming-cave'], hand: ['punch'], discard: ['fear'], deck: [] },
      foe: {},
    });
    v.me.action('screaming-cave');
    v.expect({ me: { hand: [], discard: [], artifacts: [plan('tocsin'), { id: 'screaming-cave', ...tired }] } });
  });

  it('The Common Cold, Curiosity and Key to Dis do not reach a creature beneath it', () => {
    const t = table({
      me: { house: 'untamed', hand: ['curiosity'], line: ['mother'], artifacts: [plan('dextre')] },
      foe: {},
    });
    t.me.play('curiosity');
    t.expect({ me: { aember: 1, line: [], artifacts: [plan('dextre')] } });
  });
});

describe('Masterplan with nothing beneath it', () => {
  it('played with an empty hand, it is sacrificed for nothing', () => {
    const t = table({ me: { house: 'shadows', houses: ['shadows'], hand: ['masterplan'] }, foe: { houses: ['dis'] } });
    t.me.play('masterplan');
    t.expect({ me: { aember: 1, artifacts: [{ id: 'masterplan', ...tired }] } });
    const u = table({ me: { house: 'dis', artifacts: ['masterplan'] }, foe: {} });
    u.me.omni('masterplan');
    u.expect({ me: { artifacts: [], discard: ['masterplan'] } });
  });

  it('emptied by an enemy Nexus, it is sacrificed for nothing too', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'] },
      foe: { houses: ['dis'], artifacts: [plan('ghostly-hand')], aember: 0 },
    });
    t.me.reap('nexus').end();
    t.expect({
      me: { aember: 3, line: ['nexus'] },
      foe: { artifacts: [{ id: 'masterplan', ...tired }], discard: ['ghostly-hand'] },
    });
  });
});

describe('a Masterplan that Sneklifter took', () => {
  it('is sacrificed by the thief after the card was played; both go to the owner', () => {
    const t = table({
      me: { house: 'shadows', hand: ['sneklifter'] },
      foe: { artifacts: [plan('virtuous-works')] },
    });
    t.me.play('sneklifter').omni('masterplan');
    t.expect({
      me: { aember: 3, line: [{ id: 'sneklifter', ...tired }], artifacts: [], discard: [] },
      foe: { artifacts: [], discard: ['masterplan', 'virtuous-works'] },
    });
  });

  it('and that is destroyed discards its card to the owner of the card', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows'], hand: ['sneklifter'] },
      foe: {
        houses: ['mars'],
        hand: ['emp-blast'],
        deck: Array.from({ length: 6 }, () => 'zorg'),
        artifacts: [plan('urchin')],
      },
    });
    t.me.play('sneklifter').end();
    t.foe.play('emp-blast');
    t.expect({
      me: { line: ['sneklifter'], artifacts: [], discard: [] },
      foe: { aember: 1, discard: ['emp-blast', 'masterplan', 'urchin'] },
    });
  });

  it('Key Hammer, Control the Weak and their like beneath it work for the thief', () => {
    const t = table({
      me: { house: 'shadows', hand: ['sneklifter'] },
      foe: { houses: ['dis', 'brobnar'], artifacts: [plan('control-the-weak')] },
    });
    t.me.play('sneklifter').omni('masterplan').house('brobnar').end();
    t.expect({ me: { aember: 1, line: ['sneklifter'] }, house: 'brobnar', active: 'foe' });
  });
});
