import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;
const filler = (n: number): readonly string[] => Array.from({ length: n }, () => 'punch');
const revealed = (t: ReturnType<typeof table>): readonly string[] =>
  t.events.flatMap((e) => (e.type === 'reveal' ? [e.card.name] : []));

describe('ammonia-clouds', () => {
  it('deals 3 to each creature, of which armor takes its part', () => {
    const t = table({
      me: { house: 'mars', hand: ['ammonia-clouds'], line: ['tunk', 'zyzzix-the-many', 'grommid'] },
      foe: { line: ['tocsin', 'mother', 'raiding-knight'] },
    });
    t.me.play('ammonia-clouds');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'tunk', damage: 2 },
          { id: 'grommid', damage: 3 },
        ],
        discard: ['ammonia-clouds', 'zyzzix-the-many'],
      },
      foe: {
        line: [
          { id: 'mother', damage: 3 },
          { id: 'raiding-knight', damage: 1 },
        ],
        discard: ['tocsin'],
      },
    });
  });

  it('ruling ammonia-clouds/own-creatures: hits friendly creatures also where there is no enemy', () => {
    const t = table({ me: { house: 'mars', hand: ['ammonia-clouds'], line: ['grommid', 'blypyp'] }, foe: {} });
    t.me.play('ammonia-clouds');
    t.expect({ me: { line: [{ id: 'grommid', damage: 3 }], discard: ['ammonia-clouds', 'blypyp'] } });
  });

  it('deals all at once: a creature that heals its friends when it is destroyed comes too late', () => {
    const t = table({
      me: { house: 'mars', hand: ['ammonia-clouds'] },
      foe: {
        line: ['duma-the-martyr', { id: 'mother', damage: 2 }, { id: 'grommid', damage: 2 }],
        deck: filler(3),
      },
    });
    t.me.play('ammonia-clouds');
    t.expect({ foe: { line: ['grommid'], hand: ['punch', 'punch'] } });
  });

  it('only takes a ward off, and gives the æmber of the dead to the opponents', () => {
    const t = table({
      me: { house: 'mars', hand: ['ammonia-clouds'], line: [{ id: 'zyzzix-the-many', aember: 2 }] },
      foe: {
        line: [
          { id: 'tocsin', warded: true },
          { id: 'dust-imp', aember: 1 },
        ],
      },
    });
    t.me.play('ammonia-clouds');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 4, line: ['tocsin'] } });
  });

  it('does nothing without creatures', () => {
    const t = table({ me: { house: 'mars', hand: ['ammonia-clouds'] }, foe: {} });
    t.me.play('ammonia-clouds');
    t.expect({ me: { aember: 0, discard: ['ammonia-clouds'] } });
  });
});

describe('battle-fleet', () => {
  it('draws a card for each Mars card that is revealed, which stays in hand', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['battle-fleet', 'blypyp', 'feeding-pit', 'punch'],
        deck: ['fear', 'tocsin', 'mother'],
      },
      foe: {},
    });
    t.me.play('battle-fleet');
    expect([...t.options()].sort()).toEqual(['blypyp', 'done', 'feeding-pit']);
    t.me.choose('blypyp', 'feeding-pit');
    expect(revealed(t)).toEqual(['blypyp', 'feeding-pit']);
    t.expect({
      me: { aember: 1, hand: ['blypyp', 'feeding-pit', 'punch', 'fear', 'tocsin'], deck: ['mother'] },
    });
  });

  it('counts only the cards that are shown', () => {
    const t = table({
      me: { house: 'mars', hand: ['battle-fleet', 'blypyp', 'tunk'], deck: ['fear', 'tocsin'] },
      foe: {},
    });
    t.me.play('battle-fleet').choose('tunk').done();
    expect(revealed(t)).toEqual(['tunk']);
    t.expect({ me: { aember: 1, hand: ['blypyp', 'tunk', 'fear'], deck: ['tocsin'] } });
  });

  it('may reveal none and draws none then', () => {
    const t = table({ me: { house: 'mars', hand: ['battle-fleet', 'blypyp', 'tunk'], deck: ['fear'] }, foe: {} });
    t.me.play('battle-fleet').done();
    t.expect({ me: { aember: 1, hand: ['blypyp', 'tunk'], deck: ['fear'], discard: ['battle-fleet'] } });
  });

  it('does not count itself', () => {
    const t = table({ me: { house: 'mars', hand: ['battle-fleet', 'punch'], deck: ['fear'] }, foe: {} });
    t.me.play('battle-fleet');
    t.expect({ me: { aember: 1, hand: ['punch'], deck: ['fear'] } });
  });

  it('draws the discard pile too when the deck runs out, but not itself', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['battle-fleet', 'blypyp', 'tunk', 'uxlyx-the-zookeeper'],
        deck: ['fear'],
        discard: ['mother'],
      },
      foe: {},
    });
    t.me.play('battle-fleet').choose('blypyp', 'tunk', 'uxlyx-the-zookeeper');
    t.expect({
      me: {
        aember: 1,
        hand: ['blypyp', 'tunk', 'uxlyx-the-zookeeper', 'fear', 'mother'],
        deck: [],
        discard: ['battle-fleet'],
      },
    });
  });
});

