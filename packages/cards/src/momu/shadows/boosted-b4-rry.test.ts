import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('boosted-b4-rry', () => {
  const both = ['boosted-b4-rry', 'boosted-b4-rry2'];
  const used = { id: 'boosted-b4-rry', exhausted: true };
  const take = 'take control of an enemy artifact';
  const play = 'play a random card from your opponent’s archives';

  it('takes an enemy artifact, which is a Shadows card under its control', () => {
    const t = table({
      me: { house: 'shadows', hand: both, artifacts: [] },
      foe: { artifacts: ['library-of-babble', 'banner-of-battle'] },
    });
    t.me.play('boosted-b4-rry').choose(take).choose('library-of-babble');
    t.expect({ me: { line: [used], artifacts: ['library-of-babble'] }, foe: { artifacts: ['banner-of-battle'] } });
    t.me.action('library-of-babble');
    t.expect({
      me: { line: [used], artifacts: [{ id: 'library-of-babble', exhausted: true }] },
      foe: { artifacts: ['banner-of-battle'] },
    });
  });

  it('plays a random card from the archives of the opponent as its own', () => {
    const t = table({
      me: { house: 'shadows', line: ['boosted-b4-rry'] },
      foe: { archives: ['troll', 'troll'], aember: 1 },
    });
    t.me.reap('boosted-b4-rry').choose(play).choose('right');
    t.expect({
      me: { aember: 1, line: [used, { id: 'troll', exhausted: true }] },
      foe: { aember: 1, archives: ['troll'], line: [] },
    });
  });

  it('an action of theirs goes to their discard pile, and its icons are mine; after a fight too', () => {
    const t = table({
      me: { house: 'shadows', line: ['boosted-b4-rry'] },
      foe: { line: ['batdrone', 'mother'], archives: ['punch'] },
    });
    t.me.fight('boosted-b4-rry', 'batdrone').choose(play).choose('mother');
    t.expect({
      me: { aember: 1, line: [used] },
      foe: { line: [{ id: 'mother', damage: 3 }], archives: [], discard: ['punch', 'batdrone'] },
    });
  });

  it('does nothing where there is neither', () => {
    const t = table({ me: { house: 'shadows', line: ['boosted-b4-rry'] }, foe: {} });
    t.me.reap('boosted-b4-rry').choose(take);
    t.expect({ me: { aember: 1, line: [used] } });
  });

  it('ruling boosted-b4-rry/base-half: armor and traits are those of the base half, in play only', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: ['boosted-b4-rry'] }, foe: {} });
    t.me.play('punch');
    t.expect({ me: { aember: 1, line: [{ id: 'boosted-b4-rry', damage: 1 }], discard: ['punch'] } });
  });

  it('half of a gigantic creature from there cannot be played, and stays', () => {
    const t = table({
      me: { house: 'shadows', line: ['boosted-b4-rry'] },
      foe: { archives: ['dodger-s-10'] },
    });
    t.me.reap('boosted-b4-rry').choose(play);
    t.expect({ me: { aember: 1, line: [used] }, foe: { archives: ['dodger-s-10'] } });
  });
});
