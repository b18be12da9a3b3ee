import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('bulwark', () => {
  it('gives each of its neighbors 2 armor, and no other creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch', 'punch'] },
      foe: { line: ['headhunter', 'mother', 'bulwark', 'shooler'] },
    });
    t.me.play('punch').choose('headhunter').play('punch').choose('mother').play('punch').choose('shooler');
    t.expect({
      me: { aember: 3 },
      foe: {
        line: [{ id: 'headhunter', damage: 3 }, { id: 'mother', damage: 1 }, 'bulwark', { id: 'shooler', damage: 1 }],
      },
    });
  });

  it('has only its own 2 armor itself', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['mother', 'bulwark'] },
    });
    t.me.play('punch').choose('bulwark');
    t.expect({ foe: { line: ['mother', { id: 'bulwark', damage: 1 }] } });
  });

  it('adds to the armor that a neighbor has, and to that of a second Bulwark', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch', 'punch'] },
      foe: { line: ['bulwark', 'raiding-knight', 'bulwark'] },
    });
    t.me.play('punch').choose('raiding-knight').play('punch').choose('raiding-knight');
    t.expect({ foe: { line: ['bulwark', 'raiding-knight', 'bulwark'] } });
    t.me.play('punch').choose('raiding-knight');
    t.expect({ foe: { line: ['bulwark', { id: 'raiding-knight', damage: 3 }, 'bulwark'] } });
  });

  it('prevents 2 of damage that hits all at once, for each of them', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'] },
      foe: {
        line: [
          { id: 'bulwark', damage: 3 },
          { id: 'silvertooth', damage: 1 },
        ],
      },
    });
    t.me.play('poison-wave');
    t.expect({
      foe: {
        line: [
          { id: 'bulwark', damage: 3 },
          { id: 'silvertooth', damage: 1 },
        ],
      },
    });
  });

  it('gives nothing to creatures of the opponent', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['bulwark'] },
      foe: { line: ['mother'] },
    });
    t.me.play('punch').choose('mother');
    t.expect({ me: { line: ['bulwark'] }, foe: { line: [{ id: 'mother', damage: 3 }] } });
  });

  it('does not hurt a neighbor afterwards for damage that its armor prevented', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'], line: ['dust-imp'] },
      foe: { line: [{ id: 'mother', damage: 4 }, 'bulwark'] },
    });
    t.me.fight('dust-imp', 'mother').play('fear').choose('bulwark');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: [{ id: 'mother', damage: 4 }] } });
  });
});

describe('champion-tabris', () => {
  it('captures 1 after it fought', () => {
    const t = table({
      me: { house: 'sanctum', line: ['champion-tabris'] },
      foe: { aember: 3, line: ['tocsin'] },
    });
    t.me.fight('champion-tabris', 'tocsin');
    t.expect({
      me: { aember: 0, line: [{ id: 'champion-tabris', damage: 1, aember: 1, exhausted: true }] },
      foe: { aember: 2, line: [] },
    });
  });

  it('captures nothing when it dies in the fight', () => {
    const t = table({
      me: { house: 'sanctum', line: [{ id: 'champion-tabris', damage: 2 }] },
      foe: { aember: 3, line: ['valdr'] },
    });
    t.me.fight('champion-tabris', 'valdr');
    t.expect({ me: { line: [] }, foe: { aember: 3, line: [] } });
  });

  it('captures nothing by reaping, nor when it is attacked', () => {
    const t = table({
      me: { house: 'sanctum', houses: ['sanctum', 'logos', 'untamed'], line: ['champion-tabris'] },
      foe: { ...foeHouses, aember: 3, line: ['tocsin'] },
    });
    t.me.reap('champion-tabris').end();
    t.foe.house('dis').fight('tocsin', 'champion-tabris');
    t.expect({ me: { aember: 1, line: [{ id: 'champion-tabris', damage: 1 }] }, foe: { aember: 3, line: [] } });
  });

  it('captures nothing from an empty pool', () => {
    const t = table({ me: { house: 'sanctum', line: ['champion-tabris'], aember: 2 }, foe: { line: ['urchin'] } });
    t.me.fight('champion-tabris', 'urchin');
    t.expect({ me: { aember: 2, line: [{ id: 'champion-tabris', exhausted: true }] }, foe: { line: ['urchin'] } });
  });
});

