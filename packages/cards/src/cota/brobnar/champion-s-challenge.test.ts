import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

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
