// Sources of æmber for keys besides the own pool: another pool, and cards that are spent as if they were æmber.
import { describe, expect, it } from 'vitest';
import {
  conform,
  constant,
  creature,
  eachTime,
  forgeKey,
  forges,
  friendly,
  gain,
  getsAemberSpentBy,
  insteadOf,
  leaves,
  maySpendAemberOf,
  maySpendAemberOn,
  maySpendAsAember,
  only,
  playerCannot,
  preventIt,
  see,
  self,
  table,
  thisCreature,
  wouldForge,
  wouldGoToDiscardFromPlay,
} from '../../index.ts';
import { being, spell, thing } from '../../testing/cards.ts';

const coin = being('coin', {}, constant(maySpendAsAember(thisCreature)));
const anvil = spell('coin-anvil', forgeKey());
const forging = { step: 'forge' as const };

describe('a card that is spent as if it were æmber', () => {
  it('pays 1 of a key that must be forged, and is discarded [rule forge-a-key]', () => {
    const t = table({ ...forging, me: { houses: ['brobnar'], aember: 5, line: [coin, 'two'] } });
    t.expect({ me: { keys: 1, aember: 0, line: ['two'], discard: [coin] } });
  });

  it('several pay as many, and a key that all of them do not pay is not forged', () => {
    const t = table({ ...forging, me: { houses: ['brobnar'], aember: 4, line: [coin, coin] } });
    t.expect({ me: { keys: 1, aember: 0, line: [], discard: [coin, coin] } });
    const poor = table({ ...forging, me: { houses: ['brobnar'], aember: 3, line: [coin, coin] } });
    poor.expect({ me: { keys: 0, aember: 3, line: [coin, coin] } });
  });

  it('need not be spent where the pool suffices, and its player says how many are', () => {
    const t = table({ ...forging, me: { houses: ['brobnar', 'dis'], aember: 6, line: [coin, coin] } });
    expect(t.options()).toEqual(['coin', 'coin', 'done']);
    t.me.choose('coin#2').done();
    t.expect({ me: { keys: 1, aember: 1, line: [coin], discard: [coin] } });
  });

  it('is not kept by a ward, and the æmber on it goes to the opponent', () => {
    const t = table({
      ...forging,
      me: { houses: ['brobnar'], aember: 5, line: [{ id: coin, warded: true, aember: 2 }] },
    });
    t.expect({ me: { keys: 1, aember: 0, line: [], discard: [coin] }, foe: { aember: 2 } });
    conform(t.state, 0, 1);
  });

  it('pays with the æmber on it first, where that may be spent too', () => {
    const purse = thing('coin-purse', constant(maySpendAemberOn(friendly(creature))));
    const t = table({
      ...forging,
      me: { houses: ['brobnar', 'dis'], aember: 4, line: [{ id: coin, aember: 2 }], artifacts: [purse] },
    });
    t.me.choose('coin').choose('coin').done();
    t.expect({ me: { keys: 1, aember: 0, line: [coin], artifacts: [purse] } });
    const all = table({
      ...forging,
      me: { houses: ['brobnar'], aember: 3, line: [{ id: coin, aember: 2 }], artifacts: [purse] },
    });
    all.expect({ me: { keys: 1, aember: 0, line: [], discard: [coin], artifacts: [purse] }, foe: { aember: 0 } });
  });

  it('is no æmber that an opponent could get, and leaves play like any other card', () => {
    const sting = thing('coin-sting', constant(getsAemberSpentBy('opponent')));
    const pyre = thing('coin-pyre', insteadOf(wouldGoToDiscardFromPlay(creature), { zone: 'purged' }));
    const bell = thing('coin-bell', eachTime(leaves(creature), gain(1)));
    const t = table({
      ...forging,
      me: { houses: ['brobnar'], aember: 4, line: [coin, coin] },
      foe: { artifacts: [sting, pyre, bell] },
    });
    t.expect({
      me: { keys: 1, aember: 0, line: [], purged: [coin, coin] },
      foe: { aember: 6, artifacts: [sting, pyre, bell] },
    });
  });

  it('is gone before what waits for the key, and stays where none is forged', () => {
    const smith = being('coin-smith', {}, eachTime(forges('you'), gain(1)));
    const t = table({ ...forging, me: { houses: ['brobnar'], aember: 5, line: [smith, coin] } });
    t.expect({ me: { keys: 1, aember: 1, line: [smith], discard: [coin] } });
    const veto = thing('coin-veto', eachTime(wouldForge('opponent'), preventIt));
    const stopped = table({
      ...forging,
      me: { houses: ['brobnar'], aember: 5, line: [coin] },
      foe: { artifacts: [veto] },
    });
    stopped.expect({ me: { keys: 0, aember: 5, line: [coin] }, foe: { artifacts: [veto] } });
    const ban = thing('coin-ban', constant(playerCannot('opponent', 'forge')));
    const banned = table({
      ...forging,
      me: { houses: ['brobnar'], aember: 5, line: [coin] },
      foe: { artifacts: [ban] },
    });
    banned.expect({ me: { keys: 0, aember: 5, line: [coin] }, foe: { artifacts: [ban] } });
  });

  it('counts for "check", for the view, and for a key that an effect forges', () => {
    const t = table({ me: { house: 'brobnar', aember: 5, line: [coin], hand: [anvil] } });
    expect(see(t.state, 1).players[0]).toMatchObject({ aember: 5, spendable: 1 });
    t.me.play(anvil);
    t.expect({ me: { keys: 1, aember: 0, line: [], discard: [anvil, coin] } });
    const other = table({ me: { house: 'brobnar', aember: 5, line: [coin] } });
    other.me.end();
    expect(other.events.find((e) => e.type === 'turnEnded')).toMatchObject({ check: true });
  });
});