describe('commander-remiel', () => {
  it('uses a friendly creature of another house after it reaped', () => {
    const t = table({
      me: { house: 'sanctum', line: ['commander-remiel', 'mother', 'raiding-knight'] },
      foe: { line: ['shooler'] },
    });
    t.me.reap('commander-remiel').choose('reap mother');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'commander-remiel', exhausted: true }, { id: 'mother', exhausted: true }, 'raiding-knight'],
      },
      foe: { line: ['shooler'] },
    });
  });

  it('may let it fight or act instead', () => {
    const t = table({
      me: { house: 'sanctum', line: ['commander-remiel', 'commander-remiel', 'noddy-the-thief', 'mother'] },
      foe: { aember: 2, line: ['tocsin'] },
    });
    t.me.reap('commander-remiel').choose('mother').choose('fight mother');
    t.me.reap('commander-remiel#2').choose('noddy-the-thief').choose('action noddy-the-thief');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'commander-remiel', exhausted: true },
          { id: 'commander-remiel', exhausted: true },
          { id: 'noddy-the-thief', exhausted: true },
          { id: 'mother', damage: 3, exhausted: true },
        ],
      },
      foe: { aember: 1, line: [] },
    });
  });

  it('uses neither a Sanctum creature nor an enemy one', () => {
    const t = table({
      me: { house: 'sanctum', line: ['commander-remiel', 'raiding-knight'] },
      foe: { line: ['mother'] },
    });
    t.me.reap('commander-remiel');
    t.expect({
      me: { aember: 1, line: [{ id: 'commander-remiel', exhausted: true }, 'raiding-knight'] },
      foe: { line: ['mother'] },
    });
  });

  it('does not ready: choosing an exhausted creature is in vain', () => {
    const t = table({
      me: { house: 'sanctum', line: ['commander-remiel', { id: 'mother', exhausted: true }, 'tocsin'] },
      foe: {},
    });
    t.me.reap('commander-remiel').choose('mother');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'commander-remiel', exhausted: true }, { id: 'mother', exhausted: true }, 'tocsin'],
      },
    });
  });

  it('unstuns a stunned creature', () => {
    const t = table({
      me: { house: 'sanctum', line: ['commander-remiel', { id: 'mother', stunned: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.reap('commander-remiel');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'commander-remiel', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('goes by the house of a maverick', () => {
    const t = table({
      me: {
        house: 'sanctum',
        line: ['commander-remiel', { id: 'raiding-knight', house: 'mars' }, { id: 'mother', house: 'sanctum' }],
      },
      foe: {},
    });
    t.me.reap('commander-remiel');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'commander-remiel', exhausted: true }, { id: 'raiding-knight', exhausted: true }, 'mother'],
      },
    });
  });
});

describe('francus', () => {
  it('captures 1 after an enemy creature is destroyed fighting it, when it attacks', () => {
    const t = table({
      me: { house: 'sanctum', line: ['francus'] },
      foe: { aember: 2, line: ['tocsin'] },
    });
    t.me.fight('francus', 'tocsin');
    t.expect({
      me: { line: [{ id: 'francus', damage: 2, aember: 1, exhausted: true }] },
      foe: { aember: 1, line: [] },
    });
  });

  it('captures also when it is attacked', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin'], aember: 2 },
      foe: { line: ['francus'] },
    });
    t.me.fight('tocsin', 'francus');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [{ id: 'francus', damage: 2, aember: 1 }] } });
  });

  it('captures nothing when the enemy survives', () => {
    const t = table({
      me: { house: 'sanctum', line: ['francus'] },
      foe: { aember: 2, line: ['champion-anaphiel'] },
    });
    t.me.fight('francus', 'champion-anaphiel');
    t.expect({
      me: { line: [{ id: 'francus', damage: 5, exhausted: true }] },
      foe: { aember: 2, line: [{ id: 'champion-anaphiel', damage: 5 }] },
    });
  });

  it('captures nothing when both die', () => {
    const t = table({
      me: { house: 'sanctum', line: [{ id: 'francus', damage: 1 }] },
      foe: { aember: 2, line: ['valdr'] },
    });
    t.me.fight('francus', 'valdr');
    t.expect({ me: { line: [] }, foe: { aember: 2, line: [] } });
  });

  it('captures nothing for a creature that is destroyed by an effect, or in a fight of another', () => {
    const t = table({
      me: { house: 'brobnar', line: ['francus', 'headhunter'], hand: ['punch'] },
      foe: { aember: 2, line: ['tocsin', 'dust-imp'] },
    });
    t.me.play('punch').choose('tocsin').fight('headhunter', 'dust-imp');
    t.expect({
      me: { aember: 2, line: ['francus', { id: 'headhunter', damage: 2, exhausted: true }] },
      foe: { aember: 4, line: [] },
    });
  });

  it('captures nothing for a creature that a cloak saved', () => {
    const t = table({
      me: { house: 'sanctum', line: ['francus'] },
      foe: { aember: 2, line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.fight('francus', 'tocsin');
    t.expect({
      me: { line: [{ id: 'francus', damage: 4, exhausted: true }] },
      foe: { aember: 2, line: ['tocsin'] },
    });
  });
});

describe('gatekeeper', () => {
  it.each([
    { theirs: 5, captured: 0 },
    { theirs: 6, captured: 0 },
    { theirs: 7, captured: 2 },
    { theirs: 8, captured: 3 },
    { theirs: 15, captured: 10 },
  ])('captures $captured of $theirs', ({ theirs, captured }) => {
    const t = table({ me: { house: 'sanctum', hand: ['gatekeeper'] }, foe: { aember: theirs } });
    t.me.play('gatekeeper');
    t.expect({
      me: { aember: 0, line: [{ id: 'gatekeeper', aember: captured, exhausted: true }] },
      foe: { aember: theirs - captured },
    });
  });

  it('looks at the pool of the opponent only', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['gatekeeper'], aember: 9 },
      foe: { aember: 4, line: [{ id: 'tocsin', aember: 6 }] },
    });
    t.me.play('gatekeeper');
    t.expect({
      me: { aember: 9, line: [{ id: 'gatekeeper', exhausted: true }] },
      foe: { aember: 4, line: [{ id: 'tocsin', aember: 6 }] },
    });
  });

  it('has 1 armor, and gives all back when it leaves', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'] },
      foe: { line: [{ id: 'gatekeeper', aember: 3 }] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'gatekeeper', aember: 3, damage: 2 }] } });
    t.me.play('punch');
    t.expect({ me: { aember: 5 }, foe: { line: [] } });
  });
});

