import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('fandangle', () => {
  it('lets friendly creatures that are not Untamed enter ready while its controller has 4 or more æmber', () => {
    const t = table({ me: { house: 'brobnar', aember: 4, hand: ['bumpsy'], line: ['fandangle'] }, foe: {} });
    t.me.play('bumpsy');
    t.expect({ me: { line: ['fandangle', 'bumpsy'] } });
  });

  it('does nothing at 3', () => {
    const t = table({ me: { house: 'brobnar', aember: 3, hand: ['bumpsy'], line: ['fandangle'] }, foe: { aember: 6 } });
    t.me.play('bumpsy');
    t.expect({ me: { line: ['fandangle', { id: 'bumpsy', exhausted: true }] } });
  });

  it('does nothing for Untamed creatures and for artifacts', () => {
    const t = table({ me: { house: 'untamed', aember: 4, hand: ['snufflegator'], line: ['fandangle'] }, foe: {} });
    t.me.play('snufflegator');
    t.expect({ me: { line: ['fandangle', { id: 'snufflegator', exhausted: true }] } });
    const thing = table({ me: { house: 'brobnar', aember: 4, hand: ['cannon'], line: ['fandangle'] }, foe: {} });
    thing.me.play('cannon');
    thing.expect({ me: { line: ['fandangle'], artifacts: [{ id: 'cannon', exhausted: true }] } });
  });

  it('does nothing for creatures of the opponent, whoever has the æmber', () => {
    const t = table({
      me: { house: 'brobnar', aember: 4, hand: ['bumpsy'] },
      foe: { aember: 5, line: ['fandangle'] },
    });
    t.me.play('bumpsy');
    t.expect({ me: { line: [{ id: 'bumpsy', exhausted: true }] }, foe: { line: ['fandangle'] } });
  });

  it('looks at the pool as the creature enters: its own bonus icons come too late', () => {
    const t = table({ me: { house: 'dis', aember: 3, hand: ['pitlord'], line: ['fandangle'] }, foe: {} });
    t.me.play('pitlord');
    t.expect({ me: { aember: 5, line: ['fandangle', { id: 'pitlord', exhausted: true }] } });
  });

  it('lets a Scowly Caper of its player enter ready on the other side', () => {
    const t = table({ me: { house: 'shadows', aember: 4, line: ['fandangle'], hand: ['scowly-caper'] }, foe: {} });
    t.me.play('scowly-caper');
    t.expect({ me: { aember: 4, line: ['fandangle'] }, foe: { line: ['scowly-caper'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling fandangle/itself: lets itself enter ready where it is of another house (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', houses: ['dis', 'logos', 'mars'], aember: 4, hand: [{ id: 'fandangle', house: 'dis' }] },
        foe: {},
      });
      t.me.play('fandangle');
      t.expect({ me: { aember: 4, line: [{ id: 'fandangle', house: 'dis' }] } });
    },
  );
});
