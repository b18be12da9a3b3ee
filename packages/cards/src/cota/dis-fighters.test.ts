// Creatures of Dis that do something when they fight.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { targetsOf } from '../testing/targets.ts';

describe('eater-of-the-dead', () => {
  it('purges a creature from a discard pile when it reaps, and grows', () => {
    const t = table({
      me: { house: 'dis', line: ['eater-of-the-dead'], discard: ['fear', 'tocsin'] },
      foe: { discard: ['mother', 'punch', 'urchin'] },
    });
    t.me.reap('eater-of-the-dead');
    expect([...t.options()].sort()).toEqual(['mother', 'tocsin', 'urchin']);
    t.me.choose('mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'eater-of-the-dead', power: 1, exhausted: true }], discard: ['fear', 'tocsin'] },
      foe: { discard: ['punch', 'urchin'], purged: ['mother'] },
    });
  });

  it('does so when it fights, also with the creature that it has just destroyed', () => {
    const t = table({
      me: { house: 'dis', line: ['eater-of-the-dead'] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('eater-of-the-dead', 'tocsin');
    t.expect({
      me: { line: [{ id: 'eater-of-the-dead', damage: 3, power: 1, exhausted: true }] },
      foe: { line: [], discard: [], purged: ['tocsin'] },
    });
  });

  it('may purge from the own discard pile', () => {
    const t = table({
      me: { house: 'dis', line: ['eater-of-the-dead'], discard: ['tocsin'] },
      foe: { discard: ['punch'] },
    });
    t.me.reap('eater-of-the-dead');
    t.expect({
      me: { line: [{ id: 'eater-of-the-dead', power: 1, exhausted: true }], discard: [], purged: ['tocsin'] },
      foe: { discard: ['punch'] },
    });
  });

  it('does not grow where no creature lies in a discard pile', () => {
    const t = table({
      me: { house: 'dis', line: ['eater-of-the-dead'], discard: ['fear'] },
      foe: { discard: ['punch'] },
    });
    t.me.reap('eater-of-the-dead');
    t.expect({
      me: { aember: 1, line: [{ id: 'eater-of-the-dead', exhausted: true }], discard: ['fear'] },
      foe: { discard: ['punch'] },
    });
  });

  it('does nothing when it is destroyed in the fight, or attacked', () => {
    const t = table({
      me: { house: 'dis', line: ['eater-of-the-dead', 'dust-imp'] },
      foe: { line: ['eater-of-the-dead', 'valdr'], discard: ['urchin'] },
    });
    t.me.fight('eater-of-the-dead', 'valdr').fight('dust-imp', 'eater-of-the-dead');
    t.expect({
      me: { aember: 2, line: [] },
      foe: {
        line: [
          { id: 'eater-of-the-dead', damage: 2 },
          { id: 'valdr', damage: 4 },
        ],
        discard: ['urchin'],
      },
    });
  });

  it('grows by one each time', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'eater-of-the-dead', power: 2, damage: 5 }] },
      foe: { discard: ['urchin'] },
    });
    t.me.reap('eater-of-the-dead');
    t.expect({ me: { line: [{ id: 'eater-of-the-dead', power: 3, damage: 5, exhausted: true }] } });
  });
});

