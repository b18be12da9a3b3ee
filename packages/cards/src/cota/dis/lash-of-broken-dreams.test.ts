import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('lash-of-broken-dreams', () => {
  it.each([
    { pool: 6, keys: 0, left: 6 },
    { pool: 8, keys: 0, left: 8 },
    { pool: 9, keys: 1, left: 0 },
    { pool: 11, keys: 1, left: 2 },
  ])('makes a key cost 9 in the next turn of the opponent: $pool forge $keys', ({ pool, keys, left }) => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, artifacts: ['lash-of-broken-dreams'] },
      foe: { ...foeHouses, aember: pool },
    });
    t.me.action('lash-of-broken-dreams').end();
    t.expect({ me: { artifacts: ['lash-of-broken-dreams'] }, foe: { keys, aember: left }, active: 'foe' });
  });

  it('is over in the turn after that, and does not touch the keys of its own player', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, artifacts: ['lash-of-broken-dreams'], aember: 6 },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.action('lash-of-broken-dreams').end();
    t.foe.house('dis').end();
    t.expect({ me: { keys: 1, aember: 0 }, foe: { keys: 0, aember: 6 }, active: 'me' });
    t.me.house('logos').end();
    t.expect({ foe: { keys: 1, aember: 0 }, active: 'foe' });
  });

  it('raises the cost of every key of that turn', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, artifacts: ['lash-of-broken-dreams'] },
      foe: { houses: ['untamed', 'dis', 'shadows'], aember: 8, hand: ['key-charge', 'dust-pixie'] },
    });
    t.me.action('lash-of-broken-dreams').end();
    t.foe.house('untamed').play('dust-pixie').play('key-charge').yes();
    t.expect({ foe: { keys: 1, aember: 0, line: [{ id: 'dust-pixie', exhausted: true }] } });
  });

  it('adds up, and goes on when the Lash has left play', () => {
    const t = table({
      me: {
        house: 'dis',
        ...myHouses.dis,
        artifacts: ['lash-of-broken-dreams', 'lash-of-broken-dreams'],
        hand: ['poltergeist'],
      },
      foe: { ...foeHouses, aember: 11 },
    });
    t.me.action('lash-of-broken-dreams').play('poltergeist').choose('lash-of-broken-dreams#2').end();
    t.expect({ foe: { keys: 0, aember: 11 }, active: 'foe' });
  });

  it('ruling lash-of-broken-dreams/exhausted: the opponent who used it has exhausted it for its controller', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.dis, hand: ['remote-access'] },
      foe: { houses: ['dis', 'brobnar', 'shadows'], aember: 6, artifacts: ['lash-of-broken-dreams'] },
    });
    t.me.play('remote-access').end();
    t.foe.house('dis').cannot('action', 'lash-of-broken-dreams', 'exhausted').end();
    t.expect({ me: { aember: 1 }, foe: { keys: 0, aember: 6, artifacts: ['lash-of-broken-dreams'] }, active: 'me' });
  });
});
