import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const filler = (count: number): string[] => Array.from({ length: count }, () => 'punch');
const mine = { houses: ['logos', 'sanctum', 'untamed'] } as const;
const theirs = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('brain-eater', () => {
  it('draws when it destroys the creature that it attacks', () => {
    const t = table({
      me: { house: 'logos', line: ['brain-eater'], deck: ['fear', 'punch'] },
      foe: { line: ['tocsin'], deck: ['urchin'] },
    });
    t.me.fight('brain-eater', 'tocsin');
    t.expect({
      me: { hand: ['fear'], deck: ['punch'], line: [{ id: 'brain-eater', damage: 3, exhausted: true }] },
      foe: { hand: [], line: [] },
    });
  });

  it('draws for its controller when it destroys an attacker', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin'], deck: ['punch'] },
      foe: { line: ['brain-eater'], deck: ['fear'] },
    });
    t.me.fight('tocsin', 'brain-eater');
    t.expect({ me: { hand: [], line: [] }, foe: { hand: ['fear'], line: [{ id: 'brain-eater', damage: 3 }] } });
  });

  it('draws when its hazardous damage destroys the attacker', () => {
    const t = table({
      me: { house: 'dis', line: ['dust-imp'] },
      foe: { line: [{ id: 'brain-eater', upgrades: ['armageddon-cloak'] }], deck: ['fear'] },
    });
    t.me.fight('dust-imp', 'brain-eater');
    t.expect({
      me: { aember: 2, line: [] },
      foe: { hand: ['fear'], line: [{ id: 'brain-eater', upgrades: ['armageddon-cloak'] }] },
    });
  });

  it('draws nothing when the other creature survives', () => {
    const t = table({
      me: { house: 'logos', line: ['brain-eater'], deck: ['fear'] },
      foe: { line: ['shadow-self'] },
    });
    t.me.fight('brain-eater', 'shadow-self');
    t.expect({
      me: { hand: [], deck: ['fear'], line: [{ id: 'brain-eater', exhausted: true }] },
      foe: { line: [{ id: 'shadow-self', damage: 6 }] },
    });
  });

  it('draws nothing when it is destroyed itself in that fight', () => {
    const t = table({
      me: { house: 'brobnar', line: ['valdr'] },
      foe: { line: ['brain-eater'], deck: ['fear'] },
    });
    t.me.fight('valdr', 'brain-eater');
    t.expect({ me: { line: [] }, foe: { hand: [], deck: ['fear'], line: [] } });
  });

  it('draws nothing for creatures that are destroyed otherwise, or fighting another one', () => {
    const t = table({
      me: { house: 'logos', hand: ['twin-bolt-emission'], line: ['brain-eater', 'mother'], deck: ['fear'] },
      foe: { line: ['silvertooth', 'dust-imp', 'tocsin'] },
    });
    t.me.play('twin-bolt-emission').choose('silvertooth', 'dust-imp').fight('mother', 'tocsin');
    t.expect({
      me: { hand: [], deck: ['fear'], line: ['brain-eater', { id: 'mother', damage: 3, exhausted: true }] },
      foe: { aember: 2, line: [] },
    });
  });
});

describe('dextre', () => {
  it.each([
    { pool: 3, captured: 1 },
    { pool: 0, captured: 0 },
  ])('captures $captured from a pool of $pool', ({ pool, captured }) => {
    const t = table({ me: { house: 'logos', hand: ['dextre'], aember: 2 }, foe: { aember: pool } });
    t.me.play('dextre');
    t.expect({
      me: { aember: 2, line: [{ id: 'dextre', aember: captured, exhausted: true }] },
      foe: { aember: pool - captured },
    });
  });

  it('goes on top of the deck when it is destroyed, and its æmber to the opponent', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'dextre', aember: 1, upgrades: ['blood-of-titans'], damage: 5 }], deck: ['fear'] },
    });
    t.me.play('punch');
    t.expect({
      me: { aember: 2 },
      foe: { aember: 0, line: [], hand: [], deck: ['dextre', 'fear'], discard: ['blood-of-titans'] },
    });
  });

  it('goes to the deck of its owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'dextre', owner: 1 }], deck: ['urchin'] },
      foe: { deck: ['fear'] },
    });
    t.me.play('punch');
    t.expect({ me: { line: [], deck: ['urchin'] }, foe: { deck: ['dextre', 'fear'] } });
  });

  it('goes to the hand when it is returned there', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'] }, foe: { line: ['dextre'], deck: ['punch'] } });
    t.me.play('fear');
    t.expect({ foe: { line: [], hand: ['dextre'], deck: ['punch'] } });
  });

  it('is not purged by an Annihilation Ritual: it does not go to the discard pile', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['annihilation-ritual'] },
      foe: { line: ['dextre'], deck: ['fear'] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [], deck: ['dextre', 'fear'], purged: [], discard: [] } });
  });
});

