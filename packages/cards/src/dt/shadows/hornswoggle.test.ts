import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('hornswoggle', () => {
  it('uses an enemy artifact as if it were yours, and exhausts it', () => {
    const t = table({
      me: { house: 'shadows', hand: ['hornswoggle'], deck: ['fear', 'punch'], artifacts: ['safe-place'] },
      foe: { artifacts: ['library-of-babble', 'seeker-needle'], deck: ['urchin'] },
    });
    t.me.play('hornswoggle').choose('library-of-babble');
    t.expect({
      me: { aember: 1, hand: ['fear'], deck: ['punch'], artifacts: ['safe-place'] },
      foe: { hand: [], deck: ['urchin'], artifacts: [{ id: 'library-of-babble', ...tired }, 'seeker-needle'] },
    });
  });

  it('reads friendly and enemy from the side of its user', () => {
    const t = table({
      me: { house: 'shadows', hand: ['hornswoggle'], line: [{ id: 'mother', ...tired }] },
      foe: { artifacts: ['gauntlet-of-command'], line: ['tocsin'] },
    });
    t.me.play('hornswoggle');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', damage: 3, ...tired }] },
      foe: { line: [], artifacts: [{ id: 'gauntlet-of-command', ...tired }] },
    });
  });

  it('reads the tide from the side of its user', () => {
    const t = table({
      me: { house: 'shadows', hand: ['hornswoggle'] },
      foe: { aember: 2, artifacts: ['the-flyin-specter'] },
      tide: { highFor: 0 },
    });
    t.me.play('hornswoggle');
    t.expect({ me: { aember: 2 }, foe: { aember: 1, artifacts: [{ id: 'the-flyin-specter', ...tired }] } });
  });

  it('does not use an exhausted artifact, nor one that has nothing to use', () => {
    const t = table({
      me: { house: 'shadows', hand: ['hornswoggle', 'hornswoggle'], deck: ['fear'] },
      foe: { artifacts: [{ id: 'library-of-babble', ...tired }, 'annihilation-ritual'] },
    });
    t.me.play('hornswoggle').play('hornswoggle');
    t.expect({
      me: { aember: 2, deck: ['fear'] },
      foe: { artifacts: [{ id: 'library-of-babble', ...tired }, 'annihilation-ritual'] },
    });
  });

  it('gives only its bonus without an enemy artifact', () => {
    const t = table({
      me: { house: 'shadows', hand: ['hornswoggle'], deck: ['fear'], artifacts: ['library-of-babble'] },
      foe: {},
    });
    t.me.play('hornswoggle');
    t.expect({ me: { aember: 1, deck: ['fear'], artifacts: ['library-of-babble'] } });
  });
});
