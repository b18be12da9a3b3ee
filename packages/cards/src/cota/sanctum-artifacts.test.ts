import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { targetsOf } from '../testing/targets.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

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

describe('potion-of-invulnerability', () => {
  it('gives its bonus, and cannot be used in the turn in which it was played', () => {
    const t = table({ me: { house: 'sanctum', hand: ['potion-of-invulnerability'] }, foe: {} });
    t.me.play('potion-of-invulnerability').cannot('omni', 'potion-of-invulnerability', 'exhausted');
    t.expect({ me: { aember: 1, artifacts: [{ id: 'potion-of-invulnerability', exhausted: true }] } });
  });

  it('keeps friendly creatures unharmed in their fights, and only them', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['potion-of-invulnerability'], line: ['mother', 'doc-bookton'] },
      foe: { line: ['niffle-queen', 'valdr'] },
    });
    t.me.omni('potion-of-invulnerability').fight('mother', 'niffle-queen').fight('doc-bookton', 'valdr');
    t.expect({
      me: {
        artifacts: [],
        discard: ['potion-of-invulnerability'],
        line: [
          { id: 'mother', exhausted: true },
          { id: 'doc-bookton', exhausted: true },
        ],
      },
      foe: {
        line: [
          { id: 'niffle-queen', damage: 5 },
          { id: 'valdr', damage: 5 },
        ],
      },
    });
  });

  it('protects from damage by effects too', () => {
    const t = table({
      me: {
        house: 'shadows',
        artifacts: ['potion-of-invulnerability'],
        hand: ['poison-wave'],
        line: ['urchin', { id: 'dodger', damage: 4 }],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.omni('potion-of-invulnerability').play('poison-wave');
    t.expect({
      me: { aember: 1, line: ['urchin', { id: 'dodger', damage: 4 }] },
      foe: { line: [{ id: 'tocsin', damage: 2 }] },
    });
  });

  it('protects creatures that enter later, but not from destruction', () => {
    const t = table({
      me: {
        house: 'shadows',
        artifacts: ['potion-of-invulnerability'],
        hand: ['silvertooth', 'poison-wave'],
        line: ['dodger'],
      },
      foe: {},
    });
    t.me.omni('potion-of-invulnerability').play('silvertooth').play('poison-wave');
    t.expect({ me: { aember: 1, line: ['dodger', 'silvertooth'] } });
  });

  it('does not keep a creature from being destroyed', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['potion-of-invulnerability'],
        hand: ['hand-of-dis'],
        line: ['mother', 'tocsin', 'shooler'],
      },
      foe: {},
    });
    t.me.omni('potion-of-invulnerability').play('hand-of-dis');
    t.expect({ me: { line: ['mother', 'shooler'] } });
  });

  it('ends with the turn', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['potion-of-invulnerability'], line: ['mother'] },
      foe: { ...foeHouses, hand: ['punch'] },
    });
    t.me.omni('potion-of-invulnerability').end();
    t.foe.house('brobnar').play('punch');
    t.expect({ me: { line: [{ id: 'mother', damage: 3 }] } });
  });
});

describe('round-table', () => {
  it('gives friendly Knights of any house 1 power', () => {
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: ['round-table'],
        line: [
          { id: 'staunch-knight', damage: 6 },
          { id: 'the-terror', damage: 5 },
        ],
        hand: ['punch'],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'staunch-knight', damage: 6 },
          { id: 'the-terror', damage: 5 },
        ],
      },
      foe: { line: [] },
    });
  });

  it('lets them deal that power in fights', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['round-table'], line: ['raiding-knight'] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('raiding-knight', 'niffle-queen');
    t.expect({
      me: { line: [{ id: 'raiding-knight', damage: 4, exhausted: true }] },
      foe: { line: [{ id: 'niffle-queen', damage: 5 }] },
    });
  });

  it('gives them taunt, so that they protect their neighbors that are no Knights', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { artifacts: ['round-table'], line: ['mother', 'raiding-knight', 'tocsin', 'valdr'] },
    });
    expect(targetsOf(t, 'shooler')).toEqual(['raiding-knight', 'valdr']);
    t.expect({ me: { line: ['shooler'] }, foe: { line: ['mother', 'raiding-knight', 'tocsin', 'valdr'] } });
  });

  it('gives enemy Knights and friendly creatures of other traits nothing', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['round-table'], hand: ['punch', 'punch'], line: ['mother', 'valdr'] },
      foe: { line: [{ id: 'raiding-knight', damage: 3 }, 'shooler'] },
    });
    expect(targetsOf(t, 'valdr')).toEqual(['raiding-knight', 'shooler']);
    t.me.play('punch').choose('raiding-knight').play('punch').choose('mother');
    t.expect({ me: { aember: 2, line: [{ id: 'mother', damage: 3 }, 'valdr'] }, foe: { line: ['shooler'] } });
  });

  it('adds up with a second table', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['round-table', 'round-table'], line: ['raiding-knight'] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('raiding-knight', 'niffle-queen');
    t.expect({ me: { line: [{ id: 'raiding-knight', damage: 4, exhausted: true }] }, foe: { line: [] } });
  });

  it('takes its gift along when it leaves play: a Knight with too much damage is destroyed', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['gorm-of-omm'] },
      foe: {
        artifacts: ['round-table'],
        line: [{ id: 'raiding-knight', damage: 4 }, { id: 'champion-tabris', damage: 5 }, 'mother'],
      },
    });
    t.me.omni('gorm-of-omm');
    t.expect({
      me: { artifacts: [] },
      foe: { artifacts: [], line: [{ id: 'champion-tabris', damage: 5 }, 'mother'] },
    });
  });

  it('gives its bonus', () => {
    const t = table({ me: { house: 'sanctum', hand: ['round-table'], line: ['mother'] }, foe: {} });
    t.me.play('round-table');
    t.expect({ me: { aember: 1, line: ['mother'], artifacts: [{ id: 'round-table', exhausted: true }] } });
  });
});

