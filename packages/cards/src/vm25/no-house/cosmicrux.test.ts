import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('cosmicrux', () => {
  const tired = { exhausted: true };

  it('deals 1 to each creature that its controller readies, itself with them', () => {
    const t = table({
      me: {
        house: 'dis',
        ...myHouses.dis,
        line: [{ id: 'cosmicrux', house: 'dis', ...tired }, { id: 'troll', ...tired }, 'mother'],
        artifacts: [{ id: 'lifeward', ...tired }],
      },
      foe: { ...foeHouses, line: [{ id: 'krump', ...tired }] },
    });
    t.me.end().done();
    t.expect({
      me: { line: [{ id: 'cosmicrux', damage: 1 }, { id: 'troll', damage: 1 }, 'mother'], artifacts: ['lifeward'] },
      foe: { line: [{ id: 'krump', ...tired }] },
    });
  });

  it('deals it to those of the opponent in their turn, and for an effect that readies', () => {
    const t = table({
      me: {
        house: 'brobnar',
        houses: ['brobnar', 'dis', 'logos'],
        hand: ['anger'],
        line: [
          { id: 'cosmicrux', house: 'dis' },
          { id: 'troll', ...tired },
        ],
      },
      foe: { ...foeHouses, line: [{ id: 'krump', ...tired }, 'batdrone'] },
    });
    t.me.play('anger').choose('troll').choose('batdrone');
    t.expect({
      me: { aember: 1, line: ['cosmicrux', { id: 'troll', damage: 3, ...tired }] },
      foe: { line: [{ id: 'krump', ...tired }] },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({
      me: { line: ['cosmicrux', { id: 'troll', damage: 4 }] },
      foe: { line: [{ id: 'krump', damage: 1 }] },
    });
  });

  it('does nothing for a creature that is ready already', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger'], line: [{ id: 'cosmicrux', house: 'dis' }, 'troll'] },
      foe: { line: ['batdrone'] },
    });
    t.me.play('anger').choose('troll');
    t.expect({ me: { line: ['cosmicrux', { id: 'troll', damage: 2, ...tired }] }, foe: { line: [] } });
  });

  it('ruling cosmicrux/one-by-one: each is readied and dealt its damage before the next one is readied', () => {
    const t = table({
      me: {
        house: 'dis',
        ...myHouses.dis,
        line: [
          { id: 'cosmicrux', house: 'dis' },
          { id: 'troll', ...tired },
          { id: 'mother', ...tired },
        ],
      },
      foe: foeHouses,
    });
    t.me.end().choose('mother');
    const seen = t.events.filter(({ type }) => type === 'ready' || type === 'damage');
    expect(seen.map((event) => ('card' in event ? `${event.type} ${event.card?.name}` : event.type))).toEqual([
      'ready mother',
      'damage mother',
      'ready troll',
      'damage troll',
    ]);
  });
});
