// Mars actions that count creatures, cards or æmber.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const filler = (n: number): readonly string[] => Array.from({ length: n }, () => 'punch');

describe('hypnotic-command', () => {
  it('lets an enemy creature capture 1 from its own side for each friendly Mars creature', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['hypnotic-command'],
        aember: 2,
        line: ['blypyp', 'snufflegator', { id: 'tunk', exhausted: true }],
      },
      foe: { aember: 3, line: ['tocsin', 'mother', 'zyzzix-the-many'] },
    });
    t.me.play('hypnotic-command');
    expect([...t.options()].sort()).toEqual(['mother', 'tocsin', 'zyzzix-the-many']);
    t.me.choose('tocsin', 'mother');
    t.expect({
      me: { aember: 2, line: ['blypyp', 'snufflegator', { id: 'tunk', exhausted: true }] },
      foe: { aember: 1, line: [{ id: 'tocsin', aember: 1 }, { id: 'mother', aember: 1 }, 'zyzzix-the-many'] },
    });
  });

  it('may choose the same creature each time', () => {
    const t = table({
      me: { house: 'mars', hand: ['hypnotic-command'], line: ['blypyp', 'tunk'] },
      foe: { aember: 3, line: ['tocsin', 'mother'] },
    });
    t.me.play('hypnotic-command').choose('mother', 'mother');
    t.expect({
      me: { line: ['blypyp', 'tunk'] },
      foe: { aember: 1, line: ['tocsin', { id: 'mother', aember: 2 }] },
    });
  });

  it('captures no more than the opponent has, and asks no further', () => {
    const t = table({
      me: { house: 'mars', hand: ['hypnotic-command'], aember: 4, line: ['blypyp', 'tunk'] },
      foe: { aember: 1, line: ['tocsin', 'mother'] },
    });
    t.me.play('hypnotic-command').choose('tocsin');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({
      me: { aember: 4, line: ['blypyp', 'tunk'] },
      foe: { aember: 0, line: [{ id: 'tocsin', aember: 1 }, 'mother'] },
    });
  });

  it('asks nothing where the pool is empty', () => {
    const t = table({
      me: { house: 'mars', hand: ['hypnotic-command'], aember: 4, line: ['blypyp', 'tunk'] },
      foe: { aember: 0, line: ['tocsin', 'mother'] },
    });
    t.me.play('hypnotic-command');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({ me: { aember: 4, line: ['blypyp', 'tunk'] }, foe: { aember: 0, line: ['tocsin', 'mother'] } });
  });

  it('does nothing without an enemy creature', () => {
    const t = table({
      me: { house: 'mars', hand: ['hypnotic-command'], line: ['blypyp', 'tunk'] },
      foe: { aember: 3 },
    });
    t.me.play('hypnotic-command');
    t.expect({ me: { line: ['blypyp', 'tunk'] }, foe: { aember: 3 } });
  });

  it('does nothing without a friendly Mars creature', () => {
    const t = table({
      me: { house: 'mars', hand: ['hypnotic-command'], line: ['snufflegator'] },
      foe: { aember: 3, line: ['tunk', 'mother'] },
    });
    t.me.play('hypnotic-command');
    t.expect({ me: { line: ['snufflegator'] }, foe: { aember: 3, line: ['tunk', 'mother'] } });
  });

  it('brings the æmber to you when the creature that has it leaves', () => {
    const t = table({
      me: { house: 'mars', hand: ['hypnotic-command', 'ammonia-clouds'], line: ['tunk'] },
      foe: { aember: 1, line: ['tocsin'] },
    });
    t.me.play('hypnotic-command').play('ammonia-clouds');
    t.expect({ me: { aember: 1, line: [{ id: 'tunk', damage: 2 }] }, foe: { aember: 0, line: [] } });
  });
});

