import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('hystricog', () => {
  const used = { id: 'hystricog', exhausted: true };

  it('destroys a damaged creature, friend or foe, and no undamaged one', () => {
    const t = table({
      me: { house: 'dis', line: ['hystricog', { id: 'shooler', damage: 1 }] },
      foe: { line: [{ id: 'troll', damage: 1 }, 'bumpsy'] },
    });
    t.me.action('hystricog');
    expect(t.options()).toEqual(['shooler', 'troll']);
    t.me.choose('troll');
    t.expect({ me: { line: [used, { id: 'shooler', damage: 1 }] }, foe: { line: ['bumpsy'] } });
  });

  it('destroys itself if it alone is damaged', () => {
    const t = table({ me: { house: 'dis', line: [{ id: 'hystricog', damage: 1 }] }, foe: { line: ['troll'] } });
    t.me.action('hystricog');
    t.expect({ me: { line: [] }, foe: { line: ['troll'] } });
  });

  it('does nothing where no creature is damaged', () => {
    const t = table({ me: { house: 'dis', line: ['hystricog'] }, foe: { line: ['troll'] } });
    t.me.action('hystricog');
    t.expect({ me: { line: [used] }, foe: { line: ['troll'] } });
  });

  it('takes only the ward of a warded one, whose damage stays', () => {
    const t = table({
      me: { house: 'dis', line: ['hystricog'] },
      foe: { line: [{ id: 'troll', damage: 3, warded: true }] },
    });
    t.me.action('hystricog');
    t.expect({ me: { line: [used] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });
});
