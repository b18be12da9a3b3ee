import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('bot-bookton', () => {
  it('plays the top card of the deck, of whatever house', () => {
    const t = table({ me: { house: 'logos', line: ['bot-bookton'], deck: ['troll', 'fear'] }, foe: {} });
    t.me.reap('bot-bookton').flank('right');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'bot-bookton', exhausted: true },
          { id: 'troll', exhausted: true },
        ],
        deck: ['fear'],
      },
    });
  });

  it('the card is really played, with its bonus and its Play: ability', () => {
    const t = table({
      me: { house: 'logos', line: ['bot-bookton'], hand: ['fear'], deck: ['labwork', 'mother'] },
      foe: {},
    });
    t.me.reap('bot-bookton');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'bot-bookton', exhausted: true }],
        hand: [],
        archives: ['fear'],
        discard: ['labwork'],
      },
    });
  });

  it('plays nothing from an empty deck, and does not shuffle the discard pile into it', () => {
    const t = table({ me: { house: 'logos', line: ['bot-bookton'], deck: [], discard: ['labwork'] }, foe: {} });
    t.me.reap('bot-bookton');
    t.expect({ me: { aember: 1, line: [{ id: 'bot-bookton', exhausted: true }], deck: [], discard: ['labwork'] } });
  });

  it('does nothing when it is not used to reap', () => {
    const t = table({ me: { house: 'logos', line: ['bot-bookton'], deck: ['troll'] }, foe: { line: ['dust-imp'] } });
    t.me.fight('bot-bookton', 'dust-imp');
    t.expect({ me: { line: [{ id: 'bot-bookton', damage: 2, exhausted: true }], deck: ['troll'] }, foe: { line: [] } });
  });

  it('ruling bot-bookton/forbidden: a card that cannot be played stays on the deck', () => {
    const alpha = table({ me: { house: 'logos', line: ['bot-bookton'], deck: ['eureka', 'fear'] }, foe: {} });
    alpha.me.reap('bot-bookton');
    alpha.expect({ me: { aember: 1, line: [{ id: 'bot-bookton', exhausted: true }], deck: ['eureka', 'fear'] } });
    const banned = table({
      active: 1,
      me: { ...myHouses.logos, line: ['bot-bookton'], hand: filler(6), deck: ['troll', 'fear'] },
      foe: { ...foeHouses, house: 'dis', artifacts: ['lifeward'] },
    });
    banned.foe.omni('lifeward').end();
    banned.me.house('logos').reap('bot-bookton');
    banned.expect({ me: { aember: 1, line: [{ id: 'bot-bookton', exhausted: true }], deck: ['troll', 'fear'] } });
  });
});