describe('dysania', () => {
  it.each([0, 1, 3])('discards the %i cards in the archives of the opponent and gains as much', (count) => {
    const t = table({
      me: { house: 'logos', hand: ['dysania'], archives: ['fear'] },
      foe: { archives: filler(count), aember: 2 },
    });
    t.me.play('dysania');
    t.expect({
      me: { aember: count, archives: ['fear'], line: [{ id: 'dysania', exhausted: true }] },
      foe: { aember: 2, archives: [], discard: filler(count) },
    });
  });

  it('ruling: own creatures in these archives go back to the hand of their owner, and give nothing', () => {
    const t = table({
      active: 1,
      me: { ...mine, hand: ['dysania', ...filler(5)], line: ['tocsin', 'mother'], keys: 1 },
      foe: { houses: ['mars', 'dis', 'shadows'], house: 'mars', hand: ['sample-collection'], archives: ['urchin'] },
    });
    t.foe.play('sample-collection').choose('mother').end();
    t.me.house('logos').play('dysania');
    t.expect({
      me: { aember: 1, hand: ['mother', ...filler(5)], line: ['tocsin', { id: 'dysania', exhausted: true }] },
      foe: { archives: [], discard: ['urchin'], hand: ['sample-collection'] },
    });
  });
});

describe('ganymede-archivist', () => {
  it('archives a card after it reaped', () => {
    const t = table({
      me: { house: 'logos', line: ['ganymede-archivist'], hand: ['fear', 'punch'], archives: ['urchin'] },
      foe: {},
    });
    t.me.reap('ganymede-archivist').choose('fear');
    t.expect({
      me: {
        aember: 1,
        hand: ['punch'],
        archives: ['fear', 'urchin'],
        line: [{ id: 'ganymede-archivist', exhausted: true }],
      },
    });
  });

  it('archives nothing with an empty hand', () => {
    const t = table({ me: { house: 'logos', line: ['ganymede-archivist'], deck: ['fear'] }, foe: {} });
    t.me.reap('ganymede-archivist');
    t.expect({
      me: { aember: 1, archives: [], deck: ['fear'], line: [{ id: 'ganymede-archivist', exhausted: true }] },
    });
  });

  it('archives nothing by fighting', () => {
    const t = table({
      me: { house: 'logos', line: ['ganymede-archivist'], hand: ['fear'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.fight('ganymede-archivist', 'dust-imp');
    t.expect({
      me: { hand: ['fear'], archives: [], line: [{ id: 'ganymede-archivist', damage: 2, exhausted: true }] },
      foe: { aember: 2, line: [] },
    });
  });
});

describe('harland-mindlock', () => {
  it('takes a flank creature of the opponent, with all that is on it, to the flank that is chosen', () => {
    const t = table({
      me: { house: 'logos', hand: ['harland-mindlock'], line: ['batdrone'] },
      foe: {
        line: [{ id: 'tocsin', damage: 1, aember: 2, upgrades: ['blood-of-titans'] }, 'mother', 'shooler'],
      },
    });
    t.me.play('harland-mindlock', 'right');
    expect(t.options()).toEqual(['tocsin', 'shooler']);
    t.me.choose('tocsin').flank('left');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', damage: 1, aember: 2, upgrades: ['blood-of-titans'] },
          'batdrone',
          { id: 'harland-mindlock', exhausted: true },
        ],
      },
      foe: { line: ['mother', 'shooler'] },
    });
  });

  it('lets the creature be used at once, in the turns of its house', () => {
    const t = table({
      me: { house: 'logos', hand: ['harland-mindlock'] },
      foe: { line: ['doc-bookton'], deck: ['urchin'] },
    });
    t.me.play('harland-mindlock').flank('right').reap('doc-bookton');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'harland-mindlock', exhausted: true },
          { id: 'doc-bookton', exhausted: true },
        ],
      },
      foe: { line: [], hand: [], deck: ['urchin'] },
    });
  });

  it('lets the house of the creature be chosen, and its abilities work for its new controller', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['harland-mindlock'] },
      foe: { ...theirs, line: ['tocsin'], hand: ['fear'] },
    });
    t.me.play('harland-mindlock').flank('right').end();
    t.foe.house('brobnar').end();
    t.me.house('dis').reap('tocsin');
    t.expect({
      me: { aember: 1, line: ['harland-mindlock', { id: 'tocsin', exhausted: true }] },
      foe: { hand: [], discard: ['fear'], line: [] },
    });
  });

  it('gives the creature back when it leaves play; the active player chooses the flank', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['harland-mindlock'] },
      foe: { ...theirs, line: ['tocsin', 'mother', 'shooler'], hand: ['fear'] },
    });
    t.me.play('harland-mindlock').choose('shooler').flank('right').end();
    t.foe.house('dis').play('fear').choose('harland-mindlock').flank('left');
    t.expect({ me: { line: [] }, foe: { line: ['shooler', 'tocsin', 'mother'] } });
  });

  it('sends a creature that dies to the discard pile of its owner, and its æmber to the opponent of its controller', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['harland-mindlock'] },
      foe: { ...theirs, line: [{ id: 'tocsin', aember: 1 }], hand: ['punch'] },
    });
    t.me.play('harland-mindlock').flank('right').end();
    t.foe.house('brobnar').play('punch').choose('tocsin');
    t.expect({
      me: { line: ['harland-mindlock'], aember: 0 },
      foe: { aember: 2, line: [], discard: ['punch', 'tocsin'] },
    });
  });

  it('dies together with the creature that it controls', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['harland-mindlock'] },
      foe: { ...theirs, line: ['silvertooth', 'mother'], hand: ['poison-wave'] },
    });
    t.me.play('harland-mindlock').choose('silvertooth').flank('right').end();
    t.foe.house('shadows').play('poison-wave');
    t.expect({
      me: { line: [], discard: ['harland-mindlock'] },
      foe: { aember: 1, line: [{ id: 'mother', damage: 2 }], discard: ['poison-wave', 'silvertooth'] },
    });
  });

  it('takes nothing where the opponent has no creature', () => {
    const t = table({ me: { house: 'logos', hand: ['harland-mindlock'], line: ['mother'] }, foe: {} });
    t.me.play('harland-mindlock');
    t.expect({ me: { line: ['mother', { id: 'harland-mindlock', exhausted: true }] }, foe: { line: [] } });
  });
});

