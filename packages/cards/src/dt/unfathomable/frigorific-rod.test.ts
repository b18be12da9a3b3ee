import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('frigorific-rod', () => {
  it('exhausts a creature', () => {
    const t = table({
      me: { house: 'unfathomable', artifacts: ['frigorific-rod'] },
      foe: { line: ['troll', 'mother'], artifacts: ['library-of-babble'] },
    });
    t.me.action('frigorific-rod').choose('mother');
    t.expect({
      me: { artifacts: [{ id: 'frigorific-rod', exhausted: true }] },
      foe: { line: ['troll', { id: 'mother', exhausted: true }], artifacts: ['library-of-babble'] },
    });
  });

  it('exhausts an artifact', () => {
    const t = table({
      me: { house: 'unfathomable', artifacts: ['frigorific-rod'] },
      foe: { line: ['troll'], artifacts: ['library-of-babble'] },
    });
    t.me.action('frigorific-rod').choose('library-of-babble');
    t.expect({ foe: { line: ['troll'], artifacts: [{ id: 'library-of-babble', exhausted: true }] } });
  });

  it('takes no upgrade, and may choose what is exhausted, itself among that', () => {
    const t = table({
      me: { house: 'unfathomable', artifacts: ['frigorific-rod'] },
      foe: { line: [{ id: 'troll', exhausted: true, upgrades: ['blood-of-titans'] }, 'mother'] },
    });
    t.me.action('frigorific-rod');
    expect([...t.options()].sort()).toEqual(['frigorific-rod', 'mother', 'troll']);
    t.me.choose('frigorific-rod');
    t.expect({ foe: { line: [{ id: 'troll', exhausted: true, upgrades: ['blood-of-titans'] }, 'mother'] } });
  });
});
