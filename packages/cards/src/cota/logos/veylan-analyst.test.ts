import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('veylan-analyst', () => {
  it('gains 1 for an Action: of an artifact', () => {
    const t = table({
      me: { house: 'logos', line: ['veylan-analyst'], artifacts: ['library-of-babble'], deck: ['fear'] },
      foe: {},
    });
    t.me.action('library-of-babble');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear'],
        line: ['veylan-analyst'],
        artifacts: [{ id: 'library-of-babble', exhausted: true }],
      },
    });
  });

  it('gains 1 for an Omni: too, although the artifact is sacrificed by it', () => {
    const t = table({
      me: { house: 'dis', line: ['veylan-analyst'], artifacts: ['combat-pheromones'] },
      foe: {},
    });
    t.me.omni('combat-pheromones');
    t.expect({
      me: { aember: 1, line: ['veylan-analyst'], artifacts: [], discard: ['combat-pheromones'] },
    });
  });

  it('gains 1 each where there are two', () => {
    const t = table({
      me: { house: 'logos', line: ['veylan-analyst', 'veylan-analyst'], artifacts: ['mobius-scroll'] },
      foe: {},
    });
    t.me.action('mobius-scroll');
    while (t.state.ask?.kind === 'order') t.me.order('veylan-analyst');
    t.expect({
      me: { aember: 2, line: ['veylan-analyst', 'veylan-analyst'], artifacts: [], archives: ['mobius-scroll'] },
    });
  });

  it('gains 1 for an enemy artifact that is used as if it were its own', () => {
    const t = table({
      me: { house: 'logos', line: ['veylan-analyst'], hand: ['remote-access'], deck: ['fear'] },
      foe: { artifacts: ['library-of-babble'] },
    });
    t.me.play('remote-access');
    t.expect({
      me: { aember: 2, hand: ['fear'], line: ['veylan-analyst'] },
      foe: { aember: 0, artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
  });

  it('gains nothing for playing an artifact, using a creature, or a use of the opponent', () => {
    const t = table({
      me: {
        houses: ['logos', 'dis', 'untamed'],
        house: 'logos',
        line: ['veylan-analyst', 'novu-archaeologist'],
        hand: ['library-of-babble', ...filler(6)],
      },
      foe: { houses: ['logos', 'dis', 'shadows'], artifacts: ['library-of-babble'], deck: ['fear'] },
    });
    t.me.play('library-of-babble').action('novu-archaeologist').end();
    t.foe.house('logos').action('library-of-babble');
    t.expect({
      me: { aember: 0, line: ['veylan-analyst', 'novu-archaeologist'], artifacts: ['library-of-babble'] },
      foe: { aember: 0, hand: ['fear'], artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
  });
});