describe('lord-golgotha', () => {
  it('deals 3 to each neighbor of the creature that it attacks, before the fight', () => {
    const t = table({
      me: { house: 'sanctum', line: ['lord-golgotha'] },
      foe: { line: ['headhunter', 'mother', 'tocsin', 'valdr'] },
    });
    t.me.fight('lord-golgotha', 'mother');
    t.expect({
      me: { line: [{ id: 'lord-golgotha', damage: 3, exhausted: true }] },
      foe: { line: [{ id: 'headhunter', damage: 3 }, 'valdr'] },
    });
  });

  it('deals nothing beside a lone creature', () => {
    const t = table({
      me: { house: 'sanctum', line: ['lord-golgotha', 'tocsin'] },
      foe: { line: ['mother'] },
    });
    t.me.fight('lord-golgotha', 'mother');
    t.expect({ me: { line: [{ id: 'lord-golgotha', damage: 3, exhausted: true }, 'tocsin'] }, foe: { line: [] } });
  });

  it('deals it also where the attacked creature is elusive', () => {
    const t = table({
      me: { house: 'sanctum', line: ['lord-golgotha'] },
      foe: { line: ['urchin', 'mother'] },
    });
    t.me.fight('lord-golgotha', 'urchin');
    t.expect({
      me: { line: [{ id: 'lord-golgotha', exhausted: true }] },
      foe: { line: ['urchin', { id: 'mother', damage: 3 }] },
    });
  });

  it('kills the protector of its target before the exchange', () => {
    const t = table({
      me: { house: 'sanctum', line: ['lord-golgotha'] },
      foe: { line: [{ id: 'bulwark', damage: 3 }, { id: 'niffle-queen', damage: 1 }, 'valdr'] },
    });
    t.me.fight('lord-golgotha', 'niffle-queen');
    t.expect({
      me: { line: [{ id: 'lord-golgotha', damage: 4, exhausted: true }] },
      foe: { line: [{ id: 'valdr', damage: 3 }] },
    });
  });

  it('weakens its target by killing the neighbor that strengthens it', () => {
    const t = table({
      me: { house: 'sanctum', line: ['lord-golgotha'] },
      foe: { line: [{ id: 'niffle-queen', damage: 3 }, 'snufflegator'] },
    });
    t.me.fight('lord-golgotha', 'snufflegator');
    t.expect({
      me: { line: [{ id: 'lord-golgotha', damage: 2, exhausted: true }] },
      foe: { line: [] },
    });
  });

  it('deals nothing when it is attacked or reaps', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler', 'tocsin'] },
      foe: { line: ['lord-golgotha'] },
    });
    t.me.fight('shooler', 'lord-golgotha');
    t.expect({ me: { line: ['tocsin'] }, foe: { line: [{ id: 'lord-golgotha', damage: 3 }] } });
  });

  it('orders it with the hazard of its target', () => {
    const t = table({
      me: { house: 'sanctum', line: [{ id: 'lord-golgotha', damage: 4 }] },
      foe: { line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }, 'tocsin'] },
    });
    t.me.fight('lord-golgotha', 'mother').order('lord-golgotha');
    t.expect({
      me: { line: [] },
      foe: { line: ['mother'] },
    });
  });
});
