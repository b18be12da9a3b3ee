import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

describe('champion-s-challenge', () => {
  it('leaves the most powerful creature of each side, which fight', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['champion-s-challenge'],
        line: ['looter-goblin', { id: 'troll', exhausted: true }, 'smaaash'],
      },
      foe: { line: ['tocsin', 'niffle-queen', 'batdrone'] },
    });
    t.me.play('champion-s-challenge');
    t.expect({
      me: { aember: 0, line: [{ id: 'troll', damage: 6, exhausted: true }] },
      foe: { line: [], discard: ['niffle-queen', 'batdrone', 'tocsin'] },
    });
  });

  it('lets its player choose among creatures of the same power', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['champion-s-challenge'], line: ['smaaash', 'headhunter', 'looter-goblin'] },
      foe: { line: ['mother', 'shooler', 'tocsin'] },
    });
    t.me.play('champion-s-challenge').choose('shooler').choose('headhunter');
    t.expect({ me: { line: [], aember: 0 }, foe: { line: [] } });
    const u = table({
      me: { house: 'brobnar', hand: ['champion-s-challenge'], line: ['smaaash', 'headhunter'] },
      foe: { line: [{ id: 'mother', damage: 1 }, 'lady-maxena'] },
    });
    u.me.play('champion-s-challenge').choose('lady-maxena').choose('smaaash');
    u.expect({ me: { line: [] }, foe: { line: [{ id: 'lady-maxena', damage: 3 }] } });
  });

  it('counts power as it is at that moment', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['champion-s-challenge'],
        line: ['smaaash', { id: 'looter-goblin', upgrades: ['blood-of-titans'] }],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('champion-s-challenge');
    t.expect({
      me: { line: [{ id: 'looter-goblin', damage: 3, exhausted: true, upgrades: ['blood-of-titans'] }] },
      foe: { line: [] },
    });
  });

  it('fights at once where each side has a single creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['champion-s-challenge'], line: ['troll'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('champion-s-challenge');
    t.expect({ me: { line: [{ id: 'troll', damage: 3, exhausted: true }] }, foe: { line: [] } });
  });

  it('readies the remaining creature where there is no enemy', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['champion-s-challenge'],
        line: ['looter-goblin', { id: 'troll', exhausted: true }],
      },
      foe: {},
    });
    t.me.play('champion-s-challenge');
    t.expect({ me: { line: ['troll'], discard: ['champion-s-challenge', 'looter-goblin'] } });
  });

  it('leaves the best enemy alone where there is no friendly creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['champion-s-challenge'] },
      foe: { line: ['tocsin', 'mother', 'dust-imp'] },
    });
    t.me.play('champion-s-challenge');
    t.expect({ me: { line: [] }, foe: { aember: 2, line: ['mother'] } });
  });

  it('destroys the enemies first: a creature that thereby comes back can be the champion', () => {
    const t = table({
      active: 1,
      me: { houses: ['brobnar', 'dis', 'sanctum'], hand: ['champion-s-challenge'], line: ['troll', 'mother'] },
      foe: { house: 'logos', hand: ['harland-mindlock'] },
    });
    t.foe.play('harland-mindlock').choose('troll').flank('right').end();
    t.me.house('brobnar').play('champion-s-challenge').flank('left');
    t.expect({
      me: { line: ['troll'], discard: ['champion-s-challenge', 'mother'] },
      foe: { line: [], discard: ['harland-mindlock'] },
    });
  });

  it('leaves a warded creature, which can be the one to fight or to be fought', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['champion-s-challenge'],
        line: [{ id: 'smaaash', warded: true }, 'troll', 'looter-goblin'],
      },
      foe: { line: [{ id: 'tocsin', warded: true }, 'mother'] },
    });
    t.me.play('champion-s-challenge').choose('smaaash').choose('tocsin');
    t.expect({
      me: { line: [{ id: 'smaaash', damage: 3, exhausted: true }, 'troll'] },
      foe: { line: ['mother'] },
    });
  });

  it('removes the stun of a stunned champion', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['champion-s-challenge'], line: [{ id: 'troll', stunned: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('champion-s-challenge');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });
});

