import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('corrode', () => {
  it('destroys an artifact of either player', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['corrode'], artifacts: ['frigorific-rod'] },
      foe: { artifacts: ['library-of-babble', 'gauntlet-of-command'] },
    });
    t.me.play('corrode').choose('Destroy an artifact').choose('gauntlet-of-command');
    t.expect({
      me: { aember: 1, artifacts: ['frigorific-rod'] },
      foe: { artifacts: ['library-of-babble'], discard: ['gauntlet-of-command'] },
    });
  });

  it('destroys an upgrade and leaves its creature', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['corrode'] },
      foe: {
        line: [
          { id: 'troll', upgrades: ['blood-of-titans'] },
          { id: 'bumpsy', upgrades: ['imperial-scutum'] },
        ],
      },
    });
    t.me.play('corrode').choose('Destroy an upgrade').choose('blood-of-titans');
    t.expect({
      foe: { line: ['troll', { id: 'bumpsy', upgrades: ['imperial-scutum'] }], discard: ['blood-of-titans'] },
    });
  });

  it('ruling corrode/one: destroys one thing only, and a creature with armor that it gained is one with armor', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['corrode'], line: ['bulwark'] },
      foe: { line: [{ id: 'troll', upgrades: ['imperial-scutum'] }, 'bumpsy'] },
    });
    t.me.play('corrode').choose('Destroy a creature with armor');
    expect([...t.options()].sort()).toEqual(['bulwark', 'troll']);
    t.me.choose('troll');
    t.expect({ me: { line: ['bulwark'] }, foe: { line: ['bumpsy'] } });
  });

  it('does nothing where there is nothing of what was chosen', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['corrode'], line: ['troll'] },
      foe: { line: [{ id: 'bulwark', warded: true }] },
    });
    t.me.play('corrode').choose('Destroy an upgrade');
    t.expect({ me: { line: ['troll'], discard: ['corrode'] }, foe: { line: [{ id: 'bulwark', warded: true }] } });
  });
});
