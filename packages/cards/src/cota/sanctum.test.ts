import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { targetsOf } from '../testing/targets.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('champion-anaphiel', () => {
  it('protects its neighbors, and only them, from being attacked', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: ['dust-imp', 'champion-anaphiel', 'mother', 'tocsin'] },
    });
    expect(targetsOf(t, 'shooler')).toEqual(['champion-anaphiel', 'tocsin']);
    t.me.fight('shooler', 'tocsin');
    t.expect({
      me: { line: [{ id: 'shooler', damage: 3, exhausted: true }] },
      foe: { line: ['dust-imp', 'champion-anaphiel', 'mother'] },
    });
  });

  it('can be attacked; its armor takes 1', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: ['dust-imp', 'champion-anaphiel'] },
    });
    t.me.fight('shooler', 'champion-anaphiel');
    t.expect({
      me: { line: [] },
      foe: { line: ['dust-imp', { id: 'champion-anaphiel', damage: 4 }] },
    });
  });

  it('does not protect a neighbor that has taunt itself', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-queen'] },
      foe: { line: ['champion-anaphiel', { id: 'tocsin', upgrades: ['protect-the-weak'] }] },
    });
    t.me.fight('niffle-queen', 'tocsin');
    t.expect({
      me: { line: [{ id: 'niffle-queen', damage: 3, exhausted: true }] },
      foe: { line: ['champion-anaphiel'] },
    });
  });

  it('still protects while it is stunned and exhausted', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: ['dust-imp', { id: 'champion-anaphiel', stunned: true, exhausted: true }] },
    });
    expect(targetsOf(t, 'shooler')).toEqual(['champion-anaphiel']);
    t.expect({
      me: { line: ['shooler'] },
      foe: { line: ['dust-imp', { id: 'champion-anaphiel', stunned: true, exhausted: true }] },
    });
  });

  it('does not protect from damage that is no attack', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['tocsin', 'champion-anaphiel'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({ me: { aember: 1 }, foe: { line: ['champion-anaphiel'] } });
  });
});

describe('cleansing-wave', () => {
  it('heals 1 from each creature and gains 1 for each that was healed', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['cleansing-wave'],
        line: [{ id: 'mother', damage: 1 }, 'tocsin', { id: 'shooler', damage: 3 }],
      },
      foe: { line: [{ id: 'niffle-queen', damage: 5 }, 'dust-imp'] },
    });
    t.me.play('cleansing-wave');
    t.expect({
      me: { aember: 3, line: ['mother', 'tocsin', { id: 'shooler', damage: 2 }], discard: ['cleansing-wave'] },
      foe: { line: [{ id: 'niffle-queen', damage: 4 }, 'dust-imp'] },
    });
  });

  it('gains nothing where no creature is damaged', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['cleansing-wave'], line: ['mother'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('cleansing-wave');
    t.expect({ me: { aember: 0, line: ['mother'] }, foe: { line: ['tocsin'] } });
  });

  it('gains nothing without creatures', () => {
    const t = table({ me: { house: 'sanctum', hand: ['cleansing-wave'] }, foe: {} });
    t.me.play('cleansing-wave');
    t.expect({ me: { aember: 0, discard: ['cleansing-wave'] } });
  });
});

describe('hallowed-blaster', () => {
  it.each([
    { damage: 2, left: 0 },
    { damage: 3, left: 0 },
    { damage: 4, left: 1 },
  ])('heals 3 from a creature with $damage damage', ({ damage, left }) => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['hallowed-blaster'], line: [{ id: 'mother', damage }] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
    t.me.action('hallowed-blaster').choose('mother');
    t.expect({
      me: {
        aember: 0,
        artifacts: [{ id: 'hallowed-blaster', exhausted: true }],
        line: [left === 0 ? 'mother' : { id: 'mother', damage: left }],
      },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('may heal an enemy creature, or choose an undamaged one', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['hallowed-blaster', 'hallowed-blaster'], line: ['mother'] },
      foe: { line: [{ id: 'tocsin', damage: 2 }] },
    });
    t.me.action('hallowed-blaster').choose('mother').action('hallowed-blaster#2').choose('tocsin');
    t.expect({ me: { line: ['mother'] }, foe: { line: ['tocsin'] } });
  });

  it('does nothing without a creature', () => {
    const t = table({ me: { house: 'sanctum', artifacts: ['hallowed-blaster'] }, foe: {} });
    t.me.action('hallowed-blaster');
    t.expect({ me: { aember: 0, artifacts: [{ id: 'hallowed-blaster', exhausted: true }] } });
  });
});