describe('æmber of another pool', () => {
  const broker = being('broker', {}, constant(maySpendAemberOf('opponent', 3)));

  it('Modifier spendable-pool: so much of the pool of another player, and no more than is there [rule forge-a-key]', () => {
    const t = table({ ...forging, me: { houses: ['brobnar'], aember: 3, line: [broker] }, foe: { aember: 5 } });
    t.expect({ me: { keys: 1, aember: 0, line: [broker] }, foe: { aember: 2 } });
    const poor = table({ ...forging, me: { houses: ['brobnar'], aember: 3, line: [broker] }, foe: { aember: 2 } });
    poor.expect({ me: { keys: 0, aember: 3, line: [broker] }, foe: { aember: 2 } });
  });

  it('its player says how much of it, where the own pool suffices', () => {
    const t = table({ ...forging, me: { houses: ['brobnar', 'dis'], aember: 6, line: [broker] }, foe: { aember: 5 } });
    t.me.choose('broker').choose('broker').done();
    t.expect({ me: { keys: 1, aember: 2, line: [broker] }, foe: { aember: 3 } });
  });

  it('two that allow it allow twice as much of the one pool', () => {
    const t = table({ ...forging, me: { houses: ['brobnar'], aember: 1, line: [broker, broker] }, foe: { aember: 5 } });
    t.expect({ me: { keys: 1, aember: 0, line: [broker, broker] }, foe: { aember: 0 } });
    const poor = table({
      ...forging,
      me: { houses: ['brobnar'], aember: 1, line: [broker, broker] },
      foe: { aember: 4 },
    });
    poor.expect({ me: { keys: 0, aember: 1, line: [broker, broker] }, foe: { aember: 4 } });
  });

  it('together with æmber on the card that allows it', () => {
    const both = being('broker-purse', {}, constant(maySpendAemberOf('opponent', 1), maySpendAemberOn(only(self))));
    const t = table({
      me: { house: 'brobnar', aember: 3, line: [{ id: both, aember: 2 }], hand: [anvil] },
      foe: { aember: 5 },
    });
    t.me.play(anvil);
    t.expect({ me: { keys: 1, aember: 0, line: [both] }, foe: { aember: 4 } });
    expect(t.events.find((e) => e.type === 'forge')).toMatchObject({
      cost: 6,
      spent: [{ amount: 2 }, { amount: 1, of: 1 }],
    });
  });
});

describe('a key at its cost, with a bound', () => {
  it('Node forge: never for less than the bound, whatever changes the cost', () => {
    const charge = spell('bound-charge', forgeKey(-4, 'you', { least: 5 }));
    const t = table({ me: { house: 'brobnar', aember: 5, hand: [charge] } });
    t.me.play(charge);
    t.expect({ me: { keys: 1, aember: 0 } });
    const poor = table({ me: { house: 'brobnar', aember: 4, hand: [charge] } });
    poor.me.play(charge);
    poor.expect({ me: { keys: 0, aember: 4 } });
  });
});