describe('deep-probe', () => {
  it('discards each creature of the named house from the hand of the opponent', () => {
    const t = table({
      me: { house: 'mars', hand: ['deep-probe', 'tocsin'] },
      foe: { hand: ['tocsin', 'shooler', 'fear', 'headhunter'] },
    });
    t.me.play('deep-probe').house('dis');
    expect([...revealed(t)].sort()).toEqual(['fear', 'headhunter', 'shooler', 'tocsin']);
    t.expect({ me: { aember: 1, hand: ['tocsin'] }, foe: { hand: ['fear', 'headhunter'] } });
    expect([...t.state.players[1]!.discard]).toHaveLength(2);
  });

  it('discards nothing when the hand has no creature of that house', () => {
    const t = table({ me: { house: 'mars', hand: ['deep-probe'] }, foe: { hand: ['fear', 'headhunter'] } });
    t.me.play('deep-probe').house('untamed');
    expect([...revealed(t)].sort()).toEqual(['fear', 'headhunter']);
    t.expect({ me: { aember: 1 }, foe: { hand: ['fear', 'headhunter'], discard: [] } });
  });

  it('does nothing to an empty hand', () => {
    const t = table({ me: { house: 'mars', hand: ['deep-probe'] }, foe: { line: ['tocsin'] } });
    t.me.play('deep-probe').house('dis');
    t.expect({ me: { aember: 1 }, foe: { line: ['tocsin'], hand: [], discard: [] } });
  });

  it('discards, but does not destroy', () => {
    const t = table({ me: { house: 'mars', hand: ['deep-probe'] }, foe: { hand: ['bad-penny', 'urchin'] } });
    t.me.play('deep-probe').house('shadows');
    t.expect({ me: { aember: 1 }, foe: { hand: [] } });
    expect([...t.state.players[1]!.discard]).toHaveLength(2);
  });
});