describe('lady-maxena', () => {
  it('stuns a creature when it is played', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['lady-maxena'], line: ['mother'] },
      foe: { line: ['tocsin', 'shooler'] },
    });
    t.me.play('lady-maxena', 'right').choose('tocsin');
    t.expect({
      me: { line: ['mother', { id: 'lady-maxena', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', stunned: true }, 'shooler'] },
    });
  });

  it('stuns itself where it is alone', () => {
    const t = table({ me: { house: 'sanctum', hand: ['lady-maxena'] }, foe: {} });
    t.me.play('lady-maxena');
    t.expect({ me: { line: [{ id: 'lady-maxena', exhausted: true, stunned: true }] } });
  });

  it('returns itself to hand by its Action, without what it carried', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['terms-of-redress'],
        line: ['mother', { id: 'lady-maxena', damage: 3, aember: 2, upgrades: ['protect-the-weak'] }],
      },
      foe: { line: ['tocsin'], aember: 1 },
    });
    t.me.action('lady-maxena');
    t.expect({
      me: { hand: ['terms-of-redress', 'lady-maxena'], line: ['mother'], discard: ['protect-the-weak'], aember: 0 },
      foe: { line: ['tocsin'], aember: 3 },
    });
  });

  it('may be played again in the same turn', () => {
    const t = table({ me: { house: 'sanctum', line: ['lady-maxena'] }, foe: { line: ['tocsin'] } });
    t.me.action('lady-maxena').play('lady-maxena').choose('tocsin');
    t.expect({
      me: { hand: [], line: [{ id: 'lady-maxena', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', stunned: true }] },
    });
  });

  it('has 2 armor', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line: ['lady-maxena'] } });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'lady-maxena', damage: 1 }] } });
  });
});

describe('protect-the-weak', () => {
  it('gives 1 armor', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['protect-the-weak'] }] },
    });
    t.me.play('punch');
    t.expect({
      me: { aember: 1 },
      foe: { line: [{ id: 'tocsin', damage: 2, upgrades: ['protect-the-weak'] }] },
    });
  });

  it('adds to armor that the creature has', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'raiding-knight', upgrades: ['protect-the-weak'] }] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [{ id: 'raiding-knight', upgrades: ['protect-the-weak'] }] } });
  });

  it('gives taunt', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['protect-the-weak'] }, 'dust-imp'] },
    });
    expect(targetsOf(t, 'shooler')).toEqual(['tocsin']);
    t.me.fight('shooler', 'tocsin');
    t.expect({
      me: { line: [{ id: 'shooler', damage: 3, exhausted: true }] },
      foe: { line: ['dust-imp'], discard: ['tocsin', 'protect-the-weak'] },
    });
  });

  it('is played on any creature, gives its bonus, and armor still fresh', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['protect-the-weak'], line: ['mother'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('protect-the-weak').choose('tocsin');
    t.expect({
      me: { aember: 1, line: ['mother'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['protect-the-weak'] }] },
    });
  });

  it('does not prevent damage that was dealt before', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['protect-the-weak'], line: [{ id: 'tocsin', damage: 2 }] },
      foe: {},
    });
    t.me.play('protect-the-weak');
    t.expect({ me: { line: [{ id: 'tocsin', damage: 2, upgrades: ['protect-the-weak'] }] } });
  });

  it('cannot be played without a creature', () => {
    const t = table({ me: { house: 'sanctum', hand: ['protect-the-weak'] }, foe: {} });
    t.me.cannot('play', 'protect-the-weak', 'no-host');
    t.expect({ me: { hand: ['protect-the-weak'], aember: 0 } });
  });
});