describe('gabos-longarms', () => {
  it('deals its damage to another creature than the one it fights, which strikes back', () => {
    const t = table({ me: { house: 'dis', line: ['gabos-longarms'] }, foe: { line: ['tocsin', 'mother'] } });
    t.me.fight('gabos-longarms', 'tocsin').choose('mother');
    t.expect({ me: { line: [{ id: 'gabos-longarms', damage: 3, exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('may deal it to the creature it fights', () => {
    const t = table({ me: { house: 'dis', line: ['gabos-longarms'] }, foe: { line: ['tocsin', 'mother'] } });
    t.me.fight('gabos-longarms', 'tocsin').choose('tocsin');
    t.expect({ me: { line: [{ id: 'gabos-longarms', damage: 3, exhausted: true }] }, foe: { line: ['mother'] } });
  });

  it('reaches a creature behind taunt, and a friendly one', () => {
    const t = table({
      me: { house: 'dis', line: ['gabos-longarms', 'tocsin', 'gabos-longarms'] },
      foe: { line: ['champion-anaphiel', 'dust-imp'] },
    });
    expect(targetsOf(t, 'gabos-longarms')).toEqual(['champion-anaphiel']);
    t.me.fight('gabos-longarms', 'champion-anaphiel').choose('dust-imp');
    t.expect({
      me: { line: ['tocsin', 'gabos-longarms'], discard: ['gabos-longarms'] },
      foe: { aember: 2, line: ['champion-anaphiel'] },
    });
    t.me.fight('gabos-longarms', 'champion-anaphiel').choose('tocsin');
    t.expect({ me: { line: [] }, foe: { line: ['champion-anaphiel'] } });
  });

  it('ruling gabos-longarms/reaches-elusive: reaches an elusive creature that it does not attack', () => {
    const t = table({ me: { house: 'dis', line: ['gabos-longarms'] }, foe: { line: ['tocsin', 'urchin'] } });
    t.me.fight('gabos-longarms', 'tocsin').choose('urchin');
    t.expect({ me: { line: [{ id: 'gabos-longarms', damage: 3, exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('ruling gabos-longarms/attacks-elusive: deals its damage elsewhere also when the attacked creature is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['gabos-longarms'] }, foe: { line: ['tocsin', 'urchin'] } });
    t.me.fight('gabos-longarms', 'urchin').choose('tocsin');
    t.expect({ me: { line: [{ id: 'gabos-longarms', exhausted: true }] }, foe: { line: ['urchin'] } });
  });

  it('meets the armor and the ward of the chosen creature', () => {
    const t = table({
      me: { house: 'dis', line: ['gabos-longarms', 'gabos-longarms'] },
      foe: { line: ['dust-imp', { id: 'mother', warded: true }, 'raiding-knight'] },
    });
    t.me
      .fight('gabos-longarms', 'dust-imp')
      .choose('mother')
      .fight('gabos-longarms#2', 'dust-imp')
      .choose('raiding-knight');
    t.expect({
      me: {
        line: [
          { id: 'gabos-longarms', damage: 2, exhausted: true },
          { id: 'gabos-longarms', damage: 2, exhausted: true },
        ],
      },
      foe: { line: ['dust-imp', 'mother', { id: 'raiding-knight', damage: 3 }] },
    });
  });

  it('chooses nothing when it is attacked', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin', 'mother'] }, foe: { line: ['gabos-longarms'] } });
    t.me.fight('tocsin', 'gabos-longarms');
    t.expect({ me: { line: ['mother'] }, foe: { line: [{ id: 'gabos-longarms', damage: 3 }] } });
  });
});

describe('overlord-greking', () => {
  it('takes the creature that it destroyed attacking, exhausted and on the flank that is chosen', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking', 'tocsin'] },
      foe: { line: ['charette', 'mother'], aember: 4 },
    });
    t.me.fight('overlord-greking', 'charette').flank('left');
    t.expect({
      me: {
        aember: 0,
        line: [{ id: 'charette', exhausted: true }, { id: 'overlord-greking', damage: 4, exhausted: true }, 'tocsin'],
      },
      foe: { aember: 4, line: ['mother'], discard: [] },
    });
  });

  it('takes the creature that attacked it', () => {
    const t = table({ me: { house: 'logos', line: ['mother'] }, foe: { line: ['overlord-greking'] } });
    t.me.fight('mother', 'overlord-greking').flank('right');
    t.expect({
      me: { line: [], discard: [] },
      foe: {
        line: [
          { id: 'overlord-greking', damage: 5 },
          { id: 'mother', exhausted: true },
        ],
      },
    });
  });

  it('takes the creature without its damage, æmber, counters and upgrades, after its Destroyed: abilities', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking'] },
      foe: {
        line: [{ id: 'dust-imp', aember: 2, power: 1, damage: 1, stunned: true, upgrades: ['protect-the-weak'] }],
      },
    });
    t.me.fight('overlord-greking', 'dust-imp').flank('right');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'overlord-greking', damage: 3, exhausted: true },
          { id: 'dust-imp', exhausted: true },
        ],
      },
      foe: { aember: 2, line: [], discard: ['protect-the-weak'] },
    });
  });

  it('does not become its owner: the creature leaves play for the hand of the opponent', () => {
    const t = table({
      me: { house: 'dis', hand: ['hysteria'], line: ['overlord-greking'] },
      foe: { line: ['tocsin'], hand: [] },
    });
    t.me.fight('overlord-greking', 'tocsin').flank('right').play('hysteria');
    t.expect({ me: { line: [], hand: ['overlord-greking'] }, foe: { line: [], hand: ['tocsin'] } });
  });

  it('keeps the creature when it leaves play itself', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle'], line: [{ id: 'overlord-greking', damage: 1 }] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('overlord-greking', 'tocsin').flank('right').play('gongoozle').choose('overlord-greking');
    t.expect({ me: { line: [{ id: 'tocsin', exhausted: true }] }, foe: { line: [], discard: [] } });
  });

  it('takes nothing when both are destroyed, or when its foe survives', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'overlord-greking', damage: 1 }, 'overlord-greking'] },
      foe: { line: ['valdr', 'pitlord'] },
    });
    t.me.fight('overlord-greking#2', 'pitlord');
    t.expect({
      me: { line: [{ id: 'overlord-greking', damage: 1 }] },
      foe: { line: ['valdr', { id: 'pitlord', damage: 7 }] },
    });
  });

  it('takes nothing when it dies together with the creature', () => {
    const t = table({ me: { house: 'dis', line: [{ id: 'overlord-greking', damage: 1 }] }, foe: { line: ['valdr'] } });
    t.me.fight('overlord-greking', 'valdr');
    t.expect({ me: { line: [], discard: ['overlord-greking'] }, foe: { line: [], discard: ['valdr'] } });
  });

  it('does not find a Bad Penny, which is in the hand of her owner', () => {
    const t = table({ me: { house: 'dis', line: ['overlord-greking'] }, foe: { line: ['bad-penny'], hand: [] } });
    t.me.fight('overlord-greking', 'bad-penny');
    t.expect({
      me: { line: [{ id: 'overlord-greking', damage: 1, exhausted: true }] },
      foe: { line: [], hand: ['bad-penny'] },
    });
  });

  it('does not find a creature that was purged instead', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking'], artifacts: ['annihilation-ritual'] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('overlord-greking', 'tocsin');
    t.expect({
      me: { line: [{ id: 'overlord-greking', damage: 3, exhausted: true }] },
      foe: { line: [], purged: ['tocsin'] },
    });
  });

  it('takes no creature that was destroyed otherwise', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle'], line: ['overlord-greking'] },
      foe: { line: ['tocsin'], discard: [] },
    });
    t.me.play('gongoozle').choose('tocsin');
    t.expect({ me: { line: ['overlord-greking'] }, foe: { line: [], discard: ['tocsin'] } });
  });

  it('takes a creature that hazardous damage of it destroyed before the blows', () => {
    const t = table({
      me: { house: 'dis', line: ['dust-imp'] },
      foe: { line: [{ id: 'overlord-greking', upgrades: ['flame-wreathed'] }] },
    });
    t.me.fight('dust-imp', 'overlord-greking').flank('left');
    t.expect({
      me: { aember: 2, line: [] },
      foe: {
        line: [
          { id: 'dust-imp', exhausted: true },
          { id: 'overlord-greking', upgrades: ['flame-wreathed'] },
        ],
      },
    });
  });

  it('ruling overlord-greking/tolas: a Tolas that it takes over does not pay for its own destruction', () => {
    const t = table({ me: { house: 'dis', line: ['tolas'] }, foe: { line: ['overlord-greking'] } });
    t.me.fight('tolas', 'overlord-greking').flank('right');
    t.expect({
      me: { aember: 0, line: [] },
      foe: {
        aember: 0,
        line: [
          { id: 'overlord-greking', damage: 1 },
          { id: 'tolas', exhausted: true },
        ],
      },
    });
  });
});