describe('key-abduction', () => {
  const answer = (t: ReturnType<typeof table>): void => {
    if (t.options().includes('yes')) t.me.yes();
  };

  // 4 cards stay in hand, and 1 comes back: the key costs 6 + 9 - 5.
  it.each([
    { pool: 8, keys: 0, left: 9 },
    { pool: 9, keys: 1, left: 0 },
    { pool: 10, keys: 1, left: 1 },
  ])('returns the Mars creatures and forges for 9 more less the cards in hand: $pool gives $keys', (row) => {
    const t = table({
      me: { house: 'mars', hand: ['key-abduction', ...filler(4)], aember: row.pool, line: ['blypyp', 'snufflegator'] },
      foe: { line: ['tunk', 'mother'] },
    });
    t.me.play('key-abduction');
    answer(t);
    t.expect({
      me: {
        aember: row.left,
        keys: row.keys,
        hand: ['blypyp', ...filler(4)],
        line: ['snufflegator'],
        discard: ['key-abduction'],
      },
      foe: { hand: ['tunk'], line: ['mother'] },
    });
  });

  it('may leave the key alone', () => {
    const t = table({
      me: { house: 'mars', hand: ['key-abduction', ...filler(4)], aember: 12, line: ['blypyp'] },
      foe: {},
    });
    t.me.play('key-abduction').no();
    t.expect({ me: { aember: 13, keys: 0, hand: ['blypyp', ...filler(4)], line: [] } });
  });

  it('counts only your own hand: a controlled Mars creature of the opponent goes to theirs', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['key-abduction', ...filler(4)],
        aember: 9,
        line: [{ id: 'blypyp', owner: 1 }],
      },
      foe: {},
    });
    t.me.play('key-abduction');
    answer(t);
    t.expect({ me: { aember: 10, keys: 0, hand: filler(4), line: [] }, foe: { hand: ['blypyp'] } });
  });

  it('makes the key cheaper than usual with more than 9 cards in hand', () => {
    const t = table({ me: { house: 'mars', hand: ['key-abduction', ...filler(12)], aember: 2 }, foe: {} });
    t.me.play('key-abduction').yes();
    t.expect({ me: { aember: 0, keys: 1, hand: filler(12) } });
  });

  it('never costs less than nothing', () => {
    const t = table({ me: { house: 'mars', hand: ['key-abduction', ...filler(17)], aember: 2 }, foe: {} });
    t.me.play('key-abduction').yes();
    t.expect({ me: { aember: 3, keys: 1, hand: filler(17) } });
  });

  it('goes by the cost when all Mars creatures are gone', () => {
    const t = table({
      me: { house: 'mars', hand: ['key-abduction', ...filler(5)], aember: 9 },
      foe: { line: ['grabber-jammer', { id: 'mother', upgrades: ['jammer-pack'] }] },
    });
    // 6 + 9 - 5, and 2 more for the Jammer Pack, but nothing for the Grabber Jammer.
    t.me.play('key-abduction');
    answer(t);
    t.expect({
      me: { aember: 10, keys: 0 },
      foe: { hand: ['grabber-jammer'], line: [{ id: 'mother', upgrades: ['jammer-pack'] }] },
    });
    const alone = table({
      me: { house: 'mars', hand: ['key-abduction', ...filler(5)], aember: 9 },
      foe: { line: ['grabber-jammer'] },
    });
    alone.me.play('key-abduction').yes();
    alone.expect({ me: { aember: 0, keys: 1 }, foe: { hand: ['grabber-jammer'], line: [] } });
  });

  it('lets æmber from a returned enemy creature pay for the key', () => {
    const t = table({
      me: { house: 'mars', hand: ['key-abduction', ...filler(5)], aember: 7 },
      foe: { line: [{ id: 'tunk', aember: 2 }] },
    });
    t.me.play('key-abduction').yes();
    t.expect({ me: { aember: 0, keys: 1 }, foe: { hand: ['tunk'], line: [] } });
  });

  it('wins the game with the third key', () => {
    const t = table({ me: { house: 'mars', hand: ['key-abduction', ...filler(9)], aember: 5, keys: 2 }, foe: {} });
    t.me.play('key-abduction').yes();
    t.expect({ winner: 'me', me: { keys: 3 } });
  });
});

