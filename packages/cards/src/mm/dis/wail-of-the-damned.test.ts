import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('wail-of-the-damned', () => {
  it('destroys a creature without bonus icons, friend or foe', () => {
    const t = table({
      me: { house: 'dis', hand: ['wail-of-the-damned'], line: ['shooler', { id: 'tocsin', bonus: ['capture'] }] },
      foe: { line: ['troll', { id: 'troll', bonus: ['damage'] }, 'mab-the-mad', 'bumpsy'] },
    });
    t.me.play('wail-of-the-damned');
    expect(t.options()).toEqual(['shooler', 'troll', 'bumpsy']);
    t.me.choose('bumpsy');
    t.expect({ me: { line: ['shooler', 'tocsin'] }, foe: { line: ['troll', 'troll', 'mab-the-mad'] } });
  });

  it('counts icons that are printed and those that were added', () => {
    const t = table({
      me: { house: 'dis', hand: ['wail-of-the-damned'] },
      foe: { line: ['mab-the-mad', { id: 'troll', bonus: ['draw'] }] },
    });
    t.me.play('wail-of-the-damned');
    t.expect({ me: { line: [] }, foe: { line: ['mab-the-mad', 'troll'] } });
  });

  it('takes only the ward of a warded creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['wail-of-the-damned'] },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
    t.me.play('wail-of-the-damned');
    t.expect({ foe: { line: ['troll'] } });
  });
});