describe('sigil-of-brotherhood', () => {
  it('lets friendly Sanctum creatures reap and fight in a turn of another house', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['sigil-of-brotherhood'], line: ['raiding-knight', 'staunch-knight', 'mother'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.cannot('reap', 'raiding-knight', 'wrong-house').omni('sigil-of-brotherhood');
    t.me.reap('raiding-knight').fight('staunch-knight', 'dust-imp').reap('mother');
    t.expect({
      me: {
        aember: 2,
        artifacts: [],
        discard: ['sigil-of-brotherhood'],
        line: [
          { id: 'raiding-knight', exhausted: true },
          { id: 'staunch-knight', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
      foe: { aember: 2, line: [] },
    });
  });

  it('lets them use their Action: abilities, and be unstunned', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['sigil-of-brotherhood'],
        line: ['lady-maxena', { id: 'raiding-knight', stunned: true }],
        hand: [],
      },
      foe: {},
    });
    t.me.omni('sigil-of-brotherhood').action('lady-maxena').unstun('raiding-knight');
    t.expect({ me: { hand: ['lady-maxena'], line: [{ id: 'raiding-knight', exhausted: true }] } });
  });

  it('covers neither creatures of a third house nor Sanctum artifacts, and readies nothing', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['sigil-of-brotherhood', 'hallowed-blaster'],
        line: ['tocsin', { id: 'raiding-knight', exhausted: true }],
      },
      foe: {},
    });
    t.me.omni('sigil-of-brotherhood').cannot('reap', 'tocsin', 'wrong-house');
    t.me.cannot('action', 'hallowed-blaster', 'wrong-house').cannot('reap', 'raiding-knight', 'exhausted');
    t.expect({
      me: { aember: 0, artifacts: ['hallowed-blaster'], line: ['tocsin', { id: 'raiding-knight', exhausted: true }] },
    });
  });

  it('lets no Sanctum card be played', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['sigil-of-brotherhood'], hand: ['raiding-knight'] },
      foe: { aember: 1 },
    });
    t.me.omni('sigil-of-brotherhood').cannot('play', 'raiding-knight', 'wrong-house');
    t.expect({ me: { hand: ['raiding-knight'] }, foe: { aember: 1 } });
  });

  it('covers a Sanctum creature that comes under control later in the turn', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['sigil-of-brotherhood'], hand: ['harland-mindlock'] },
      foe: { line: ['raiding-knight'] },
    });
    t.me.omni('sigil-of-brotherhood').play('harland-mindlock').flank('right').reap('raiding-knight');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'harland-mindlock', exhausted: true },
          { id: 'raiding-knight', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('ends with the turn', () => {
    const t = table({
      me: {
        house: 'logos',
        houses: ['logos', 'sanctum', 'untamed'],
        artifacts: ['sigil-of-brotherhood'],
        line: ['raiding-knight'],
      },
      foe: foeHouses,
    });
    t.me.omni('sigil-of-brotherhood').end();
    t.foe.house('dis').end();
    t.me.house('logos').cannot('reap', 'raiding-knight', 'wrong-house');
    t.expect({ me: { aember: 0, line: ['raiding-knight'] } });
  });
});

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