describe('neutron-shark', () => {
  it('destroys an enemy and a friendly creature or artifact, and ends with a Logos card', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['neutron-shark'],
        line: ['mother'],
        artifacts: ['library-of-babble'],
        deck: ['labwork', 'fear'],
      },
      foe: { line: ['tocsin', 'valdr'], artifacts: ['seeker-needle'], deck: ['urchin'] },
    });
    t.me.play('neutron-shark');
    expect(t.options()).toEqual(['tocsin', 'valdr', 'seeker-needle']);
    t.me.choose('valdr');
    expect(t.options()).toEqual(['mother', 'neutron-shark', 'library-of-babble']);
    t.me.choose('library-of-babble');
    t.expect({
      me: {
        line: ['mother', { id: 'neutron-shark', exhausted: true }],
        artifacts: [],
        deck: ['fear'],
        discard: ['labwork', 'library-of-babble'],
      },
      foe: { line: ['tocsin'], artifacts: ['seeker-needle'], deck: ['urchin'], discard: ['valdr'] },
    });
  });

  it('goes on as long as the discarded card is of another house', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['neutron-shark'],
        line: ['mother', 'batdrone', 'doc-bookton'],
        deck: ['fear', 'urchin', 'labwork', 'punch'],
      },
      foe: { line: ['tocsin', 'valdr'] },
    });
    t.me.play('neutron-shark').choose('tocsin').choose('batdrone');
    // Then Valdr is the only enemy, and then there is none any more.
    t.me.choose('doc-bookton').choose('mother');
    t.expect({
      me: {
        line: [{ id: 'neutron-shark', exhausted: true }],
        deck: ['punch'],
        discard: ['labwork', 'mother', 'urchin', 'doc-bookton', 'fear', 'batdrone'],
      },
      foe: { line: [], discard: ['valdr', 'tocsin'] },
    });
  });

  it('must destroy itself where nothing else is friendly, and still discards', () => {
    const t = table({
      me: { house: 'logos', hand: ['neutron-shark'], deck: ['labwork', 'fear'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('neutron-shark');
    t.expect({
      me: { line: [], deck: ['fear'], discard: ['labwork', 'neutron-shark'] },
      foe: { line: [], discard: ['tocsin'] },
    });
  });

  it('ruling: once it destroyed itself, it does not go on', () => {
    const t = table({
      me: { house: 'logos', hand: ['neutron-shark'], line: ['mother'], deck: ['fear', 'urchin'] },
      foe: { line: ['tocsin', 'valdr'] },
    });
    t.me.play('neutron-shark').choose('tocsin').choose('neutron-shark');
    t.expect({
      me: { line: ['mother'], deck: ['urchin'], discard: ['fear', 'neutron-shark'] },
      foe: { line: ['valdr'], discard: ['tocsin'] },
    });
  });

  it('goes on when its ward saved it', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'neutron-shark', warded: true }], deck: ['fear', 'urchin', 'labwork'] },
      foe: { line: ['tocsin', 'valdr', 'shooler'] },
    });
    t.me.reap('neutron-shark').choose('tocsin').choose('valdr');
    t.expect({
      me: { aember: 1, line: [], deck: ['labwork'], discard: ['urchin', 'neutron-shark', 'fear'] },
      foe: { line: ['shooler'], discard: ['valdr', 'tocsin'] },
    });
  });

  it('ends with an empty deck: no card is no card of another house', () => {
    const t = table({
      me: { house: 'logos', line: ['neutron-shark', 'mother'], deck: [], discard: ['fear'] },
      foe: { line: ['tocsin', 'valdr'] },
    });
    t.me.reap('neutron-shark').choose('tocsin').choose('mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'neutron-shark', exhausted: true }], deck: [], discard: ['mother', 'fear'] },
      foe: { line: ['valdr'] },
    });
  });

  it('does the same after it fought and survived', () => {
    const t = table({
      me: { house: 'logos', line: ['neutron-shark', 'mother'], deck: ['labwork'] },
      foe: { line: ['urchin', 'valdr'] },
    });
    // Urchin is elusive: the Shark survives.
    t.me.fight('neutron-shark', 'urchin').choose('valdr').choose('mother');
    t.expect({
      me: { aember: 0, line: [{ id: 'neutron-shark', exhausted: true }], discard: ['labwork', 'mother'] },
      foe: { line: ['urchin'], discard: ['valdr'] },
    });
  });
});