describe('emp-blast', () => {
  it('stuns every Mars creature and every Robot, and destroys all artifacts, on both sides', () => {
    const t = table({
      me: { house: 'mars', hand: ['emp-blast'], line: ['tunk', 'blypyp', 'snufflegator'], artifacts: ['feeding-pit'] },
      foe: {
        line: ['mother', 'tocsin', 'zyzzix-the-many', 'batdrone'],
        artifacts: ['library-of-babble', 'seeker-needle'],
      },
    });
    t.me.play('emp-blast');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'tunk', stunned: true }, { id: 'blypyp', stunned: true }, 'snufflegator'],
        artifacts: [],
        discard: ['emp-blast', 'feeding-pit'],
      },
      foe: {
        line: [
          { id: 'mother', stunned: true },
          'tocsin',
          { id: 'zyzzix-the-many', stunned: true },
          { id: 'batdrone', stunned: true },
        ],
        artifacts: [],
      },
    });
    expect([...t.state.players[1]!.discard]).toHaveLength(2);
  });

  it('goes by the house that a creature belongs to, not by its title', () => {
    const t = table({
      me: { house: 'mars', hand: ['emp-blast'] },
      foe: {
        line: [
          { id: 'tocsin', house: 'mars' },
          { id: 'blypyp', house: 'dis' },
          { id: 'tunk', house: 'dis' },
        ],
      },
    });
    t.me.play('emp-blast');
    t.expect({
      me: { aember: 1 },
      foe: { line: [{ id: 'tocsin', house: 'mars', stunned: true }, 'blypyp', { id: 'tunk', stunned: true }] },
    });
  });

  it('destroys artifacts where nobody is stunned, and changes nothing for those who are', () => {
    const t = table({
      me: { house: 'mars', hand: ['emp-blast'], line: [{ id: 'blypyp', stunned: true }, 'snufflegator'] },
      foe: { artifacts: ['library-of-babble'] },
    });
    t.me.play('emp-blast');
    t.expect({
      me: { aember: 1, line: [{ id: 'blypyp', stunned: true }, 'snufflegator'] },
      foe: { artifacts: [], discard: ['library-of-babble'] },
    });
  });

  it.each([
    ['master-16', ['library-of-babble'], ['seeker-needle']],
    ['current', [], ['seeker-needle', 'library-of-babble']],
  ] as const)(
    'only takes the ward off an artifact that has one, or destroys it too (%s)',
    (edition, artifacts, discard) => {
      const t = table({
        edition,
        me: { house: 'mars', hand: ['emp-blast'] },
        foe: { artifacts: [{ id: 'library-of-babble', warded: true }, 'seeker-needle'] },
      });
      t.me.play('emp-blast');
      t.expect({ me: { aember: 1 }, foe: { artifacts, discard } });
    },
  );
});

describe('irradiated-aember', () => {
  it.each([
    { pool: 5, damage: 0 },
    { pool: 6, damage: 3 },
    { pool: 7, damage: 3 },
  ])('deals $damage to each enemy creature when the opponent has $pool', ({ pool, damage }) => {
    const t = table({
      me: { house: 'mars', hand: ['irradiated-aember'], line: ['grommid'] },
      foe: { aember: pool, line: ['mother', 'valdr'] },
    });
    t.me.play('irradiated-aember');
    t.expect({
      me: { aember: 1, line: ['grommid'] },
      foe: {
        aember: pool,
        line: [
          { id: 'mother', damage },
          { id: 'valdr', damage },
        ],
      },
    });
  });

  it('does not care for the æmber of its own player, or that on cards', () => {
    const t = table({
      me: { house: 'mars', hand: ['irradiated-aember'], aember: 6 },
      foe: { aember: 5, line: [{ id: 'mother', aember: 3 }] },
    });
    t.me.play('irradiated-aember');
    t.expect({ me: { aember: 7 }, foe: { aember: 5, line: [{ id: 'mother', aember: 3 }] } });
  });

  it('meets armor and wards like all damage', () => {
    const t = table({
      me: { house: 'mars', hand: ['irradiated-aember'] },
      foe: {
        aember: 6,
        line: ['tocsin', { id: 'tocsin', warded: true }, { id: 'raiding-knight', damage: 2 }, 'blypyp'],
      },
    });
    t.me.play('irradiated-aember');
    t.expect({ me: { aember: 1 }, foe: { aember: 6, line: ['tocsin', { id: 'raiding-knight', damage: 3 }] } });
  });
});

