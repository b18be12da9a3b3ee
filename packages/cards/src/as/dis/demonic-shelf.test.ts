import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('demonic-shelf', () => {
  it('takes a friendly creature under it, and deals 3 to a creature', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['demonic-shelf'], line: ['shooler', 'mother'] },
      foe: { line: ['troll', 'valdr'] },
    });
    t.me.action('demonic-shelf').choose('mother').choose('troll');
    t.expect({
      me: { line: ['shooler'], artifacts: [{ id: 'demonic-shelf', exhausted: true, under: ['mother'] }] },
      foe: { line: [{ id: 'troll', damage: 3 }, 'valdr'] },
    });
  });

  it('ruling demonic-shelf/each-choice: deals 3 for each card under it, each to a creature that is chosen for it', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: [{ id: 'demonic-shelf', under: ['batdrone', 'batdrone'] }],
        line: ['shooler', 'mother'],
      },
      foe: { line: ['troll', 'valdr'] },
    });
    t.me.action('demonic-shelf').choose('mother').choose('troll', 'troll', 'shooler');
    t.expect({
      me: {
        line: [{ id: 'shooler', damage: 3 }],
        artifacts: [{ id: 'demonic-shelf', exhausted: true, under: ['batdrone', 'batdrone', 'mother'] }],
      },
      foe: { line: [{ id: 'troll', damage: 6 }, 'valdr'] },
    });
  });

  it('without a friendly creature it deals for those that lie there already', () => {
    const t = table({
      me: { house: 'dis', artifacts: [{ id: 'demonic-shelf', under: ['batdrone'] }] },
      foe: { line: ['troll'] },
    });
    t.me.action('demonic-shelf');
    t.expect({
      me: { artifacts: [{ id: 'demonic-shelf', exhausted: true, under: ['batdrone'] }] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('loses only its ward, a creature that has one, and what the creature carried goes where it belongs', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['demonic-shelf'], line: [{ id: 'mother', warded: true }] },
      foe: { line: ['troll'] },
    });
    t.me.action('demonic-shelf');
    t.expect({
      me: { line: ['mother'], artifacts: [{ id: 'demonic-shelf', exhausted: true }] },
      foe: { line: ['troll'] },
    });
    const full = table({
      me: {
        house: 'dis',
        artifacts: ['demonic-shelf'],
        line: [{ id: 'mother', aember: 2, upgrades: ['tomb-of-agony'] }],
      },
      foe: { line: ['troll'] },
    });
    full.me.action('demonic-shelf');
    full.expect({
      me: {
        line: [],
        discard: ['tomb-of-agony'],
        artifacts: [{ id: 'demonic-shelf', exhausted: true, under: ['mother'] }],
      },
      foe: { aember: 2, line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('puts no creature to death: nothing waits for that', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['demonic-shelf'], line: ['dust-imp'] },
      foe: { line: ['troll'] },
    });
    t.me.action('demonic-shelf');
    t.expect({
      me: { aember: 0, line: [], artifacts: [{ id: 'demonic-shelf', exhausted: true, under: ['dust-imp'] }] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('leaves the cards to their owners’ discard piles', () => {
    const t = table({
      me: { house: 'dis', hand: ['cauterize-vitality'], artifacts: [{ id: 'demonic-shelf', under: ['batdrone'] }] },
    });
    t.me.play('cauterize-vitality');
    t.expect({ me: { artifacts: [], discard: ['cauterize-vitality', 'demonic-shelf', 'batdrone'] } });
  });
});
