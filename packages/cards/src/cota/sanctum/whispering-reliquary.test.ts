import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('whispering-reliquary', () => {
  it("returns an enemy artifact to its owner's hand", () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['whispering-reliquary', 'hallowed-blaster'], hand: [] },
      foe: { artifacts: ['library-of-babble', { id: 'pocket-universe', aember: 3 }], hand: ['punch'] },
    });
    t.me.action('whispering-reliquary').choose('pocket-universe');
    t.expect({
      me: { aember: 0, hand: [], artifacts: [{ id: 'whispering-reliquary', exhausted: true }, 'hallowed-blaster'] },
      foe: { aember: 0, hand: ['punch', 'pocket-universe'], artifacts: ['library-of-babble'] },
    });
  });

  it('may return a friendly artifact, which can be played again', () => {
    const t = table({
      me: {
        house: 'sanctum',
        artifacts: ['whispering-reliquary', { id: 'potion-of-invulnerability', exhausted: true }],
        hand: [],
      },
      foe: {},
    });
    t.me.action('whispering-reliquary').choose('potion-of-invulnerability').play('potion-of-invulnerability');
    t.expect({
      me: {
        aember: 1,
        hand: [],
        artifacts: [
          { id: 'whispering-reliquary', exhausted: true },
          { id: 'potion-of-invulnerability', exhausted: true },
        ],
      },
    });
  });

  it('returns itself where it is the only artifact', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['whispering-reliquary'], line: ['mother'], hand: [] },
      foe: { line: ['tocsin'] },
    });
    t.me.action('whispering-reliquary');
    t.expect({
      me: { hand: ['whispering-reliquary'], artifacts: [], line: ['mother'] },
      foe: { line: ['tocsin'] },
    });
  });

  it('returns an artifact that changed sides to its owner, not to its controller', () => {
    const t = table({
      me: {
        house: 'sanctum',
        artifacts: ['whispering-reliquary', { id: 'library-of-babble', owner: 1 }],
        hand: [],
      },
      foe: { hand: [] },
    });
    t.me.action('whispering-reliquary').choose('library-of-babble');
    t.expect({
      me: { hand: [], artifacts: [{ id: 'whispering-reliquary', exhausted: true }] },
      foe: { hand: ['library-of-babble'] },
    });
  });

  it('works only in turns of its house, and not in the turn in which it was played', () => {
    const t = table({ me: { house: 'logos', artifacts: ['whispering-reliquary'] }, foe: {} });
    t.me.cannot('action', 'whispering-reliquary', 'wrong-house');
    const u = table({ me: { house: 'sanctum', hand: ['whispering-reliquary'] }, foe: {} });
    u.me.play('whispering-reliquary').cannot('action', 'whispering-reliquary', 'exhausted');
    u.expect({ me: { aember: 0, artifacts: [{ id: 'whispering-reliquary', exhausted: true }] } });
  });
});
