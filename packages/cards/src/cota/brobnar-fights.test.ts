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

  it('leaves a friendly creature that is weaker than the best enemy', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['champion-s-challenge'], line: ['smaaash', 'looter-goblin'] },
      foe: { line: ['tocsin', 'troll'] },
    });
    t.me.play('champion-s-challenge');
    t.expect({
      me: { line: [], discard: ['champion-s-challenge', 'smaaash', 'looter-goblin'] },
      foe: { line: [{ id: 'troll', damage: 5 }] },
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

  it('fights with nobody where the champion goes back to the opponent', () => {
    const t = table({
      me: { house: 'logos', hand: ['harland-mindlock', 'wild-wormhole'], deck: ['champion-s-challenge'] },
      foe: { line: ['mother', 'batdrone', { id: 'troll', exhausted: true }] },
    });
    t.me.play('harland-mindlock').choose('troll').flank('left').play('wild-wormhole').flank('right');
    t.expect({
      me: { aember: 1, line: [], discard: ['wild-wormhole', 'champion-s-challenge', 'harland-mindlock'] },
      foe: { line: ['mother', { id: 'troll', exhausted: true }], discard: ['batdrone'] },
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

  it('counts an attacker that hazardous damage destroyed before the fight', () => {
    const krump = { id: 'krump', upgrades: ['armageddon-cloak'] } as const;
    const t = table({ me: { house: 'dis', line: ['dust-imp'], aember: 3 }, foe: { line: [krump] } });
    t.me.fight('dust-imp', 'krump');
    t.expect({ me: { aember: 4, line: [] }, foe: { line: [krump] } });
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

describe('brothers-in-battle', () => {
  it('lets friendly creatures of the chosen house fight', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['brothers-in-battle'], line: ['shooler', 'the-terror', 'doc-bookton'] },
      foe: { line: ['tocsin', 'batdrone'] },
    });
    t.me.play('brothers-in-battle').house('dis').cannot('fight', 'doc-bookton', 'wrong-house');
    t.me.fight('shooler', 'tocsin').fight('the-terror', 'batdrone');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'shooler', damage: 3, exhausted: true },
          { id: 'the-terror', damage: 2, exhausted: true },
          'doc-bookton',
        ],
      },
      foe: { line: [] },
    });
  });

  it('lets them do nothing else', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['brothers-in-battle'], line: ['noddy-the-thief'] },
      foe: { line: ['tocsin'], aember: 2 },
    });
    t.me.play('brothers-in-battle').house('shadows');
    t.me.cannot('reap', 'noddy-the-thief', 'wrong-house').cannot('action', 'noddy-the-thief', 'wrong-house');
    t.expect({ me: { aember: 1, line: ['noddy-the-thief'] }, foe: { aember: 2, line: ['tocsin'] } });
  });

  it('leaves creatures of the active house all they can do', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['brothers-in-battle'], line: ['smaaash'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('brothers-in-battle').house('dis').reap('smaaash');
    t.expect({ me: { aember: 2, line: [{ id: 'smaaash', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('ends with the turn', () => {
    const t = table({
      me: {
        house: 'brobnar',
        houses: ['brobnar', 'logos', 'sanctum'],
        hand: ['brothers-in-battle'],
        line: ['shooler'],
      },
      foe: { houses: ['mars', 'shadows', 'untamed'], line: ['tocsin'] },
    });
    t.me.play('brothers-in-battle').house('dis').end();
    t.foe.house('mars').end();
    t.me.house('brobnar').cannot('fight', 'shooler', 'wrong-house');
    t.expect({ me: { aember: 1, line: ['shooler'] }, foe: { line: ['tocsin'] } });
  });

  it('does not ready an exhausted creature, and lets a stunned one lose its stun', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['brothers-in-battle'],
        line: [
          { id: 'shooler', exhausted: true },
          { id: 'the-terror', stunned: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('brothers-in-battle').house('dis').cannot('fight', 'shooler', 'exhausted').unstun('the-terror');
    t.expect({
      me: {
        line: [
          { id: 'shooler', exhausted: true },
          { id: 'the-terror', exhausted: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('holds for a creature that comes under control later', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'harland-mindlock'], deck: ['brothers-in-battle'] },
      foe: { line: ['shooler', 'mother', 'tocsin'] },
    });
    t.me.play('wild-wormhole').house('dis').play('harland-mindlock').choose('shooler').flank('left');
    t.me.fight('shooler', 'tocsin');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'shooler', owner: 1, damage: 3, exhausted: true },
          { id: 'harland-mindlock', exhausted: true },
        ],
      },
      foe: { line: ['mother'] },
    });
  });
});

describe('follow-the-leader', () => {
  it('lets friendly creatures of all houses fight', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['follow-the-leader'], line: ['shooler', 'doc-bookton'] },
      foe: { line: ['tocsin', 'batdrone', 'mother'] },
    });
    t.me.cannot('fight', 'shooler', 'wrong-house');
    t.me.play('follow-the-leader').fight('shooler', 'tocsin').fight('doc-bookton', 'batdrone');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'shooler', damage: 3, exhausted: true },
          { id: 'doc-bookton', damage: 2, exhausted: true },
        ],
      },
      foe: { line: ['mother'] },
    });
  });

  it('lets them do nothing else', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['follow-the-leader'],
        line: ['noddy-the-thief'],
        artifacts: ['library-of-babble'],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('follow-the-leader');
    t.me.cannot('reap', 'noddy-the-thief', 'wrong-house').cannot('action', 'noddy-the-thief', 'wrong-house');
    t.me.cannot('action', 'library-of-babble', 'wrong-house');
    t.expect({ me: { aember: 0, line: ['noddy-the-thief'] }, foe: { line: ['tocsin'] } });
  });

  it('does not ready, and lets nobody fight without a target', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['follow-the-leader'], line: ['shooler'] },
      foe: {},
    });
    t.me.play('follow-the-leader').cannot('fight', 'shooler', 'no-target');
    const u = table({
      me: { house: 'brobnar', hand: ['follow-the-leader'], line: [{ id: 'shooler', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
    u.me.play('follow-the-leader').cannot('fight', 'shooler', 'exhausted');
    u.expect({ me: { line: [{ id: 'shooler', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('ends with the turn', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar', 'logos', 'sanctum'], hand: ['follow-the-leader'], line: ['shooler'] },
      foe: { houses: ['mars', 'shadows', 'untamed'], line: ['tocsin'] },
    });
    t.me.play('follow-the-leader').end();
    t.foe.house('mars').cannot('fight', 'tocsin', 'wrong-house').end();
    t.me.house('brobnar').cannot('fight', 'shooler', 'wrong-house');
    t.expect({ me: { line: ['shooler'] }, foe: { line: ['tocsin'] } });
  });
});

describe('relentless-assault', () => {
  it('readies and fights with three creatures, one at a time', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['relentless-assault'],
        line: [{ id: 'headhunter', exhausted: true }, 'valdr', { id: 'mother', exhausted: true }, 'bumpsy'],
      },
      foe: { line: ['tocsin', 'batdrone', 'snufflegator'] },
    });
    t.me.play('relentless-assault').choose('headhunter', 'tocsin', 'mother', 'snufflegator', 'valdr', 'batdrone');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'headhunter', damage: 3, exhausted: true },
          { id: 'valdr', damage: 2, exhausted: true },
          { id: 'mother', damage: 4, exhausted: true },
          'bumpsy',
        ],
      },
      foe: { line: [] },
    });
  });

  it('takes each creature once only', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['relentless-assault'], line: ['headhunter', 'valdr'] },
      foe: { line: ['grommid', 'batdrone', 'urchin'] },
    });
    t.me.play('relentless-assault').choose('headhunter', 'batdrone').choose('valdr', 'urchin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'headhunter', damage: 2, exhausted: true },
          { id: 'valdr', exhausted: true },
        ],
      },
      foe: { line: ['grommid', 'urchin'] },
    });
  });

  it('may take fewer, or none', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['relentless-assault'], line: ['headhunter', 'valdr'] },
      foe: { line: ['tocsin', 'mother'] },
    });
    t.me.play('relentless-assault').choose('headhunter', 'tocsin').done();
    t.expect({
      me: { aember: 1, line: [{ id: 'headhunter', damage: 3, exhausted: true }, 'valdr'] },
      foe: { line: ['mother'] },
    });
    const u = table({
      me: { house: 'brobnar', hand: ['relentless-assault'], line: [{ id: 'headhunter', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
    u.me.play('relentless-assault').done();
    u.expect({ me: { line: [{ id: 'headhunter', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('only readies where there is nobody left to fight', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['relentless-assault'],
        line: [
          { id: 'headhunter', exhausted: true },
          { id: 'valdr', exhausted: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('relentless-assault').choose('headhunter').choose('valdr');
    t.expect({
      me: { aember: 1, line: [{ id: 'headhunter', damage: 3, exhausted: true }, 'valdr'] },
      foe: { line: [] },
    });
  });

  it('removes the stun of a stunned creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['relentless-assault'], line: [{ id: 'valdr', stunned: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('relentless-assault').choose('valdr');
    t.expect({ me: { line: [{ id: 'valdr', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('does nothing without a friendly creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['relentless-assault'] }, foe: { line: ['tocsin'] } });
    t.me.play('relentless-assault');
    t.expect({ me: { discard: ['relentless-assault'] }, foe: { line: ['tocsin'] } });
  });
});