describe('novu-archaeologist', () => {
  it('archives a card of any type out of the discard pile', () => {
    const t = table({
      me: { house: 'logos', line: ['novu-archaeologist'], discard: ['fear', 'tocsin', 'punch'] },
      foe: { discard: ['urchin'] },
    });
    t.me.action('novu-archaeologist');
    expect(t.options()).toEqual(['fear', 'tocsin', 'punch']);
    t.me.choose('tocsin');
    t.expect({
      me: {
        aember: 0,
        archives: ['tocsin'],
        discard: ['fear', 'punch'],
        line: [{ id: 'novu-archaeologist', exhausted: true }],
      },
      foe: { discard: ['urchin'], archives: [] },
    });
  });

  it('archives nothing when the discard pile is empty', () => {
    const t = table({
      me: { house: 'logos', line: ['novu-archaeologist'], hand: ['fear'] },
      foe: { discard: ['urchin'] },
    });
    t.me.action('novu-archaeologist');
    t.expect({
      me: { hand: ['fear'], archives: [], line: [{ id: 'novu-archaeologist', exhausted: true }] },
      foe: { discard: ['urchin'] },
    });
  });

  it('archives nothing by reaping', () => {
    const t = table({ me: { house: 'logos', line: ['novu-archaeologist'], discard: ['fear'] }, foe: {} });
    t.me.reap('novu-archaeologist');
    t.expect({
      me: { aember: 1, archives: [], discard: ['fear'], line: [{ id: 'novu-archaeologist', exhausted: true }] },
    });
  });
});

describe('ozmo-martianologist', () => {
  it.each([
    { damage: 5, left: 2 },
    { damage: 3, left: 0 },
    { damage: 1, left: 0 },
  ])('heals a Mars creature with $damage damage to $left after it reaped', ({ damage, left }) => {
    const t = table({
      me: { house: 'logos', line: ['ozmo-martianologist', { id: 'mother', damage: 2 }] },
      foe: { line: [{ id: 'grommid', damage }] },
    });
    t.me.reap('ozmo-martianologist').choose('heal 3 damage');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'ozmo-martianologist', exhausted: true },
          { id: 'mother', damage: 2 },
        ],
      },
      foe: { line: [{ id: 'grommid', damage: left }] },
    });
  });

  it('stuns a Mars creature of either player, a creature of another house that is printed on Mars too', () => {
    const t = table({
      me: { house: 'logos', line: ['ozmo-martianologist', 'ether-spider'] },
      foe: { line: ['grommid', 'tocsin', { id: 'shooler', house: 'mars' }] },
    });
    t.me.reap('ozmo-martianologist').choose('stun');
    expect(t.options()).toEqual(['ether-spider', 'grommid', 'shooler']);
    t.me.choose('shooler');
    t.expect({
      me: { aember: 1, line: [{ id: 'ozmo-martianologist', exhausted: true }, 'ether-spider'] },
      foe: { line: ['grommid', 'tocsin', { id: 'shooler', house: 'mars', stunned: true }] },
    });
  });

  it('does the same after it fought and survived', () => {
    const t = table({
      me: { house: 'logos', line: ['ozmo-martianologist'] },
      foe: { line: ['urchin', 'grommid'] },
    });
    t.me.fight('ozmo-martianologist', 'urchin').choose('stun');
    t.expect({
      me: { line: [{ id: 'ozmo-martianologist', exhausted: true }] },
      foe: { line: ['urchin', { id: 'grommid', stunned: true }] },
    });
  });

  it('does nothing without a Mars creature', () => {
    const t = table({
      me: { house: 'logos', line: ['ozmo-martianologist', { id: 'mother', damage: 2 }] },
      foe: { line: ['tocsin'] },
    });
    t.me.reap('ozmo-martianologist').choose('stun');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'ozmo-martianologist', exhausted: true },
          { id: 'mother', damage: 2 },
        ],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('is elusive, once a turn', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'dust-imp'] },
      foe: { line: ['ozmo-martianologist'] },
    });
    t.me.fight('tocsin', 'ozmo-martianologist').fight('dust-imp', 'ozmo-martianologist');
    t.expect({ me: { aember: 2, line: [{ id: 'tocsin', exhausted: true }] }, foe: { line: [] } });
  });
});