describe('raiding-knight', () => {
  it('captures 1', () => {
    const t = table({ me: { house: 'sanctum', hand: ['raiding-knight'] }, foe: { aember: 3 } });
    t.me.play('raiding-knight');
    t.expect({ me: { aember: 0, line: [{ id: 'raiding-knight', aember: 1, exhausted: true }] }, foe: { aember: 2 } });
  });

  it('captures nothing from an empty pool', () => {
    const t = table({ me: { house: 'sanctum', hand: ['raiding-knight'], aember: 3 }, foe: { aember: 0 } });
    t.me.play('raiding-knight');
    t.expect({ me: { aember: 3, line: [{ id: 'raiding-knight', exhausted: true }] }, foe: { aember: 0 } });
  });

  it('fights as in the example of the rulebook: 2 of 5 damage are prevented (v1.3 p.7)', () => {
    const t = table({ me: { house: 'dis', line: ['the-terror'] }, foe: { line: ['raiding-knight'] } });
    t.me.fight('the-terror', 'raiding-knight');
    t.expect({
      me: { line: [{ id: 'the-terror', damage: 4, exhausted: true }] },
      foe: { line: [{ id: 'raiding-knight', damage: 3 }] },
    });
  });

  it('has fresh armor in the next turn', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'] },
      foe: { ...foeHouses, line: ['raiding-knight'], hand: ['punch'] },
    });
    t.me.play('poison-wave');
    t.expect({ foe: { line: ['raiding-knight'] } });
    t.me.end();
    t.foe.house('brobnar').play('punch');
    t.expect({ foe: { line: [{ id: 'raiding-knight', damage: 1 }] } });
  });

  it('gives what it captured to the opponent when it leaves play', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'] }, foe: { line: [{ id: 'raiding-knight', aember: 1 }] } });
    t.me.play('fear');
    t.expect({ me: { aember: 1 }, foe: { aember: 0, line: [], hand: ['raiding-knight'] } });
  });
});

describe('sergeant-zakiel', () => {
  it('may ready and fight with a neighbor', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['sergeant-zakiel'], line: ['mother', { id: 'batdrone', exhausted: true }] },
      foe: { line: ['tocsin', 'shooler'], aember: 1 },
    });
    t.me.play('sergeant-zakiel', 'right').yes().choose('shooler');
    t.expect({
      me: {
        aember: 1,
        line: ['mother', { id: 'batdrone', exhausted: true }, { id: 'sergeant-zakiel', exhausted: true }],
      },
      foe: { aember: 0, line: ['tocsin', { id: 'shooler', damage: 2 }] },
    });
  });

  it('may leave it', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['sergeant-zakiel'], line: [{ id: 'batdrone', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('sergeant-zakiel', 'left').no();
    t.expect({
      me: {
        line: [
          { id: 'sergeant-zakiel', exhausted: true },
          { id: 'batdrone', exhausted: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('does nothing without a neighbor', () => {
    const t = table({ me: { house: 'sanctum', hand: ['sergeant-zakiel'] }, foe: { line: ['tocsin'] } });
    t.me.play('sergeant-zakiel');
    t.expect({ me: { line: [{ id: 'sergeant-zakiel', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('has 1 armor', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line: ['sergeant-zakiel'] } });
    t.me.play('punch');
    t.expect({ foe: { line: [{ id: 'sergeant-zakiel', damage: 2 }] } });
  });
});

describe('shield-of-justice', () => {
  it('keeps friendly creatures unharmed in their fights, and only them', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['shield-of-justice'], line: ['raiding-knight', 'staunch-knight'] },
      foe: { line: ['niffle-queen', 'mother'] },
    });
    t.me.play('shield-of-justice').fight('raiding-knight', 'niffle-queen').fight('staunch-knight', 'mother');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'raiding-knight', exhausted: true },
          { id: 'staunch-knight', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'niffle-queen', damage: 4 }] },
    });
  });

  it('protects from damage by effects, also creatures that enter later', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['wild-wormhole', 'wild-wormhole', 'batdrone'],
        deck: ['shield-of-justice', 'poison-wave'],
        line: ['urchin'],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('wild-wormhole').play('batdrone', 'right').play('wild-wormhole');
    t.expect({
      me: { aember: 4, line: ['urchin', { id: 'batdrone', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', damage: 2 }] },
    });
  });

  it('does not stop destruction', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['wild-wormhole', 'wild-wormhole'],
        deck: ['shield-of-justice', 'hand-of-dis'],
        line: ['mother', 'tocsin', 'shooler'],
      },
      foe: {},
    });
    t.me.play('wild-wormhole').play('wild-wormhole');
    t.expect({ me: { aember: 3, line: ['mother', 'shooler'] } });
  });

  it('ends with the turn', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['shield-of-justice'], line: ['mother'] },
      foe: { ...foeHouses, hand: ['punch'] },
    });
    t.me.play('shield-of-justice').end();
    t.foe.house('brobnar').play('punch');
    t.expect({ me: { line: [{ id: 'mother', damage: 3 }] } });
  });
});