describe('martian-hounds', () => {
  it('gives the chosen creature two counters for each damaged creature of either side', () => {
    const t = table({
      me: { house: 'mars', hand: ['martian-hounds'], line: ['zyzzix-the-many', { id: 'tunk', damage: 1 }] },
      foe: { line: [{ id: 'mother', damage: 4 }, 'tocsin'] },
    });
    t.me.play('martian-hounds').choose('zyzzix-the-many');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'zyzzix-the-many', power: 4 },
          { id: 'tunk', damage: 1 },
        ],
      },
      foe: { line: [{ id: 'mother', damage: 4 }, 'tocsin'] },
    });
  });

  it('counts the chosen creature too when it is damaged', () => {
    const t = table({
      me: { house: 'mars', hand: ['martian-hounds'], line: [{ id: 'zyzzix-the-many', damage: 2 }] },
      foe: {},
    });
    t.me.play('martian-hounds');
    t.expect({ me: { line: [{ id: 'zyzzix-the-many', damage: 2, power: 2 }] } });
  });

  it('gives nothing when nobody is damaged, and asks for nobody', () => {
    const t = table({
      me: { house: 'mars', hand: ['martian-hounds'], line: ['zyzzix-the-many'] },
      foe: { line: ['mother'] },
    });
    t.me.play('martian-hounds');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({ me: { line: ['zyzzix-the-many'] }, foe: { line: ['mother'] } });
  });

  it('adds to the counters that are there, and may be wasted on an enemy', () => {
    const t = table({
      me: { house: 'mars', hand: ['martian-hounds'], line: [{ id: 'tunk', damage: 1 }] },
      foe: { line: [{ id: 'mother', power: 1 }] },
    });
    t.me.play('martian-hounds').choose('mother');
    t.expect({ me: { line: [{ id: 'tunk', damage: 1 }] }, foe: { line: [{ id: 'mother', power: 3 }] } });
  });

  it('finds nobody on an empty table', () => {
    const t = table({ me: { house: 'mars', hand: ['martian-hounds'] }, foe: {} });
    t.me.play('martian-hounds');
    t.expect({ me: { line: [], discard: ['martian-hounds'] } });
  });
});

describe('mating-season', () => {
  it('shuffles every Mars creature into the deck of its owner, who gains 1 for each', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['mating-season'],
        line: ['blypyp', 'snufflegator', 'blypyp'],
        deck: [],
      },
      foe: { line: ['tunk', 'mother'], deck: [] },
    });
    t.me.play('mating-season');
    t.expect({
      me: { aember: 3, line: ['snufflegator'], deck: ['blypyp', 'blypyp'], discard: ['mating-season'] },
      foe: { aember: 1, line: ['mother'], deck: ['tunk'] },
    });
  });

  it('pays the owner, not the controller', () => {
    const t = table({
      me: { house: 'mars', hand: ['mating-season'], line: [{ id: 'blypyp', owner: 1 }], deck: [] },
      foe: { deck: [] },
    });
    t.me.play('mating-season');
    t.expect({ me: { aember: 1, line: [], deck: [] }, foe: { aember: 1, deck: ['blypyp'] } });
  });

  it('brings nothing but its bonus without Mars creatures', () => {
    const t = table({
      me: { house: 'mars', hand: ['mating-season'], line: ['snufflegator'] },
      foe: { line: [{ id: 'tunk', house: 'dis' }] },
    });
    t.me.play('mating-season');
    t.expect({ me: { aember: 1, line: ['snufflegator'] }, foe: { aember: 0, line: ['tunk'] } });
  });

  it('does not count a warded creature, which stays', () => {
    const t = table({
      me: { house: 'mars', hand: ['mating-season'], line: [{ id: 'tunk', warded: true }, 'blypyp'], deck: [] },
      foe: {},
    });
    t.me.play('mating-season');
    t.expect({ me: { aember: 2, line: ['tunk'], deck: ['blypyp'] } });
  });

  it('gives the æmber on them to the opponents and discards what was on them', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['mating-season'],
        line: [{ id: 'tunk', aember: 2, upgrades: ['blood-of-titans'] }],
        deck: [],
      },
      foe: {},
    });
    t.me.play('mating-season');
    t.expect({
      me: { aember: 2, line: [], deck: ['tunk'], discard: ['mating-season', 'blood-of-titans'] },
      foe: { aember: 2 },
    });
  });
});