describe('psychic-bug', () => {
  const seen = (t: ReturnType<typeof table>) =>
    t.events.flatMap((e) => (e.type === 'reveal' ? [[e.card.name, e.to]] : []));

  it('shows the hand of the opponent to its player only, as it is played', () => {
    const t = table({ me: { house: 'logos', hand: ['psychic-bug', 'fear'] }, foe: { hand: ['urchin', 'punch'] } });
    t.me.play('psychic-bug');
    expect(seen(t).sort()).toEqual([
      ['punch', 0],
      ['urchin', 0],
    ]);
    expect(see(t.state, 0).players[1]?.hand).toMatchObject([{ known: true }, { known: true }]);
    expect(see(t.state, 1).players[0]?.hand).toEqual([{ known: false, owner: 0 }]);
    t.expect({
      me: { aember: 1, hand: ['fear'], line: [{ id: 'psychic-bug', exhausted: true }] },
      foe: { hand: ['urchin', 'punch'] },
    });
  });

  it('shows it again by reaping, not what is drawn later', () => {
    const t = table({
      me: { ...mine, house: 'logos', line: ['psychic-bug'] },
      foe: { ...theirs, hand: ['urchin'], deck: ['fear'] },
    });
    t.me.reap('psychic-bug');
    expect(seen(t)).toEqual([['urchin', 0]]);
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { aember: 1, line: ['psychic-bug'] }, foe: { hand: ['urchin', 'fear'] } });
    expect(see(t.state, 0).players[1]?.hand.filter((card) => card.known)).toHaveLength(1);
  });

  it('shows nothing of an empty hand, and nothing by fighting', () => {
    const empty = table({ me: { house: 'logos', hand: ['psychic-bug'] }, foe: {} });
    empty.me.play('psychic-bug');
    expect(seen(empty)).toEqual([]);
    empty.expect({ me: { aember: 1, line: [{ id: 'psychic-bug', exhausted: true }] } });
    const fight = table({ me: { house: 'logos', line: ['psychic-bug'] }, foe: { line: ['urchin'], hand: ['fear'] } });
    fight.me.fight('psychic-bug', 'urchin');
    expect(seen(fight)).toEqual([]);
    fight.expect({ me: { line: [{ id: 'psychic-bug', exhausted: true }] }, foe: { line: ['urchin'] } });
  });
});

describe('replicator', () => {
  it('triggers the Reap: of an enemy creature as its own: opponent and friendly change sides', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator'], hand: ['fear'] },
      foe: { line: ['tocsin', 'mother'], hand: ['urchin'] },
    });
    t.me.reap('replicator').choose('tocsin');
    t.expect({
      me: { aember: 1, hand: ['fear'], line: [{ id: 'replicator', exhausted: true }] },
      foe: { line: ['tocsin', 'mother'], hand: [], discard: ['urchin'] },
    });
  });

  it('triggers that of a friendly creature, ready, exhausted or stunned, and changes nothing about it', () => {
    const t = table({
      me: {
        house: 'logos',
        line: ['replicator', { id: 'doc-bookton', exhausted: true, stunned: true }, 'doc-bookton'],
        deck: ['fear', 'punch'],
      },
      foe: {},
    });
    t.me.reap('replicator').choose('doc-bookton#1');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear'],
        deck: ['punch'],
        line: [
          { id: 'replicator', exhausted: true },
          { id: 'doc-bookton', exhausted: true, stunned: true },
          'doc-bookton',
        ],
      },
    });
  });

  it('may choose a creature without a Reap: ability, and then nothing happens', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator', 'batdrone'] },
      foe: { line: ['tocsin'], hand: ['urchin'], aember: 2 },
    });
    t.me.reap('replicator').choose('batdrone');
    t.expect({
      me: { aember: 1, line: [{ id: 'replicator', exhausted: true }, 'batdrone'] },
      foe: { aember: 2, line: ['tocsin'], hand: ['urchin'] },
    });
  });

  it('triggers only one of two Reap: abilities, as its player chooses', () => {
    const t = table({
      me: {
        house: 'logos',
        line: ['replicator', 'ganymede-archivist'],
        artifacts: ['spectral-tunneler'],
        hand: ['fear'],
        deck: ['punch'],
      },
      foe: {},
    });
    t.me.action('spectral-tunneler').choose('ganymede-archivist').reap('replicator');
    t.me.choose('ganymede-archivist');
    expect(t.options()).toHaveLength(2);
    t.me.choose(t.options()[1] ?? '');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear', 'punch'],
        archives: [],
        line: [{ id: 'replicator', exhausted: true }, 'ganymede-archivist'],
      },
    });
  });

  it('means the other creature where that says "this creature"', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator', { id: 'mother', upgrades: ['rocket-boots'], exhausted: true }] },
      foe: {},
    });
    // The boots ready their creature at its first use in a turn, and it was not used.
    t.me.reap('replicator');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'replicator', exhausted: true },
          { id: 'mother', upgrades: ['rocket-boots'], exhausted: true },
        ],
      },
    });
  });

  it('triggers nothing where it is the only creature', () => {
    const t = table({ me: { house: 'logos', line: ['replicator'] }, foe: {} });
    t.me.reap('replicator');
    t.expect({ me: { aember: 1, line: [{ id: 'replicator', exhausted: true }] } });
  });
});

