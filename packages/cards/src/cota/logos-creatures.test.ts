import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

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

  it('ruling neutron-shark/destroys-itself: once it destroyed itself, it does not go on [rule repeat]', () => {
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

  it('goes on in v1.0 although it destroyed itself, until no card is discarded', () => {
    const t = table({
      edition: 'cota-1.0',
      me: { house: 'logos', hand: ['neutron-shark'], line: ['mother'], deck: ['fear', 'urchin'] },
      foe: { line: ['tocsin', 'valdr'] },
    });
    t.me.play('neutron-shark').choose('tocsin').choose('neutron-shark');
    t.expect({
      me: { line: [], deck: [], discard: ['urchin', 'mother', 'fear', 'neutron-shark'] },
      foe: { line: [], discard: ['valdr', 'tocsin'] },
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

  it('does nothing without a Mars creature, and nobody is asked what', () => {
    const t = table({
      me: { house: 'logos', line: ['ozmo-martianologist', { id: 'mother', damage: 2 }] },
      foe: { line: ['tocsin'] },
    });
    t.me.reap('ozmo-martianologist');
    expect(t.state.ask?.kind).toBe('move');
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