describe('staunch-knight', () => {
  it('fights with 6 power on a flank', () => {
    const t = table({
      me: { house: 'sanctum', line: ['staunch-knight', 'mother'] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('staunch-knight', 'niffle-queen');
    t.expect({
      me: { line: [{ id: 'staunch-knight', damage: 4, exhausted: true }, 'mother'] },
      foe: { line: [] },
    });
  });

  it('has 6 power on a flank, not more', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'staunch-knight', damage: 5 }, 'mother'] },
    });
    t.me.play('punch').choose('staunch-knight');
    t.expect({ foe: { line: ['mother'], discard: ['staunch-knight'] } });
  });

  it('fights with 6 power when it is alone', () => {
    const t = table({ me: { house: 'sanctum', line: ['staunch-knight'] }, foe: { line: ['niffle-queen'] } });
    t.me.fight('staunch-knight', 'niffle-queen');
    t.expect({ me: { line: [{ id: 'staunch-knight', damage: 4, exhausted: true }] }, foe: { line: [] } });
  });

  it('fights with 4 power between others', () => {
    const t = table({
      me: { house: 'sanctum', line: ['tocsin', 'staunch-knight', 'mother'] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('staunch-knight', 'niffle-queen');
    t.expect({ me: { line: ['tocsin', 'mother'] }, foe: { line: [{ id: 'niffle-queen', damage: 4 }] } });
  });

  it('is destroyed when it loses its flank with 4 damage', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['champion-anaphiel'], line: [{ id: 'staunch-knight', damage: 4 }, 'mother'] },
      foe: {},
    });
    t.me.play('champion-anaphiel', 'left');
    t.expect({
      me: { line: [{ id: 'champion-anaphiel', exhausted: true }, 'mother'], discard: ['staunch-knight'] },
    });
  });

  it('stays when it loses its flank with 3 damage', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['champion-anaphiel'], line: [{ id: 'staunch-knight', damage: 3 }, 'mother'] },
      foe: {},
    });
    t.me.play('champion-anaphiel', 'left');
    t.expect({
      me: { line: [{ id: 'champion-anaphiel', exhausted: true }, { id: 'staunch-knight', damage: 3 }, 'mother'] },
    });
  });

  it('keeps its flank when a creature enters on the other side', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['champion-anaphiel'], line: [{ id: 'staunch-knight', damage: 5 }, 'mother'] },
      foe: {},
    });
    t.me.play('champion-anaphiel', 'right');
    t.expect({
      me: { line: [{ id: 'staunch-knight', damage: 5 }, 'mother', { id: 'champion-anaphiel', exhausted: true }] },
    });
  });
});

describe('terms-of-redress', () => {
  it('lets a friendly creature of any house capture 2', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['terms-of-redress'], line: ['mother', 'tocsin'] },
      foe: { aember: 5, line: ['shooler'] },
    });
    t.me.play('terms-of-redress').choose('tocsin');
    t.expect({
      me: { aember: 1, line: ['mother', { id: 'tocsin', aember: 2 }], discard: ['terms-of-redress'] },
      foe: { aember: 3, line: ['shooler'] },
    });
  });

  it('captures what there is', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['terms-of-redress'], line: [{ id: 'tocsin', aember: 1 }] },
      foe: { aember: 1 },
    });
    t.me.play('terms-of-redress');
    t.expect({ me: { aember: 1, line: [{ id: 'tocsin', aember: 2 }] }, foe: { aember: 0 } });
  });

  it('captures nothing without a friendly creature', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['terms-of-redress'] },
      foe: { aember: 5, line: ['shooler'] },
    });
    t.me.play('terms-of-redress');
    t.expect({ me: { aember: 1 }, foe: { aember: 5, line: ['shooler'] } });
  });
});