describe('research-smoko', () => {
  it('archives the top card of the deck of its controller when it is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], deck: ['urchin'] },
      foe: { line: ['research-smoko'], deck: ['fear', 'tocsin'] },
    });
    t.me.play('punch');
    t.expect({
      me: { aember: 1, deck: ['urchin'] },
      foe: { line: [], archives: ['fear'], deck: ['tocsin'], discard: ['research-smoko'] },
    });
  });

  it('archives one card for each that is destroyed', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['research-smoko'], deck: ['urchin', 'punch'] },
      foe: { line: ['research-smoko', 'research-smoko'], deck: ['fear', 'tocsin', 'punch'] },
    });
    t.me.play('poison-wave').order('research-smoko');
    t.expect({
      me: { aember: 1, line: [], archives: ['urchin'], deck: ['punch'] },
      foe: { line: [], archives: ['fear', 'tocsin'], deck: ['punch'] },
    });
  });

  it('archives nothing from an empty deck', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['research-smoko'], deck: [], discard: ['fear'] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [], archives: [], deck: [], discard: ['research-smoko', 'fear'] } });
  });

  it('archives nothing when it leaves play otherwise', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'] }, foe: { line: ['research-smoko'], deck: ['urchin'] } });
    t.me.play('fear');
    t.expect({ foe: { line: [], hand: ['research-smoko'], archives: [], deck: ['urchin'] } });
  });
});

describe('skippy-timehog', () => {
  it('keeps the opponent from using any card in their next turn; they may play and discard', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['skippy-timehog'] },
      foe: {
        ...theirs,
        line: ['tocsin', { id: 'shooler', stunned: true }],
        artifacts: ['dominator-bauble', 'combat-pheromones'],
        hand: ['dust-imp', 'fear'],
      },
    });
    t.me.play('skippy-timehog').end();
    t.foe.house('dis').cannot('reap', 'tocsin', 'forbidden').cannot('fight', 'tocsin', 'forbidden');
    t.foe.cannot('unstun', 'shooler', 'forbidden').cannot('action', 'dominator-bauble', 'forbidden');
    t.foe.cannot('omni', 'combat-pheromones', 'forbidden').play('dust-imp').discard('fear');
    t.expect({
      me: { line: ['skippy-timehog'] },
      foe: {
        line: ['tocsin', { id: 'shooler', stunned: true }, { id: 'dust-imp', exhausted: true }],
        artifacts: ['dominator-bauble', 'combat-pheromones'],
        hand: [],
        discard: ['fear'],
      },
    });
  });

  it('stops also what an effect would use', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['skippy-timehog'] },
      foe: { ...theirs, line: [{ id: 'valdr', exhausted: true }], hand: ['anger'] },
    });
    t.me.play('skippy-timehog').end();
    t.foe.house('brobnar').play('anger');
    t.expect({ me: { line: ['skippy-timehog'] }, foe: { aember: 1, line: ['valdr'] } });
  });

  it('is over after that turn, and does not hinder its player', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['skippy-timehog'], line: ['mother'] },
      foe: { ...theirs, line: ['tocsin'] },
    });
    t.me.play('skippy-timehog').reap('mother').end();
    t.foe.house('dis').end();
    t.me.house('logos').reap('mother').reap('skippy-timehog').end();
    t.foe.house('dis').reap('tocsin');
    t.expect({
      me: { aember: 3, line: ['mother', 'skippy-timehog'] },
      foe: { aember: 1, line: [{ id: 'tocsin', exhausted: true }] },
    });
  });

  it('keeps its effect when it has left play', () => {
    const t = table({
      me: { ...mine, house: 'logos', hand: ['skippy-timehog'] },
      foe: { ...theirs, line: ['tocsin'], hand: ['fear'] },
    });
    t.me.play('skippy-timehog').end();
    t.foe.house('dis').play('fear').cannot('reap', 'tocsin', 'forbidden');
    t.expect({ me: { line: [], hand: ['skippy-timehog'] }, foe: { line: ['tocsin'] } });
  });
});

