import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('lost-in-the-woods', () => {
  it('shuffles 2 friendly and 2 enemy creatures into the decks of their owners', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['lost-in-the-woods'],
        deck: [],
        line: ['snufflegator', 'mother', 'snufflegator'],
      },
      foe: { deck: [], line: ['tocsin', 'tocsin', 'shooler'] },
    });
    t.me.play('lost-in-the-woods').choose('snufflegator', 'snufflegator', 'tocsin', 'tocsin');
    t.expect({
      me: { aember: 1, line: ['mother'], deck: ['snufflegator', 'snufflegator'], discard: ['lost-in-the-woods'] },
      foe: { line: ['shooler'], deck: ['tocsin', 'tocsin'], discard: [] },
    });
  });

  it('takes as many as there are', () => {
    const t = table({
      me: { house: 'untamed', hand: ['lost-in-the-woods'], deck: [], line: ['mother'] },
      foe: { deck: [], line: [] },
    });
    t.me.play('lost-in-the-woods');
    t.expect({ me: { aember: 1, line: [], deck: ['mother'] }, foe: { deck: [] } });
  });

  it('gives the æmber on the creatures to the opponents, discards upgrades, and does not destroy', () => {
    const t = table({
      me: { house: 'untamed', hand: ['lost-in-the-woods'], deck: [], line: [{ id: 'raiding-knight', aember: 2 }] },
      foe: {
        deck: [],
        aember: 0,
        line: [{ id: 'dust-imp', aember: 1, upgrades: ['protect-the-weak'] }],
      },
    });
    t.me.play('lost-in-the-woods');
    t.expect({
      me: { aember: 2, line: [], deck: ['raiding-knight'] },
      foe: { aember: 2, line: [], deck: ['dust-imp'], discard: ['protect-the-weak'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling lost-in-the-woods/no-friends: without friendly creatures two enemy creatures are shuffled (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'untamed', hand: ['lost-in-the-woods'], deck: [] },
        foe: { deck: [], line: ['tocsin', 'tocsin', 'mother'] },
      });
      t.me.play('lost-in-the-woods').choose('tocsin', 'tocsin');
      t.expect({ me: { aember: 1, deck: [] }, foe: { line: ['mother'], deck: ['tocsin', 'tocsin'] } });
    },
  );
});