describe('guardian-demon', () => {
  it('heals 2 damage from a creature when it is played, and deals 2 to another', () => {
    const t = table({
      me: { house: 'dis', hand: ['guardian-demon'], line: [{ id: 'mother', damage: 4 }] },
      foe: { line: ['shooler', 'dust-imp'] },
    });
    t.me.play('guardian-demon', 'right').choose('mother').choose(2).choose('dust-imp');
    t.expect({
      me: {
        line: [
          { id: 'mother', damage: 2 },
          { id: 'guardian-demon', exhausted: true },
        ],
      },
      foe: { aember: 2, line: ['shooler'] },
    });
  });

  it('does so when it reaps; what was healed is dealt, also when it is less', () => {
    const t = table({
      me: { house: 'dis', line: ['guardian-demon', { id: 'mother', damage: 1 }] },
      foe: { line: ['shooler'] },
    });
    t.me.reap('guardian-demon').choose('mother').choose(1).choose('shooler');
    t.expect({
      me: { aember: 1, line: [{ id: 'guardian-demon', exhausted: true }, 'mother'] },
      foe: { line: [{ id: 'shooler', damage: 1 }] },
    });
  });

  it('does so when it fights, also with damage of its own', () => {
    const t = table({ me: { house: 'dis', line: ['guardian-demon'] }, foe: { line: ['tocsin', 'shooler'] } });
    t.me.fight('guardian-demon', 'tocsin').choose('guardian-demon').choose(2).choose('shooler');
    t.expect({
      me: { line: [{ id: 'guardian-demon', damage: 1, exhausted: true }] },
      foe: { line: [{ id: 'shooler', damage: 2 }] },
    });
  });

  it('may heal less, and then deals less', () => {
    const t = table({
      me: { house: 'dis', hand: ['guardian-demon'], line: [{ id: 'mother', damage: 4 }] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('guardian-demon', 'right').choose('mother');
    expect(t.options()).toEqual(['0', '1', '2']);
    t.me.choose(1).choose('dust-imp');
    t.expect({
      me: {
        line: [
          { id: 'mother', damage: 3 },
          { id: 'guardian-demon', exhausted: true },
        ],
      },
      foe: { aember: 0, line: [{ id: 'dust-imp', damage: 1 }] },
    });
  });

  it('may heal nothing, and then deals nothing', () => {
    const t = table({
      me: { house: 'dis', hand: ['guardian-demon'], line: [{ id: 'mother', damage: 4 }] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('guardian-demon', 'right').choose('mother').choose(0);
    t.expect({
      me: {
        line: [
          { id: 'mother', damage: 4 },
          { id: 'guardian-demon', exhausted: true },
        ],
      },
      foe: { line: ['dust-imp'] },
    });
  });

  it('may choose a creature without damage, and deals nothing', () => {
    const t = table({
      me: { house: 'dis', line: ['guardian-demon', { id: 'tocsin', damage: 2 }] },
      foe: { line: ['dust-imp'] },
    });
    t.me.reap('guardian-demon').choose('dust-imp');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'guardian-demon', exhausted: true },
          { id: 'tocsin', damage: 2 },
        ],
      },
      foe: { line: ['dust-imp'] },
    });
  });

  it('may heal an enemy and hurt a friend', () => {
    const t = table({
      me: { house: 'dis', line: ['guardian-demon', 'mother'] },
      foe: { line: [{ id: 'shooler', damage: 3 }] },
    });
    t.me.reap('guardian-demon').choose('shooler').choose(2).choose('mother');
    t.expect({
      me: {
        line: [
          { id: 'guardian-demon', exhausted: true },
          { id: 'mother', damage: 2 },
        ],
      },
      foe: { line: [{ id: 'shooler', damage: 1 }] },
    });
  });

  it('only heals where there is no other creature', () => {
    const t = table({ me: { house: 'dis', line: [{ id: 'guardian-demon', damage: 3 }] }, foe: {} });
    t.me.reap('guardian-demon').choose(2);
    t.expect({ me: { aember: 1, line: [{ id: 'guardian-demon', damage: 1, exhausted: true }] } });
  });

  it('asks for nobody while nobody is damaged', () => {
    const t = table({ me: { house: 'dis', line: ['guardian-demon'] }, foe: { line: ['tocsin', 'shooler'] } });
    t.me.reap('guardian-demon');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({
      me: { aember: 1, line: [{ id: 'guardian-demon', exhausted: true }] },
      foe: { line: ['tocsin', 'shooler'] },
    });
  });

  it('does nothing when it is destroyed in the fight', () => {
    const t = table({
      me: { house: 'dis', line: ['guardian-demon', { id: 'mother', damage: 2 }] },
      foe: { line: ['shooler'] },
    });
    t.me.fight('guardian-demon', 'shooler');
    t.expect({ me: { line: [{ id: 'mother', damage: 2 }] }, foe: { line: [{ id: 'shooler', damage: 4 }] } });
  });
});

describe('snudge', () => {
  it('returns an artifact to the hand of its owner when it reaps', () => {
    const t = table({
      me: { house: 'dis', line: ['snudge'], artifacts: ['speed-sigil'] },
      foe: { artifacts: ['key-to-dis'], hand: [] },
    });
    t.me.reap('snudge').choose('key-to-dis');
    t.expect({
      me: { aember: 1, line: [{ id: 'snudge', exhausted: true }], artifacts: ['speed-sigil'] },
      foe: { artifacts: [], hand: ['key-to-dis'], discard: [] },
    });
  });

  it('returns a flank creature when it fights, and no other', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'snudge', 'urchin'] },
      foe: { line: ['mother', 'dust-imp', 'charette', 'shooler'], hand: [] },
    });
    t.me.fight('snudge', 'dust-imp');
    expect([...t.options()].sort()).toEqual(['mother', 'shooler', 'tocsin', 'urchin']);
    t.me.choose('shooler');
    t.expect({
      me: { line: ['tocsin', { id: 'snudge', damage: 2, exhausted: true }, 'urchin'] },
      foe: { aember: 2, line: ['mother', 'charette'], hand: ['shooler'] },
    });
  });

  it('looks at the flanks after the fight', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'snudge', 'urchin'] },
      foe: { line: ['dust-imp', 'charette', 'shooler'], hand: [] },
    });
    t.me.fight('snudge', 'dust-imp').choose('charette');
    t.expect({
      me: { line: ['tocsin', { id: 'snudge', damage: 2, exhausted: true }, 'urchin'] },
      foe: { aember: 2, line: ['shooler'], hand: ['charette'] },
    });
  });

  it('takes the æmber on the creature, discards its upgrades and destroys nothing', () => {
    const t = table({
      me: { house: 'dis', line: ['snudge', 'tocsin', 'urchin'] },
      foe: { line: [{ id: 'dust-imp', aember: 2, upgrades: ['flame-wreathed'] }], hand: [] },
    });
    t.me.reap('snudge').choose('dust-imp');
    t.expect({
      me: { aember: 3, line: [{ id: 'snudge', exhausted: true }, 'tocsin', 'urchin'] },
      foe: { aember: 0, line: [], hand: ['dust-imp'], discard: ['flame-wreathed'] },
    });
  });

  it('has to return itself where it is the only one on a flank and there is no artifact', () => {
    const t = table({ me: { house: 'dis', line: ['snudge'], hand: [] }, foe: { artifacts: [] } });
    t.me.reap('snudge');
    t.expect({ me: { aember: 1, line: [], hand: ['snudge'] } });
  });
});
