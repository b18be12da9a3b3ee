import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('skippy-the-glorious', () => {
  it('archives the top card of your deck after it is played and after it reaps', () => {
    const plays = table({ me: { house: 'logos', hand: ['skippy-the-glorious'], deck: ['fear', 'punch'] }, foe: {} });
    plays.me.play('skippy-the-glorious');
    plays.expect({
      me: { archives: ['fear'], deck: ['punch'], line: [{ id: 'skippy-the-glorious', exhausted: true }] },
    });
    const reaps = table({ me: { house: 'logos', line: ['skippy-the-glorious'], deck: ['fear', 'punch'] }, foe: {} });
    reaps.me.reap('skippy-the-glorious');
    reaps.expect({
      me: { archives: ['fear'], deck: ['punch'], line: [{ id: 'skippy-the-glorious', exhausted: true }] },
    });
  });

  it('uses an enemy artifact as if it were yours as it is scrapped, and draws a card', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['skippy-the-glorious'],
        artifacts: ['arcenomometer'],
        deck: ['fear', 'punch', 'gub'],
      },
      foe: { artifacts: ['library-of-babble', 'quantum-compass'], deck: ['urchin'] },
    });
    t.me.discard('skippy-the-glorious').choose('library-of-babble');
    t.expect({
      me: { hand: ['fear', 'punch'], deck: ['gub'], artifacts: ['arcenomometer'], discard: ['skippy-the-glorious'] },
      foe: { deck: ['urchin'], artifacts: [{ id: 'library-of-babble', exhausted: true }, 'quantum-compass'] },
    });
  });

  it('draws nothing where none is used', () => {
    const none = table({ me: { house: 'logos', hand: ['skippy-the-glorious'], deck: ['fear'] }, foe: {} });
    none.me.discard('skippy-the-glorious');
    none.expect({ me: { hand: [], deck: ['fear'] } });
    const artifacts = [{ id: 'library-of-babble', exhausted: true }];
    const tired = table({ me: { house: 'logos', hand: ['skippy-the-glorious'], deck: ['fear'] }, foe: { artifacts } });
    tired.me.discard('skippy-the-glorious');
    tired.expect({ me: { hand: [], deck: ['fear'] }, foe: { artifacts } });
  });

  it('reads the artifact from your side', () => {
    const t = table({
      me: { house: 'logos', hand: ['skippy-the-glorious'], line: ['helichopper'], deck: ['fear'] },
      foe: { artifacts: ['gauntlet-of-command'], line: ['tocsin'] },
    });
    t.me.discard('skippy-the-glorious');
    t.expect({
      me: { hand: ['fear'], line: [{ id: 'helichopper', damage: 3, exhausted: true }] },
      foe: { line: [], artifacts: [{ id: 'gauntlet-of-command', exhausted: true }] },
    });
  });
});
