import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('novu-dynamo', () => {
  /** The start of a turn of mine, with its forge step still to come. */
  const begins = (me: object) =>
    table({
      active: 1,
      me: { ...myHouses.logos, line: ['novu-dynamo'], ...me },
      foe: { ...foeHouses, house: 'dis' },
    });

  it('discards a Logos card from hand to gain 1, before the key of this turn is forged', () => {
    const t = begins({ hand: ['mother', 'punch'], aember: 5 });
    t.foe.end();
    t.me.yes().house('logos');
    t.expect({ me: { aember: 0, keys: 1, line: ['novu-dynamo'], hand: ['punch'], discard: ['mother'] } });
  });

  it('or one from the archives', () => {
    const t = begins({ hand: ['mother'], archives: ['batdrone', 'punch'] });
    t.foe.end();
    t.me.yes().choose('batdrone').house('logos').no();
    t.expect({
      me: { aember: 1, line: ['novu-dynamo'], hand: ['mother'], archives: ['punch'], discard: ['batdrone'] },
    });
  });

  it('is destroyed where its player does not want to', () => {
    const t = begins({ hand: ['mother'] });
    t.foe.end();
    t.me.no().house('logos');
    t.expect({ me: { aember: 0, line: [], hand: ['mother'], discard: ['novu-dynamo'] } });
  });

  it('is destroyed where there is no Logos card', () => {
    const t = begins({ hand: ['punch'], archives: ['fear'] });
    t.foe.end();
    t.me.house('logos').no();
    t.expect({ me: { aember: 0, line: [], hand: ['punch'], archives: ['fear'], discard: ['novu-dynamo'] } });
  });

  it('asks nothing at the start of a turn of the opponent', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', line: ['novu-dynamo'], hand: ['mother'] },
      foe: foeHouses,
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { aember: 0, line: ['novu-dynamo'], hand: ['mother'] } });
  });

  it('each of two asks for a card of its own', () => {
    const t = begins({ line: ['novu-dynamo', 'novu-dynamo'], hand: ['mother'] });
    t.foe.end();
    t.me.order('novu-dynamo').yes().house('logos');
    t.expect({ me: { aember: 1, line: ['novu-dynamo'], hand: [], discard: ['novu-dynamo', 'mother'] } });
  });

  it('ruling novu-dynamo/stays: a ward lets it stay, and the discarded card lets a creature with Earthbind be used', () => {
    const warded = begins({ line: [{ id: 'novu-dynamo', warded: true }], hand: ['punch'] });
    warded.foe.end();
    warded.me.house('logos');
    warded.expect({ me: { aember: 0, line: ['novu-dynamo'], hand: ['punch'] } });
    const bound = begins({ line: [{ id: 'novu-dynamo', upgrades: ['earthbind'] }], hand: ['mother'] });
    bound.foe.end();
    bound.me.yes().house('logos').reap('novu-dynamo');
    bound.expect({ me: { aember: 2, line: [{ id: 'novu-dynamo', upgrades: ['earthbind'], exhausted: true }] } });
  });
});
