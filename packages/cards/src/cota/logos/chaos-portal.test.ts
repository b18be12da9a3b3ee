import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('chaos-portal', () => {
  it('plays the top card when it is of the chosen house, with its bonus and its Play: ability', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['chaos-portal'], deck: ['mind-barb', 'fear'] },
      foe: { hand: ['urchin'] },
    });
    t.me.action('chaos-portal').house('dis');
    t.expect({
      me: { aember: 1, deck: ['fear'], discard: ['mind-barb'], artifacts: [{ id: 'chaos-portal', exhausted: true }] },
      foe: { hand: [], discard: ['urchin'] },
    });
  });

  it('shows a card of another house to both players and leaves it on top of the deck', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['chaos-portal'], deck: ['mind-barb', 'fear'] },
      foe: { hand: ['urchin'] },
    });
    t.me.action('chaos-portal').house('logos');
    expect(t.events.filter((e) => e.type === 'reveal').map((e) => [e.card.name, e.to])).toEqual([['mind-barb', 'all']]);
    t.expect({ me: { aember: 0, hand: [], deck: ['mind-barb', 'fear'], discard: [] }, foe: { hand: ['urchin'] } });
  });

  it('lets every house be named, and plays a creature on the flank that is chosen', () => {
    const t = table({
      me: {
        house: 'logos',
        houses: ['logos', 'sanctum', 'dis'],
        artifacts: ['chaos-portal'],
        line: ['mother'],
        deck: ['dust-pixie'],
      },
      foe: {},
    });
    t.me.action('chaos-portal').house('untamed').flank('left');
    t.expect({ me: { aember: 2, deck: [], line: [{ id: 'dust-pixie', exhausted: true }, 'mother'] } });
  });

  it('leaves a card that cannot be played on top', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['chaos-portal'], deck: ['blood-of-titans', 'fear'] },
      foe: {},
    });
    t.me.action('chaos-portal').house('brobnar');
    t.expect({ me: { aember: 0, deck: ['blood-of-titans', 'fear'], discard: [] } });
  });

  it('finds nothing in an empty deck, and does not make a new one', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['chaos-portal'], deck: [], discard: ['dust-pixie'] },
      foe: {},
    });
    t.me.action('chaos-portal').house('untamed');
    t.expect({ me: { aember: 0, line: [], deck: [], discard: ['dust-pixie'] } });
  });
});

// v1.3 FAQ: a card that an effect would play and that cannot be played stays where it was; what is spent to try is gone.
describe('Chaos Portal finds a card that cannot be played', () => {
  it('an action after Scrambler Storm: it was revealed and stays on the deck', () => {
    const t = table({
      active: 1,
      me: { houses: ['logos'], artifacts: ['chaos-portal'], deck: ['fear'] },
      foe: { house: 'logos', hand: ['scrambler-storm'], line: ['troll'] },
    });
    t.foe.play('scrambler-storm').end();
    t.me.action('chaos-portal').house('dis');
    t.expect({ me: { deck: ['fear'], artifacts: [{ id: 'chaos-portal', ...tired }] }, foe: { line: ['troll'] } });
  });

  it('Kelifi Dragon with 6 æmber', () => {
    const t = table({
      me: { house: 'logos', aember: 6, artifacts: ['chaos-portal'], deck: ['kelifi-dragon'] },
      foe: {},
    });
    t.me.action('chaos-portal').house('brobnar');
    t.expect({ me: { aember: 6, deck: ['kelifi-dragon'], line: [] } });
  });

  it('used by a Nexus after Treasure Map: nothing may be played', () => {
    const t = table({
      me: { house: 'shadows', hand: ['treasure-map'], line: ['nexus'], deck: ['urchin'] },
      foe: { artifacts: ['chaos-portal'], aember: 2 },
    });
    t.me.play('treasure-map').reap('nexus').house('shadows');
    t.expect({
      me: { aember: 5, deck: ['urchin'], line: [{ id: 'nexus', ...tired }] },
      foe: { aember: 2, artifacts: [{ id: 'chaos-portal', ...tired }] },
    });
  });
});
