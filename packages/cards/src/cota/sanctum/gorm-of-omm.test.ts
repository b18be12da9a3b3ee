import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gorm-of-omm', () => {
  it('is sacrificed and destroys an artifact, in a turn of any house', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['gorm-of-omm', 'hallowed-blaster'] },
      foe: { artifacts: ['library-of-babble', 'seeker-needle'] },
    });
    t.me.omni('gorm-of-omm').choose('seeker-needle');
    t.expect({
      me: { aember: 0, artifacts: ['hallowed-blaster'], discard: ['gorm-of-omm'] },
      foe: { artifacts: ['library-of-babble'], discard: ['seeker-needle'] },
    });
  });

  it('may destroy another friendly artifact', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['gorm-of-omm', 'hallowed-blaster'] },
      foe: { artifacts: ['library-of-babble'] },
    });
    t.me.omni('gorm-of-omm').choose('hallowed-blaster');
    t.expect({
      me: { artifacts: [], discard: ['hallowed-blaster', 'gorm-of-omm'] },
      foe: { artifacts: ['library-of-babble'] },
    });
  });

  it('must destroy a friendly artifact where that is the only one left', () => {
    const t = table({ me: { house: 'sanctum', artifacts: ['gorm-of-omm', 'hallowed-blaster'] }, foe: {} });
    t.me.omni('gorm-of-omm');
    t.expect({ me: { artifacts: [], discard: ['hallowed-blaster', 'gorm-of-omm'] } });
  });

  it('is sacrificed also where there is no other artifact', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['gorm-of-omm'], line: ['mother'] },
      foe: { line: ['tocsin'] },
    });
    t.me.omni('gorm-of-omm');
    t.expect({ me: { artifacts: [], line: ['mother'], discard: ['gorm-of-omm'] }, foe: { line: ['tocsin'] } });
  });

  it('sends the æmber on the artifact to the supply', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['gorm-of-omm'] },
      foe: { artifacts: [{ id: 'pocket-universe', aember: 4 }] },
    });
    t.me.omni('gorm-of-omm');
    t.expect({ me: { aember: 0, artifacts: [] }, foe: { aember: 0, artifacts: [], discard: ['pocket-universe'] } });
  });

  it('enters play exhausted, and has no Action: ability', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['gorm-of-omm'], artifacts: ['gorm-of-omm'] },
      foe: { artifacts: ['library-of-babble'] },
    });
    t.me.cannot('action', 'gorm-of-omm', 'no-such-ability').play('gorm-of-omm');
    t.me.cannot('omni', 'gorm-of-omm#2', 'exhausted');
    t.expect({
      me: { aember: 0, artifacts: ['gorm-of-omm', { id: 'gorm-of-omm', exhausted: true }] },
      foe: { artifacts: ['library-of-babble'] },
    });
  });
});
