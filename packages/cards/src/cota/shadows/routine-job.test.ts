import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('routine-job', () => {
  it.each([
    { before: 0, stolen: 1 },
    { before: 1, stolen: 2 },
    { before: 3, stolen: 4 },
  ])('steals $stolen with $before copies in the discard pile', ({ before, stolen }) => {
    const copies = Array.from({ length: before }, () => 'routine-job');
    const t = table({
      me: { house: 'shadows', hand: ['routine-job'], discard: [...copies, 'urchin'] },
      foe: { aember: 9 },
    });
    t.me.play('routine-job');
    t.expect({
      me: { aember: stolen, discard: ['routine-job', ...copies, 'urchin'] },
      foe: { aember: 9 - stolen },
    });
  });

  it('counts neither copies elsewhere nor those of the opponent', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['routine-job', 'routine-job'],
        deck: ['routine-job'],
        archives: ['routine-job'],
        purged: ['routine-job'],
      },
      foe: { aember: 9, discard: ['routine-job', 'routine-job'] },
    });
    t.me.play('routine-job');
    t.expect({ me: { aember: 1, hand: ['routine-job'], discard: ['routine-job'] }, foe: { aember: 8 } });
  });

  it('counts the copy that was played just before', () => {
    const t = table({
      me: { house: 'shadows', hand: ['routine-job', 'routine-job', 'routine-job'] },
      foe: { aember: 9 },
    });
    t.me.play('routine-job').play('routine-job').play('routine-job');
    t.expect({ me: { aember: 6, hand: [] }, foe: { aember: 3 } });
  });

  it('steals no more than there is', () => {
    const t = table({
      me: { house: 'shadows', hand: ['routine-job'], discard: ['routine-job', 'routine-job'] },
      foe: { aember: 2 },
    });
    t.me.play('routine-job');
    t.expect({ me: { aember: 2 }, foe: { aember: 0 } });
  });

  it('as a Mimicry counts the copies in the pile of its player, and never itself', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry', 'mimicry'], discard: ['routine-job'] },
      foe: { aember: 9, discard: ['routine-job', 'routine-job'] },
    });
    t.me.play('mimicry').choose('routine-job').play('mimicry').choose('routine-job');
    t.expect({ me: { aember: 4, discard: ['mimicry', 'mimicry', 'routine-job'] }, foe: { aember: 5 } });
  });
});