describe('martians-make-bad-allies', () => {
  it('purges the creatures of other houses from your hand and gains 1 for each', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['martians-make-bad-allies', 'tocsin', 'mother', 'blypyp', 'punch', 'feeding-pit', 'library-of-babble'],
      },
      foe: { hand: ['tocsin'] },
    });
    t.me.play('martians-make-bad-allies');
    expect([...revealed(t)].sort()).toEqual([
      'blypyp',
      'feeding-pit',
      'library-of-babble',
      'mother',
      'punch',
      'tocsin',
    ]);
    t.expect({
      me: {
        aember: 2,
        hand: ['blypyp', 'feeding-pit', 'library-of-babble', 'punch'],
        purged: ['mother', 'tocsin'],
        discard: ['martians-make-bad-allies'],
      },
      foe: { hand: ['tocsin'], purged: [] },
    });
  });

  it('gains nothing when there is none, but shows the hand', () => {
    const t = table({ me: { house: 'mars', hand: ['martians-make-bad-allies', 'blypyp', 'punch'] }, foe: {} });
    t.me.play('martians-make-bad-allies');
    expect([...revealed(t)].sort()).toEqual(['blypyp', 'punch']);
    t.expect({ me: { aember: 0, hand: ['blypyp', 'punch'], purged: [] } });
  });

  it('does nothing with an empty hand, whatever lies in play', () => {
    const t = table({ me: { house: 'mars', hand: ['martians-make-bad-allies'], line: ['tocsin'] }, foe: {} });
    t.me.play('martians-make-bad-allies');
    t.expect({ me: { aember: 0, hand: [], line: ['tocsin'], discard: ['martians-make-bad-allies'] } });
  });
});

describe('mass-abduction', () => {
  it('puts up to 3 damaged enemy creatures into your archives', () => {
    const t = table({
      me: { house: 'mars', hand: ['mass-abduction'], line: [{ id: 'grommid', damage: 1 }] },
      foe: {
        line: [
          { id: 'tocsin', damage: 1 },
          { id: 'mother', damage: 1 },
          'valdr',
          { id: 'shooler', damage: 4 },
          { id: 'headhunter', damage: 1 },
        ],
      },
    });
    t.me.play('mass-abduction');
    expect([...t.options()].sort()).toEqual(['done', 'headhunter', 'mother', 'shooler', 'tocsin']);
    t.me.choose('tocsin', 'shooler', 'headhunter');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'grommid', damage: 1 }],
        archives: ['headhunter', 'shooler', 'tocsin'],
      },
      foe: { line: [{ id: 'mother', damage: 1 }, 'valdr'], archives: [] },
    });
  });

  it('may take fewer, or none', () => {
    const foe = {
      line: [
        { id: 'tocsin', damage: 1 },
        { id: 'mother', damage: 1 },
      ],
    };
    const one = table({ me: { house: 'mars', hand: ['mass-abduction'] }, foe });
    one.me.play('mass-abduction').choose('mother').done();
    one.expect({ me: { aember: 1, archives: ['mother'] }, foe: { line: [{ id: 'tocsin', damage: 1 }] } });
    const none = table({ me: { house: 'mars', hand: ['mass-abduction'] }, foe });
    none.me.play('mass-abduction').done();
    none.expect({ me: { aember: 1, archives: [] }, foe });
  });

  it('finds no target where nobody is damaged', () => {
    const t = table({ me: { house: 'mars', hand: ['mass-abduction'] }, foe: { line: ['tocsin'] } });
    t.me.play('mass-abduction');
    t.expect({ me: { aember: 1, archives: [] }, foe: { line: ['tocsin'] } });
  });

  it('sends them to the hand of their owner when they leave the archives', () => {
    const t = table({
      me: { house: 'mars', houses: ['mars', 'dis', 'logos'], hand: ['mass-abduction'] },
      foe: { ...foeHouses, line: [{ id: 'tocsin', damage: 1 }], hand: filler(6), deck: filler(4) },
    });
    t.me.play('mass-abduction').choose('tocsin').end();
    t.foe.house('brobnar').end();
    t.me.house('mars').yes();
    t.expect({ me: { aember: 1, archives: [], hand: ['mass-abduction'] }, foe: { hand: [...filler(6), 'tocsin'] } });
  });

  it('only takes the ward of a warded one, discards upgrades, and gains the æmber on them', () => {
    const t = table({
      me: { house: 'mars', hand: ['mass-abduction'] },
      foe: {
        line: [
          { id: 'tocsin', damage: 1, warded: true },
          { id: 'mother', damage: 1, aember: 2, upgrades: ['blood-of-titans'] },
        ],
      },
    });
    t.me.play('mass-abduction').choose('tocsin', 'mother');
    t.expect({
      me: { aember: 3, archives: ['mother'] },
      foe: { line: [{ id: 'tocsin', damage: 1 }], discard: ['blood-of-titans'] },
    });
  });

  it('takes home a creature of your own that the opponent controls', () => {
    const t = table({
      me: { house: 'mars', houses: ['mars', 'dis', 'logos'], hand: ['mass-abduction'] },
      foe: { ...foeHouses, line: [{ id: 'tocsin', owner: 0, damage: 1 }], hand: filler(6), deck: filler(2) },
    });
    t.me.play('mass-abduction').choose('tocsin').end();
    t.foe.house('brobnar').end();
    t.me.house('dis').yes();
    t.expect({ me: { archives: [], hand: ['mass-abduction', 'tocsin'] }, foe: { hand: filler(6) } });
  });
});