describe('krump', () => {
  it.each([
    { pool: 3, left: 2 },
    { pool: 0, left: 0 },
  ])('makes a pool of $pool fall to $left when it destroys a creature in a fight', ({ pool, left }) => {
    const t = table({ me: { house: 'brobnar', line: ['krump'] }, foe: { line: ['tocsin', 'mother'], aember: pool } });
    t.me.fight('krump', 'tocsin');
    t.expect({
      me: { aember: 0, line: [{ id: 'krump', damage: 3, exhausted: true }] },
      foe: { aember: left, line: ['mother'] },
    });
  });

  it('does so for a creature that attacked it', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'], aember: 3 }, foe: { line: ['krump'], aember: 3 } });
    t.me.fight('tocsin', 'krump');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 3, line: [{ id: 'krump', damage: 3 }] } });
  });

  it('does nothing where the other survives, or where both are destroyed', () => {
    const t = table({ me: { house: 'brobnar', line: ['krump'] }, foe: { line: ['troll'], aember: 3 } });
    t.me.fight('krump', 'troll');
    t.expect({ me: { line: [] }, foe: { aember: 3, line: [{ id: 'troll', damage: 6 }] } });
    const u = table({ me: { house: 'brobnar', line: ['krump'] }, foe: { line: ['niffle-queen'], aember: 3 } });
    u.me.fight('krump', 'niffle-queen');
    u.expect({ me: { line: [] }, foe: { aember: 3, line: [] } });
  });

  it('does nothing for a creature that is destroyed otherwise, or fighting another', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['krump', 'smaaash'] },
      foe: { line: ['tocsin', 'batdrone'], aember: 3 },
    });
    t.me.play('punch').choose('tocsin').fight('smaaash', 'batdrone');
    t.expect({
      me: { line: ['krump', { id: 'smaaash', damage: 2, exhausted: true }] },
      foe: { aember: 3, line: [] },
    });
  });

  it('charges the player who controlled the creature, not its owner', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump'], aember: 3 },
      foe: { line: [{ id: 'tocsin', owner: 0 }], aember: 3 },
    });
    t.me.fight('krump', 'tocsin');
    t.expect({
      me: { aember: 3, line: [{ id: 'krump', damage: 3, exhausted: true }], discard: ['tocsin'] },
      foe: { aember: 2, line: [], discard: [] },
    });
  });
});

describe('mugwump', () => {
  it('heals fully and grows when it destroys a creature in a fight', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'mugwump', damage: 2 }] },
      foe: { line: ['tocsin', 'mother'] },
    });
    t.me.fight('mugwump', 'tocsin');
    t.expect({ me: { line: [{ id: 'mugwump', power: 1, exhausted: true }] }, foe: { line: ['mother'] } });
  });

  it('does so when it is attacked', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin'] },
      foe: { line: [{ id: 'mugwump', damage: 1, power: 1 }] },
    });
    t.me.fight('tocsin', 'mugwump');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'mugwump', power: 2 }] } });
  });

  it('fights on with the power that it gained', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger'], line: ['mugwump'] },
      foe: { line: ['tocsin', 'niffle-queen'] },
    });
    t.me.fight('mugwump', 'tocsin').play('anger');
    t.expect({ me: { aember: 1, line: [{ id: 'mugwump', power: 2, exhausted: true }] }, foe: { line: [] } });
  });

  it('grows without any damage to heal', () => {
    const t = table({ me: { house: 'brobnar', line: ['mugwump'] }, foe: { line: [{ id: 'tocsin', stunned: true }] } });
    t.me.fight('mugwump', 'tocsin');
    t.expect({ me: { line: [{ id: 'mugwump', power: 1, exhausted: true }] }, foe: { line: [] } });
  });

  it('is not saved by it: as much damage as power is the end', () => {
    const t = table({ me: { house: 'brobnar', line: ['mugwump'] }, foe: { line: ['krump'] } });
    t.me.fight('mugwump', 'krump');
    t.expect({ me: { line: [], discard: ['mugwump'] }, foe: { line: [], discard: ['krump'] } });
  });

  it('does not grow where the other survives, or is destroyed otherwise', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'mugwump', damage: 1 }] },
      foe: { line: ['tocsin', 'champion-anaphiel'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({
      me: { line: [{ id: 'mugwump', damage: 1 }] },
      foe: { line: ['champion-anaphiel'] },
    });
    const u = table({
      me: { house: 'brobnar', line: [{ id: 'mugwump', damage: 1 }] },
      foe: { line: ['shadow-self'] },
    });
    u.me.fight('mugwump', 'shadow-self');
    u.expect({
      me: { line: [{ id: 'mugwump', damage: 1, exhausted: true }] },
      foe: { line: [{ id: 'shadow-self', damage: 6 }] },
    });
  });
});
