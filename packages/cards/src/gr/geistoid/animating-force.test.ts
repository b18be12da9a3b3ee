import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('animating-force', () => {
  it('goes onto an artifact, which is a creature with 4 power and versatile under its player’s control', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['animating-force'], line: ['troll'] },
      foe: { artifacts: ['library-of-babble', 'banner-of-battle'] },
    });
    t.me.play('animating-force').choose('library-of-babble').choose('left');
    const risen = { id: 'library-of-babble', upgrades: ['animating-force'] };
    t.expect({ me: { line: [risen, 'troll'] }, foe: { artifacts: ['banner-of-battle'] } });
    t.me.reap('library-of-babble');
    t.expect({
      me: { aember: 1, line: [{ ...risen, exhausted: true }, 'troll'] },
      foe: { artifacts: ['banner-of-battle'] },
    });
  });

  it('has 4 power: it dies of as much damage, and both go to their owners', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['animating-force', 'animating-force'] },
      foe: { artifacts: ['library-of-babble'], line: ['mother'] },
    });
    t.me.play('animating-force').fight('library-of-babble', 'mother');
    t.expect({
      me: { line: [], hand: ['animating-force'], discard: ['animating-force'] },
      foe: { line: [{ id: 'mother', damage: 4 }], discard: ['library-of-babble'] },
    });
  });

  it('an artifact of my own stays mine, and none, no play', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['animating-force'], artifacts: ['library-of-babble'] },
      foe: {},
    });
    t.me.play('animating-force');
    t.expect({ me: { artifacts: [], line: [{ id: 'library-of-babble', upgrades: ['animating-force'] }] } });
    const none = table({ me: { house: 'geistoid', hand: ['animating-force'], line: ['troll'] }, foe: {} });
    none.me.cannot('play', 'animating-force', 'no-host');
  });

  it('leaves a creature behind where it goes by itself', () => {
    const t = table({
      me: {
        ...{ house: 'geistoid', hand: ['animating-force', '3ll-i0t'], artifacts: ['library-of-babble'] },
        deck: Array.from({ length: 9 }, () => 'fear'),
      },
      foe: {},
    });
    t.me.play('animating-force').end();
    t.foe.end();
    t.me.house('star-alliance').discard('3ll-i0t').reap('library-of-babble');
    t.expect({
      me: {
        ...{ aember: 1, artifacts: [], discard: ['3ll-i0t'] },
        line: [{ id: 'library-of-babble', exhausted: true }],
      },
    });
  });

  it('gains 1 where it is discarded', () => {
    const t = table({ me: { house: 'geistoid', hand: ['animating-force'] }, foe: {} });
    t.me.discard('animating-force');
    t.expect({ me: { aember: 1, discard: ['animating-force'] } });
  });
});
