import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { id: 'shigziso-buggy', exhausted: true };

describe('shigziso-buggy', () => {
  it('destroys a friendly creature and gains 2', () => {
    const t = table({
      me: { house: 'ekwidon', artifacts: ['shigziso-buggy'], line: ['troll', 'mother'] },
      foe: { line: ['bumpsy'] },
    });
    t.me.action('shigziso-buggy').choose('mother');
    t.expect({ me: { aember: 2, artifacts: [used], line: ['troll'], discard: ['mother'] }, foe: { line: ['bumpsy'] } });
  });

  it('gains nothing without one, or where a ward keeps it', () => {
    const t = table({ me: { house: 'ekwidon', artifacts: ['shigziso-buggy'] }, foe: { line: ['bumpsy'] } });
    t.me.action('shigziso-buggy');
    t.expect({ me: { artifacts: [used] }, foe: { line: ['bumpsy'] } });
    const warded = table({
      me: { house: 'ekwidon', artifacts: ['shigziso-buggy'], line: [{ id: 'troll', warded: true }] },
    });
    warded.me.action('shigziso-buggy');
    warded.expect({ me: { artifacts: [used], line: ['troll'] } });
  });
});
