import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('waste-not', () => {
  const deck = ['fear', 'anger', 'punch', 'urchin', 'troll'];

  it.each([
    { of: 'mighty-tiger', power: 4, drawn: 2 },
    { of: 'bumpsy', power: 5, drawn: 3 },
    { of: 'dust-pixie', power: 1, drawn: 1 },
  ])('destroys a friendly creature of $power power for $drawn cards', ({ of, drawn }) => {
    const t = table({
      me: { house: 'untamed', hand: ['waste-not'], line: [of, 'mother'], deck },
      foe: { line: ['krump'] },
    });
    t.me.play('waste-not').choose(of);
    t.expect({
      me: { aember: 1, line: ['mother'], hand: deck.slice(0, drawn), deck: deck.slice(drawn) },
      foe: { line: ['krump'] },
    });
  });

  it('reads the power that it had with its counters', () => {
    const t = table({
      me: { house: 'untamed', hand: ['waste-not'], line: [{ id: 'mighty-tiger', power: 3 }], deck },
      foe: {},
    });
    t.me.play('waste-not');
    t.expect({ me: { line: [], hand: deck.slice(0, 4), deck: deck.slice(4) } });
  });

  it('ruling waste-not/ward: a warded creature loses only its ward, and the cards are drawn all the same', () => {
    const t = table({
      me: { house: 'untamed', hand: ['waste-not'], line: [{ id: 'troll', warded: true }], deck },
      foe: {},
    });
    t.me.play('waste-not');
    t.expect({ me: { aember: 1, line: ['troll'], hand: deck.slice(0, 4), deck: deck.slice(4) } });
  });

  it('draws nothing where there is no friendly creature', () => {
    const t = table({ me: { house: 'untamed', hand: ['waste-not'], deck }, foe: { line: ['krump'] } });
    t.me.play('waste-not');
    t.expect({ me: { aember: 1, hand: [], deck }, foe: { line: ['krump'] } });
  });
});
