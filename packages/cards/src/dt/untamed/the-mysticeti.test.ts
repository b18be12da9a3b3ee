import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('the-mysticeti', () => {
  const ship = 'the-mysticeti';
  const whale = (power: number) => ({ id: ship, exhausted: true, power });
  const tired = (id: string) => ({ id, exhausted: true });

  it('has three +1 power counters for each creature that it exhausts, and goes between creatures too', () => {
    const t = table({ me: { house: 'untamed', line: ['niffle-ape', 'troll', 'dust-pixie'], artifacts: [ship] } });
    t.me.action(ship).choose('niffle-ape', 'dust-pixie');
    expect(t.options()).toEqual(['left', 'place 1', 'place 2', 'right']);
    t.me.choose('place 1');
    t.expect({
      me: { line: [tired('niffle-ape'), whale(6), 'troll', tired('dust-pixie')], artifacts: [] },
    });
    expect(see(t.state, 0).players[0]!.line[1]).toMatchObject({ type: 'creature', power: 6, keywords: { taunt: 1 } });
  });

  it('may stand on either flank', () => {
    for (const flank of ['left', 'right'] as const) {
      const t = table({ me: { house: 'untamed', line: ['niffle-ape', 'troll'], artifacts: [ship] } });
      t.me.action(ship).choose('niffle-ape').choose(flank);
      const line = [tired('niffle-ape'), 'troll'];
      t.expect({ me: { line: flank === 'left' ? [whale(3), ...line] : [...line, whale(3)], artifacts: [] } });
    }
  });

  it('exhausts at least one', () => {
    const t = table({ me: { house: 'untamed', line: ['niffle-ape', 'niffle-queen'], artifacts: [ship] } });
    t.me.action(ship);
    expect(t.state.ask).toMatchObject({ kind: 'cards', min: 1, max: 2 });
  });

  it('stays an artifact where there is no ready friendly Untamed creature to exhaust', () => {
    const t = table({
      me: { house: 'untamed', line: ['troll', tired('niffle-ape')], artifacts: [ship] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.action(ship);
    t.expect({
      me: { line: ['troll', tired('niffle-ape')], artifacts: [tired(ship)] },
      foe: { line: ['niffle-queen'] },
    });
  });

  it('used again as a creature it grows and moves, and does not exhaust itself', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-ape', 'troll'], artifacts: [ship] },
      foe: { houses: ['brobnar', 'dis', 'mars'] },
    });
    t.me.action(ship).choose('niffle-ape').choose('right').end();
    t.foe.house('brobnar').end();
    t.me.house('untamed').action(ship).choose('niffle-ape', 'done').choose('left');
    t.expect({ me: { line: [whale(6), tired('niffle-ape'), 'troll'] } });
  });

  it('guards its neighbors, dies as a creature of no power but its counters, and is an artifact then', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-ape'], artifacts: [ship] },
      foe: { houses: ['brobnar', 'dis', 'logos'], line: ['troll'] },
    });
    t.me.action(ship).choose('right').end();
    t.foe.house('brobnar').fight('troll', ship);
    t.expect({
      me: { line: ['niffle-ape'], artifacts: [], discard: [ship] },
      foe: { line: [{ id: 'troll', exhausted: true, damage: 3 }] },
    });
    expect(see(t.state, 0).players[0]!.discard[0]).toMatchObject({ type: 'artifact' });
  });

  it('used as if it were theirs by another player, stays an artifact among those of its controller', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus', 'niffle-ape'] },
      foe: { artifacts: [ship], line: ['troll'] },
    });
    t.me.reap('nexus');
    t.expect({
      me: { aember: 1, line: [tired('nexus'), tired('niffle-ape')] },
      foe: { artifacts: [{ ...tired(ship), power: 3 }], line: ['troll'] },
    });
  });
});
