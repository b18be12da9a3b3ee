import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('gabos-longarms', () => {
  it('deals its damage to another creature than the one it fights, which strikes back', () => {
    const t = table({ me: { house: 'dis', line: ['gabos-longarms'] }, foe: { line: ['tocsin', 'mother'] } });
    t.me.fight('gabos-longarms', 'tocsin').choose('mother');
    t.expect({ me: { line: [{ id: 'gabos-longarms', damage: 3, exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('may deal it to the creature it fights', () => {
    const t = table({ me: { house: 'dis', line: ['gabos-longarms'] }, foe: { line: ['tocsin', 'mother'] } });
    t.me.fight('gabos-longarms', 'tocsin').choose('tocsin');
    t.expect({ me: { line: [{ id: 'gabos-longarms', damage: 3, exhausted: true }] }, foe: { line: ['mother'] } });
  });

  it('reaches a creature behind taunt, and a friendly one', () => {
    const t = table({
      me: { house: 'dis', line: ['gabos-longarms', 'tocsin', 'gabos-longarms'] },
      foe: { line: ['champion-anaphiel', 'dust-imp'] },
    });
    expect(targetsOf(t, 'gabos-longarms')).toEqual(['champion-anaphiel']);
    t.me.fight('gabos-longarms', 'champion-anaphiel').choose('dust-imp');
    t.expect({
      me: { line: ['tocsin', 'gabos-longarms'], discard: ['gabos-longarms'] },
      foe: { aember: 2, line: ['champion-anaphiel'] },
    });
    t.me.fight('gabos-longarms', 'champion-anaphiel').choose('tocsin');
    t.expect({ me: { line: [] }, foe: { line: ['champion-anaphiel'] } });
  });

  it('meets the armor and the ward of the chosen creature', () => {
    const t = table({
      me: { house: 'dis', line: ['gabos-longarms', 'gabos-longarms'] },
      foe: { line: ['dust-imp', { id: 'mother', warded: true }, 'raiding-knight'] },
    });
    t.me
      .fight('gabos-longarms', 'dust-imp')
      .choose('mother')
      .fight('gabos-longarms#2', 'dust-imp')
      .choose('raiding-knight');
    t.expect({
      me: {
        line: [
          { id: 'gabos-longarms', damage: 2, exhausted: true },
          { id: 'gabos-longarms', damage: 2, exhausted: true },
        ],
      },
      foe: { line: ['dust-imp', 'mother', { id: 'raiding-knight', damage: 3 }] },
    });
  });

  it('chooses nothing when it is attacked', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin', 'mother'] }, foe: { line: ['gabos-longarms'] } });
    t.me.fight('tocsin', 'gabos-longarms');
    t.expect({ me: { line: ['mother'] }, foe: { line: [{ id: 'gabos-longarms', damage: 3 }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling gabos-longarms/reaches-elusive: reaches an elusive creature that it does not attack (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'dis', line: ['gabos-longarms'] }, foe: { line: ['tocsin', 'urchin'] } });
      t.me.fight('gabos-longarms', 'tocsin').choose('urchin');
      t.expect({ me: { line: [{ id: 'gabos-longarms', damage: 3, exhausted: true }] }, foe: { line: ['tocsin'] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling gabos-longarms/attacks-elusive: deals its damage elsewhere also when the attacked creature is elusive (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'dis', line: ['gabos-longarms'] }, foe: { line: ['tocsin', 'urchin'] } });
      t.me.fight('gabos-longarms', 'urchin').choose('tocsin');
      t.expect({ me: { line: [{ id: 'gabos-longarms', exhausted: true }] }, foe: { line: ['urchin'] } });
    },
  );
});
