import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const facet = (id: string) => ({ id, token: 'facet', exhausted: true });
const hand = ['beyond-all-darkness'];

describe('beyond-all-darkness', () => {
  it('makes a token creature after each creature that is destroyed this turn, of whichever side', () => {
    const t = table({
      me: { house: 'dis', hand, line: ['pit-demon', 'shooler'], deck: ['mother', 'krump', 'anger'], beside: ['facet'] },
      foe: { line: ['batdrone', 'bumpsy'] },
    });
    t.me.play('beyond-all-darkness').fight('pit-demon', 'batdrone').flank('left');
    const used = { id: 'pit-demon', damage: 2, exhausted: true };
    t.expect({
      me: { aember: 1, line: [facet('mother'), used, 'shooler'], deck: ['krump', 'anger'] },
      foe: { line: ['bumpsy'] },
    });
    t.me.fight('shooler', 'bumpsy').flank('right').flank('right');
    t.expect({ me: { line: [facet('mother'), used, facet('krump'), facet('anger')], deck: [] }, foe: { line: [] } });
  });

  it('makes one for a token creature that dies, out of the rest of the deck', () => {
    const t = table({
      me: { house: 'dis', hand, line: [{ id: 'troll', token: 'snare' }], deck: ['mother'], beside: ['snare'] },
      foe: { line: ['bumpsy'] },
    });
    t.me.play('beyond-all-darkness').fight('snare', 'bumpsy');
    t.expect({
      me: { line: [{ id: 'mother', token: 'snare', exhausted: true }], deck: [], discard: ['troll', ...hand] },
      foe: { line: [{ id: 'bumpsy', damage: 1 }] },
    });
  });

  it('makes none for a creature that leaves play otherwise, and none after this turn', () => {
    const t = table({
      me: { ...myHouses.dis, house: 'dis', hand, line: ['batdrone'], deck: filler(8), beside: ['facet'] },
      foe: { ...foeHouses, hand: ['punch'] },
    });
    t.me.play('beyond-all-darkness').end();
    t.foe.house('brobnar').play('punch');
    t.expect({ me: { line: [] } });
    const artifacts = ['codex-of-true-names'];
    const line = [{ id: 'mother', token: 'catena-fiend' }];
    const u = table({ me: { house: 'dis', hand, artifacts, line, deck: ['anger'], beside: ['facet'] } });
    u.me.play('beyond-all-darkness').action('codex-of-true-names');
    u.expect({ me: { line: [], hand: ['mother'], deck: ['anger'] } });
  });
});