describe('timetraveller', () => {
  it('gives its bonus and draws 2', () => {
    const t = table({
      me: { house: 'logos', hand: ['timetraveller'], deck: ['fear', 'punch', 'urchin'] },
      foe: { deck: ['tocsin'] },
    });
    t.me.play('timetraveller');
    t.expect({
      me: { aember: 1, hand: ['fear', 'punch'], deck: ['urchin'], line: [{ id: 'timetraveller', exhausted: true }] },
      foe: { hand: [], deck: ['tocsin'] },
    });
  });

  it('goes on drawing from the discard pile when the deck runs out', () => {
    const t = table({
      me: { house: 'logos', hand: ['timetraveller'], deck: ['fear'], discard: ['punch'] },
      foe: {},
    });
    t.me.play('timetraveller');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear', 'punch'],
        deck: [],
        discard: [],
        line: [{ id: 'timetraveller', exhausted: true }],
      },
    });
  });

  it('shuffles itself into the deck, without what is on it', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'timetraveller', aember: 1, upgrades: ['blood-of-titans'] }], deck: [] },
      foe: {},
    });
    t.me.action('timetraveller');
    t.expect({
      me: { aember: 0, line: [], deck: ['timetraveller'], discard: ['blood-of-titans'] },
      foe: { aember: 1 },
    });
    expect(t.events.some((e) => e.type === 'shuffle' && e.player === 0 && !e.withDiscard)).toBe(true);
  });

  it('goes to the deck of its owner', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'timetraveller', owner: 1 }], deck: ['fear'] },
      foe: { deck: [] },
    });
    t.me.action('timetraveller');
    t.expect({ me: { line: [], deck: ['fear'] }, foe: { deck: ['timetraveller'] } });
  });

  it('draws nothing by its Action:, nor shuffles itself by reaping', () => {
    const t = table({
      me: { house: 'logos', line: ['timetraveller', 'timetraveller'], deck: [], hand: [] },
      foe: {},
    });
    t.me.action('timetraveller').reap('timetraveller');
    t.expect({
      me: { aember: 1, hand: [], deck: ['timetraveller'], line: [{ id: 'timetraveller', exhausted: true }] },
    });
  });
});

describe('titan-mechanic', () => {
  const forging = (aember: number, line: NonNullable<Parameters<typeof table>[0]['me']['line']>) =>
    table({ step: 'forge', me: { ...mine, aember, line }, foe: { ...theirs } });

  it.each([
    { aember: 5, keys: 1, left: 0 },
    { aember: 4, keys: 0, left: 4 },
    { aember: 6, keys: 1, left: 1 },
  ])('on a flank makes a key cost 5: $aember æmber, $keys keys', ({ aember, keys, left }) => {
    const t = forging(aember, ['mother', 'titan-mechanic']);
    t.me.house('logos');
    t.expect({ me: { keys, aember: left, line: ['mother', 'titan-mechanic'] } });
  });

  it('does nothing in the middle of the line', () => {
    const t = forging(5, ['mother', 'titan-mechanic', 'batdrone']);
    t.me.house('logos');
    t.expect({ me: { keys: 0, aember: 5, line: ['mother', 'titan-mechanic', 'batdrone'] } });
  });

  it('counts on both flanks: alone it is 5, two of them make 4', () => {
    const alone = forging(5, ['titan-mechanic']);
    alone.me.house('logos');
    alone.expect({ me: { keys: 1, aember: 0, line: ['titan-mechanic'] } });
    const two = forging(4, ['titan-mechanic', 'mother', 'titan-mechanic']);
    two.me.house('logos');
    two.expect({ me: { keys: 1, aember: 0, line: ['titan-mechanic', 'mother', 'titan-mechanic'] } });
  });

  it('counts for the opponent too, exhausted and stunned', () => {
    const t = table({
      step: 'forge',
      me: { ...mine, aember: 5 },
      foe: { ...theirs, line: [{ id: 'titan-mechanic', exhausted: true, stunned: true }] },
    });
    t.me.house('logos');
    t.expect({
      me: { keys: 1, aember: 0 },
      foe: { line: [{ id: 'titan-mechanic', exhausted: true, stunned: true }] },
    });
  });

  it('counts as soon as the creature beside it is gone', () => {
    const t = table({
      me: {
        ...mine,
        house: 'logos',
        hand: ['twin-bolt-emission'],
        line: ['batdrone', 'titan-mechanic', 'mother'],
        aember: 4,
      },
      foe: { ...theirs },
    });
    t.me.play('twin-bolt-emission').choose('batdrone', 'mother').end();
    t.foe.house('dis').end();
    t.me.house('logos');
    t.expect({ me: { keys: 1, aember: 0, line: ['titan-mechanic', { id: 'mother', damage: 2 }] } });
  });
});