describe('mothership-support', () => {
  it('deals 2 for each friendly ready Mars creature, chosen anew each time', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['mothership-support'],
        line: ['blypyp', { id: 'tunk', exhausted: true }, 'grommid', 'snufflegator'],
      },
      foe: { line: ['mother', 'tocsin', 'zyzzix-the-many'] },
    });
    t.me.play('mothership-support').choose('mother', 'tocsin');
    t.expect({
      me: { aember: 1, line: ['blypyp', { id: 'tunk', exhausted: true }, 'grommid', 'snufflegator'] },
      foe: { line: [{ id: 'mother', damage: 2 }, { id: 'tocsin', damage: 2 }, 'zyzzix-the-many'] },
    });
  });

  it('may hit the same creature each time', () => {
    const t = table({
      me: { house: 'mars', hand: ['mothership-support'], line: ['blypyp', 'grommid', 'tunk'] },
      foe: { line: ['headhunter', 'raiding-knight'] },
    });
    t.me.play('mothership-support').choose('headhunter', 'headhunter', 'headhunter');
    t.expect({ me: { aember: 1, line: ['blypyp', 'grommid', 'tunk'] }, foe: { line: ['raiding-knight'] } });
  });

  it('counts at the start: a creature that its own shot destroys has given one all the same', () => {
    const t = table({
      me: { house: 'mars', hand: ['mothership-support'], line: ['blypyp', 'grommid'] },
      foe: { line: ['mother'] },
    });
    t.me.play('mothership-support').choose('blypyp', 'mother');
    t.expect({ me: { aember: 1, line: ['grommid'] }, foe: { line: [{ id: 'mother', damage: 2 }] } });
  });

  it('chooses all targets first and deals all of it at once: a creature that helps its neighbor helps it to the last [rule damage]', () => {
    const t = table({
      me: { house: 'mars', hand: ['mothership-support'], line: ['blypyp', 'grommid', 'tunk'] },
      foe: { line: ['grey-monk', 'tocsin'] },
    });
    t.me.play('mothership-support').choose('grey-monk', 'grey-monk');
    expect(t.options()).toContain('grey-monk');
    expect(t.state.ask?.picked.map(({ name }) => name)).toEqual(['grey-monk', 'grey-monk']);
    t.me.choose('tocsin');
    expect(t.events.filter((e) => e.type === 'armor').map(({ amount }) => amount)).toEqual([1, 1]);
    t.expect({
      me: { aember: 1, line: ['blypyp', 'grommid', 'tunk'] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('counts a stunned creature that is ready, but no enemy one', () => {
    const t = table({
      me: { house: 'mars', hand: ['mothership-support'], line: [{ id: 'tunk', stunned: true }] },
      foe: { line: ['zyzzix-the-many'] },
    });
    t.me.play('mothership-support').choose('zyzzix-the-many');
    t.expect({
      me: { aember: 1, line: [{ id: 'tunk', stunned: true }] },
      foe: { line: [{ id: 'zyzzix-the-many', damage: 2 }] },
    });
  });

  it('deals nothing without such a creature', () => {
    const t = table({
      me: { house: 'mars', hand: ['mothership-support'], line: [{ id: 'tunk', exhausted: true }, 'snufflegator'] },
      foe: { line: ['mother'] },
    });
    t.me.play('mothership-support');
    t.expect({
      me: { aember: 1, line: [{ id: 'tunk', exhausted: true }, 'snufflegator'] },
      foe: { line: ['mother'] },
    });
  });
});

describe('psychic-network', () => {
  it.each([
    { line: [], stolen: 0 },
    { line: ['blypyp'], stolen: 1 },
    { line: ['blypyp', 'tunk'], stolen: 2 },
    { line: ['blypyp', { id: 'tunk', exhausted: true }, 'snufflegator'], stolen: 1 },
  ])('steals $stolen for as many friendly ready Mars creatures', ({ line, stolen }) => {
    const t = table({
      me: { house: 'mars', hand: ['psychic-network'], line },
      foe: { aember: 5, line: ['zyzzix-the-many'] },
    });
    t.me.play('psychic-network');
    t.expect({ me: { aember: stolen, line }, foe: { aember: 5 - stolen, line: ['zyzzix-the-many'] } });
  });

  it('steals no more than there is', () => {
    const t = table({
      me: { house: 'mars', hand: ['psychic-network'], line: ['blypyp', 'tunk'] },
      foe: { aember: 1 },
    });
    t.me.play('psychic-network');
    t.expect({ me: { aember: 1, line: ['blypyp', 'tunk'] }, foe: { aember: 0 } });
  });

  it('counts a creature that a house change has brought to Mars', () => {
    const line = [
      { id: 'tocsin', house: 'mars' },
      { id: 'blypyp', house: 'dis' },
    ] as const;
    const t = table({ me: { house: 'mars', hand: ['psychic-network'], line }, foe: { aember: 5 } });
    t.me.play('psychic-network');
    t.expect({ me: { aember: 1, line }, foe: { aember: 4 } });
  });
});

describe('shatter-storm', () => {
  it.each([
    { mine: 0, theirs: 5, left: 5 },
    { mine: 1, theirs: 5, left: 2 },
    { mine: 2, theirs: 6, left: 0 },
    { mine: 3, theirs: 7, left: 0 },
    { mine: 3, theirs: 10, left: 1 },
  ])('with $mine lost the opponent loses three times as much: $left of $theirs are left', (row) => {
    const t = table({ me: { house: 'mars', hand: ['shatter-storm'], aember: row.mine }, foe: { aember: row.theirs } });
    t.me.play('shatter-storm');
    t.expect({ me: { aember: 0, discard: ['shatter-storm'] }, foe: { aember: row.left } });
  });

  it('loses æmber of the pool only', () => {
    const t = table({
      me: { house: 'mars', hand: ['shatter-storm'], aember: 1, line: [{ id: 'tunk', aember: 2 }] },
      foe: { aember: 4, line: [{ id: 'mother', aember: 3 }] },
    });
    t.me.play('shatter-storm');
    t.expect({
      me: { aember: 0, line: [{ id: 'tunk', aember: 2 }] },
      foe: { aember: 1, line: [{ id: 'mother', aember: 3 }] },
    });
  });
});

describe('total-recall', () => {
  it('gains 1 for each friendly ready creature and returns all friendly ones, of any house', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['total-recall'],
        line: ['blypyp', 'snufflegator', { id: 'tunk', exhausted: true }],
        artifacts: ['feeding-pit'],
      },
      foe: { line: ['zyzzix-the-many'] },
    });
    t.me.play('total-recall');
    t.expect({
      me: { aember: 3, line: [], hand: ['blypyp', 'snufflegator', 'tunk'], artifacts: ['feeding-pit'] },
      foe: { line: ['zyzzix-the-many'] },
    });
  });

  it('returns exhausted creatures without gaining for them', () => {
    const t = table({
      me: { house: 'mars', hand: ['total-recall'], line: [{ id: 'tunk', exhausted: true }] },
      foe: {},
    });
    t.me.play('total-recall');
    t.expect({ me: { aember: 1, line: [], hand: ['tunk'] } });
  });

  it('sends a creature of the opponent to the hand of its owner', () => {
    const t = table({
      me: { house: 'mars', hand: ['total-recall'], line: [{ id: 'tocsin', owner: 1 }, 'blypyp'] },
      foe: { hand: [] },
    });
    t.me.play('total-recall');
    t.expect({ me: { aember: 3, line: [], hand: ['blypyp'] }, foe: { hand: ['tocsin'] } });
  });

  it('gives captured æmber back, and a ward keeps its creature in play', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['total-recall'],
        line: [
          { id: 'tunk', aember: 2 },
          { id: 'blypyp', warded: true },
        ],
      },
      foe: { aember: 0 },
    });
    t.me.play('total-recall');
    t.expect({ me: { aember: 3, line: ['blypyp'], hand: ['tunk'] }, foe: { aember: 2 } });
  });

  it('only gives its bonus without creatures', () => {
    const t = table({ me: { house: 'mars', hand: ['total-recall'] }, foe: {} });
    t.me.play('total-recall');
    t.expect({ me: { aember: 1, hand: [], discard: ['total-recall'] } });
  });
});
