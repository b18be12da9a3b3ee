import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('dive-deep', () => {
  it('puts a creature of the house of the discarded card on the bottom of its owner’s deck', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['dive-deep'], line: ['shooler', 'troll'] },
      foe: { line: ['mother', 'pit-demon'], deck: ['tocsin', 'dextre'] },
    });
    t.me.play('dive-deep');
    expect([...t.options()].sort()).toEqual(['pit-demon', 'shooler']);
    t.me.choose('pit-demon');
    t.expect({
      me: { line: ['shooler', 'troll'] },
      foe: { line: ['mother'], deck: ['dextre', 'pit-demon'], discard: ['tocsin'] },
    });
  });

  it('puts a friendly creature away where no other is of that house', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['dive-deep'], line: ['shooler', 'troll'], deck: ['bumpsy'] },
      foe: { line: ['mother'], deck: ['poltergeist'] },
    });
    t.me.play('dive-deep');
    t.expect({
      me: { line: ['troll'], deck: ['bumpsy', 'shooler'] },
      foe: { line: ['mother'], deck: [], discard: ['poltergeist'] },
    });
  });

  it('touches nobody where no creature is of that house', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['dive-deep'], line: ['troll'] },
      foe: { line: ['mother'], deck: ['urchin'] },
    });
    t.me.play('dive-deep');
    t.expect({ me: { line: ['troll'] }, foe: { line: ['mother'], deck: [], discard: ['urchin'] } });
  });

  it('ruling dive-deep/empty-deck: with an empty deck there is nothing to compare, and nothing happens', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['dive-deep'], line: ['troll'] },
      foe: { line: ['mother'], discard: ['troll'] },
    });
    t.me.play('dive-deep');
    t.expect({ me: { line: ['troll'], deck: [] }, foe: { line: ['mother'], deck: [], discard: ['troll'] } });
  });
});