describe('vespilon-theorist', () => {
  it('archives a top card of the chosen house and gains 1', () => {
    const t = table({
      me: { house: 'logos', line: ['vespilon-theorist'], deck: ['fear', 'punch'] },
      foe: { deck: ['urchin'] },
    });
    t.me.reap('vespilon-theorist').house('dis');
    expect(t.events.filter((e) => e.type === 'reveal').map((e) => [e.card.name, e.to])).toEqual([['fear', 'all']]);
    t.expect({
      me: {
        aember: 2,
        archives: ['fear'],
        deck: ['punch'],
        discard: [],
        line: [{ id: 'vespilon-theorist', exhausted: true }],
      },
      foe: { deck: ['urchin'] },
    });
  });

  it('discards a card of another house', () => {
    const t = table({ me: { house: 'logos', line: ['vespilon-theorist'], deck: ['fear', 'punch'] }, foe: {} });
    t.me.reap('vespilon-theorist').house('mars');
    t.expect({
      me: {
        aember: 1,
        archives: [],
        deck: ['punch'],
        discard: ['fear'],
        line: [{ id: 'vespilon-theorist', exhausted: true }],
      },
    });
  });

  it('finds nothing in an empty deck', () => {
    const t = table({ me: { house: 'logos', line: ['vespilon-theorist'], deck: [], discard: ['fear'] }, foe: {} });
    t.me.reap('vespilon-theorist').house('dis');
    t.expect({
      me: {
        aember: 1,
        archives: [],
        deck: [],
        discard: ['fear'],
        line: [{ id: 'vespilon-theorist', exhausted: true }],
      },
    });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { line: ['vespilon-theorist'], deck: ['fear'] } });
    t.me.fight('tocsin', 'vespilon-theorist');
    t.expect({
      me: { aember: 0, line: [{ id: 'tocsin', exhausted: true }] },
      foe: { line: ['vespilon-theorist'], deck: ['fear'] },
    });
  });
});

describe('veylan-analyst', () => {
  it('gains 1 for an Action: of an artifact', () => {
    const t = table({
      me: { house: 'logos', line: ['veylan-analyst'], artifacts: ['library-of-babble'], deck: ['fear'] },
      foe: {},
    });
    t.me.action('library-of-babble').order('library-of-babble');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear'],
        line: ['veylan-analyst'],
        artifacts: [{ id: 'library-of-babble', exhausted: true }],
      },
    });
  });

  it.each(['veylan-analyst', 'combat-pheromones'])(
    'gains 1 for an Omni: too, although the artifact is sacrificed by it: %s first',
    (first) => {
      const t = table({
        me: { house: 'dis', line: ['veylan-analyst'], artifacts: ['combat-pheromones'] },
        foe: {},
      });
      t.me.omni('combat-pheromones').order(first);
      t.expect({
        me: { aember: 1, line: ['veylan-analyst'], artifacts: [], discard: ['combat-pheromones'] },
      });
    },
  );

  it('gains 1 each where there are two', () => {
    const t = table({
      me: { house: 'logos', line: ['veylan-analyst', 'veylan-analyst'], artifacts: ['mobius-scroll'] },
      foe: {},
    });
    t.me.action('mobius-scroll');
    while (t.state.ask?.kind === 'order') t.me.order('veylan-analyst');
    t.expect({
      me: { aember: 2, line: ['veylan-analyst', 'veylan-analyst'], artifacts: [], archives: ['mobius-scroll'] },
    });
  });

  it('gains 1 for an enemy artifact that is used as if it were its own', () => {
    const t = table({
      me: { house: 'logos', line: ['veylan-analyst'], hand: ['remote-access'], deck: ['fear'] },
      foe: { artifacts: ['library-of-babble'] },
    });
    t.me.play('remote-access').order('veylan-analyst');
    t.expect({
      me: { aember: 2, hand: ['fear'], line: ['veylan-analyst'] },
      foe: { aember: 0, artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
  });

  it('gains nothing for playing an artifact, using a creature, or a use of the opponent', () => {
    const t = table({
      me: {
        houses: ['logos', 'dis', 'untamed'],
        house: 'logos',
        line: ['veylan-analyst', 'novu-archaeologist'],
        hand: ['library-of-babble', ...filler(6)],
      },
      foe: { houses: ['logos', 'dis', 'shadows'], artifacts: ['library-of-babble'], deck: ['fear'] },
    });
    t.me.play('library-of-babble').action('novu-archaeologist').end();
    t.foe.house('logos').action('library-of-babble');
    t.expect({
      me: { aember: 0, line: ['veylan-analyst', 'novu-archaeologist'], artifacts: ['library-of-babble'] },
      foe: { aember: 0, hand: ['fear'], artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
  });
});