describe('orbital-bombardment', () => {
  it('deals 2 to a creature for each Mars card revealed, chosen anew each time', () => {
    const t = table({
      me: { house: 'mars', hand: ['orbital-bombardment', 'blypyp', 'feeding-pit', 'tunk', 'punch'], line: ['grommid'] },
      foe: { line: ['mother', 'tocsin'] },
    });
    t.me.play('orbital-bombardment').choose('blypyp', 'feeding-pit', 'tunk').choose('mother', 'tocsin', 'mother');
    t.expect({
      me: { aember: 1, hand: ['blypyp', 'feeding-pit', 'punch', 'tunk'], line: ['grommid'] },
      foe: {
        line: [
          { id: 'mother', damage: 4 },
          { id: 'tocsin', damage: 2 },
        ],
      },
    });
  });

  it('deals all at once: armor stops 2 of the sum, and who has enough can be chosen again [rule damage]', () => {
    const t = table({
      me: { house: 'mars', hand: ['orbital-bombardment', 'blypyp', 'feeding-pit', 'tunk'] },
      foe: { line: ['raiding-knight', 'dust-imp'] },
    });
    t.me.play('orbital-bombardment').choose('blypyp', 'feeding-pit', 'tunk');
    t.me.choose('raiding-knight', 'dust-imp');
    expect(t.options()).toEqual(['raiding-knight', 'dust-imp']);
    expect(t.events.some((e) => e.type === 'damage')).toBe(false);
    t.me.choose('raiding-knight');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: [{ id: 'raiding-knight', damage: 2 }] } });
  });

  it('a ward takes all that is put on its creature, and nobody is lost who would have died in between', () => {
    const t = table({
      me: { house: 'mars', hand: ['orbital-bombardment', 'blypyp', 'feeding-pit', 'tunk'] },
      foe: { line: [{ id: 'tocsin', warded: true }, 'mother'] },
    });
    t.me.play('orbital-bombardment').choose('blypyp', 'feeding-pit', 'tunk').choose('tocsin', 'tocsin', 'mother');
    t.expect({ me: { aember: 1 }, foe: { line: ['tocsin', { id: 'mother', damage: 2 }] } });
  });

  it('deals nothing when nothing is shown', () => {
    const t = table({ me: { house: 'mars', hand: ['orbital-bombardment', 'blypyp'] }, foe: { line: ['tocsin'] } });
    t.me.play('orbital-bombardment').done();
    expect(revealed(t)).toEqual([]);
    t.expect({ me: { aember: 1, hand: ['blypyp'] }, foe: { line: ['tocsin'] } });
  });

  it('has to hit a friendly creature where there is no other', () => {
    const t = table({
      me: { house: 'mars', hand: ['orbital-bombardment', 'blypyp'], line: ['grommid'] },
      foe: {},
    });
    t.me.play('orbital-bombardment').choose('blypyp');
    t.expect({ me: { aember: 1, line: [{ id: 'grommid', damage: 2 }] } });
  });

  it('shows cards also without any creature to hit', () => {
    const t = table({ me: { house: 'mars', hand: ['orbital-bombardment', 'blypyp'] }, foe: {} });
    t.me.play('orbital-bombardment').choose('blypyp');
    expect(revealed(t)).toEqual(['blypyp']);
    t.expect({ me: { aember: 1, hand: ['blypyp'] } });
  });
});
