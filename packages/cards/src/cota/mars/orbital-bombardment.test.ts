import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('orbital-bombardment', () => {
  it('deals 2 to a creature for each Mars card revealed, chosen anew each time', () => {
    const t = table({
      me: { house: 'mars', hand: ['orbital-bombardment', 'blypyp', 'feeding-pit', 'tunk', 'punch'], line: ['grommid'] },
      foe: { line: ['mother', 'tocsin'] },
    });
    t.me.play('orbital-bombardment').choose('blypyp', 'feeding-pit', 'tunk').choose('mother', 'tocsin', 'mother');
    t.expect({
      me: { aember: 1, hand: ['blypyp', 'feeding-pit', 'punch', 'tunk'], line: ['grommid'] },
      foe: {
        line: [
          { id: 'mother', damage: 4 },
          { id: 'tocsin', damage: 2 },
        ],
      },
    });
  });

  it('deals all at once: armor stops 2 of the sum, and who has enough can be chosen again [rule damage]', () => {
    const t = table({
      me: { house: 'mars', hand: ['orbital-bombardment', 'blypyp', 'feeding-pit', 'tunk'] },
      foe: { line: ['raiding-knight', 'dust-imp'] },
    });
    t.me.play('orbital-bombardment').choose('blypyp', 'feeding-pit', 'tunk');
    t.me.choose('raiding-knight', 'dust-imp');
    expect(t.options()).toEqual(['raiding-knight', 'dust-imp']);
    expect(t.events.some((e) => e.type === 'damage')).toBe(false);
    t.me.choose('raiding-knight');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: [{ id: 'raiding-knight', damage: 2 }] } });
  });

  it('a ward takes all that is put on its creature, and nobody is lost who would have died in between', () => {
    const t = table({
      me: { house: 'mars', hand: ['orbital-bombardment', 'blypyp', 'feeding-pit', 'tunk'] },
      foe: { line: [{ id: 'tocsin', warded: true }, 'mother'] },
    });
    t.me.play('orbital-bombardment').choose('blypyp', 'feeding-pit', 'tunk').choose('tocsin', 'tocsin', 'mother');
    t.expect({ me: { aember: 1 }, foe: { line: ['tocsin', { id: 'mother', damage: 2 }] } });
  });

  it('deals nothing when nothing is shown', () => {
    const t = table({ me: { house: 'mars', hand: ['orbital-bombardment', 'blypyp'] }, foe: { line: ['tocsin'] } });
    t.me.play('orbital-bombardment').done();
    expect(revealed(t)).toEqual([]);
    t.expect({ me: { aember: 1, hand: ['blypyp'] }, foe: { line: ['tocsin'] } });
  });

  it('has to hit a friendly creature where there is no other', () => {
    const t = table({
      me: { house: 'mars', hand: ['orbital-bombardment', 'blypyp'], line: ['grommid'] },
      foe: {},
    });
    t.me.play('orbital-bombardment').choose('blypyp');
    t.expect({ me: { aember: 1, line: [{ id: 'grommid', damage: 2 }] } });
  });

  it('shows cards also without any creature to hit', () => {
    const t = table({ me: { house: 'mars', hand: ['orbital-bombardment', 'blypyp'] }, foe: {} });
    t.me.play('orbital-bombardment').choose('blypyp');
    expect(revealed(t)).toEqual(['blypyp']);
    t.expect({ me: { aember: 1, hand: ['blypyp'] } });
  });
});
