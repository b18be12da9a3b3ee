import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('armageddon-cloak', () => {
  it('gives its bonus and goes on any creature', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['armageddon-cloak'], line: ['mother'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('armageddon-cloak').choose('tocsin');
    t.expect({
      me: { aember: 1, line: ['mother'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }] },
    });
  });

  it('is destroyed in place of its creature, which is healed and keeps all else', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: {
        line: [
          {
            id: 'shooler',
            damage: 4,
            aember: 2,
            stunned: true,
            upgrades: ['protect-the-weak', 'armageddon-cloak'],
          },
        ],
      },
    });
    t.me.play('punch');
    t.expect({
      me: { aember: 1 },
      foe: {
        aember: 0,
        line: [{ id: 'shooler', aember: 2, stunned: true, upgrades: ['protect-the-weak'] }],
        discard: ['armageddon-cloak'],
      },
    });
  });

  it('saves from destruction without damage too', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis'] },
      foe: { line: ['mother', { id: 'tocsin', upgrades: ['armageddon-cloak'] }, 'shooler'] },
    });
    t.me.play('hand-of-dis');
    t.expect({ foe: { line: ['mother', 'tocsin', 'shooler'], discard: ['armageddon-cloak'] } });
  });

  it('saves only once', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.play('punch').play('punch');
    t.expect({ me: { aember: 2 }, foe: { line: [], discard: ['tocsin', 'armageddon-cloak'] } });
  });

  it('keeps a second cloak for the next time', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['armageddon-cloak', 'armageddon-cloak'] }] },
    });
    t.me.play('punch');
    t.me.order('tocsin');
    t.expect({
      foe: { line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }], discard: ['armageddon-cloak'] },
    });
  });

  it.each([
    { attacker: 'silvertooth', line: [], foe: [{ id: 'mother', upgrades: ['armageddon-cloak'] }] },
    {
      attacker: 'dodger',
      line: [],
      foe: ['mother'],
    },
  ])('is hazardous 2 for a $attacker that attacks', ({ attacker, line, foe }) => {
    const t = table({
      me: { house: 'shadows', line: [attacker] },
      foe: { line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.fight(attacker, 'mother');
    t.expect({ me: { line }, foe: { line: foe } });
  });

  it('adds its hazardous to that of a second cloak', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'headhunter', damage: 1 }] },
      foe: { line: [{ id: 'mother', upgrades: ['armageddon-cloak', 'armageddon-cloak'] }] },
    });
    t.me.fight('headhunter', 'mother');
    t.expect({
      me: { aember: 0, line: [] },
      foe: { line: [{ id: 'mother', upgrades: ['armageddon-cloak', 'armageddon-cloak'] }] },
    });
  });

  it('is not hazardous when its creature attacks', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('mother', 'niffle-queen');
    t.expect({
      me: { line: [{ id: 'mother', exhausted: true }], discard: ['armageddon-cloak'] },
      foe: { line: [{ id: 'niffle-queen', damage: 5 }] },
    });
  });

  it('lets a saved attacker resolve its Fight: ability', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'headhunter', upgrades: ['armageddon-cloak'] }] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('headhunter', 'niffle-queen');
    t.expect({
      me: { aember: 1, line: [{ id: 'headhunter', exhausted: true }] },
      foe: { line: [{ id: 'niffle-queen', damage: 5 }] },
    });
  });

  it('does not hold back a creature that returns to hand', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'] },
      foe: { line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }], hand: [] },
    });
    t.me.play('fear');
    t.expect({ foe: { line: [], hand: ['mother'], discard: ['armageddon-cloak'] } });
  });

  it('means that its creature was not destroyed for those who wait for that', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies', 'punch'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.play('loot-the-bodies').play('punch');
    t.expect({ me: { aember: 1 }, foe: { line: ['tocsin'] } });
  });

  it('saves a creature that is sacrificed, which then was not sacrificed', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }] },
      foe: { line: ['valdr', 'shooler'] },
    });
    t.me.play('pawn-sacrifice');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { line: ['valdr', 'shooler'] } });
  });
});

describe('mantle-of-the-zealot', () => {
  it('lets its creature be used in a turn of any house', () => {
    const t = table({
      me: {
        house: 'logos',
        line: [
          { id: 'tocsin', upgrades: ['mantle-of-the-zealot'] },
          { id: 'shooler', upgrades: ['mantle-of-the-zealot'] },
          'charette',
        ],
      },
      foe: { line: ['dust-imp'], hand: ['punch'] },
    });
    t.me.cannot('reap', 'charette', 'wrong-house').reap('tocsin').fight('shooler', 'dust-imp');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'tocsin', exhausted: true, upgrades: ['mantle-of-the-zealot'] },
          { id: 'shooler', damage: 2, exhausted: true, upgrades: ['mantle-of-the-zealot'] },
          'charette',
        ],
      },
      foe: { aember: 2, hand: [], line: [] },
    });
  });

  it('lets it use its Action: ability, and be unstunned', () => {
    const t = table({
      me: {
        house: 'logos',
        line: [
          { id: 'noddy-the-thief', upgrades: ['mantle-of-the-zealot'] },
          { id: 'tocsin', stunned: true, upgrades: ['mantle-of-the-zealot'] },
        ],
      },
      foe: { aember: 2 },
    });
    t.me.action('noddy-the-thief').unstun('tocsin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'noddy-the-thief', exhausted: true, upgrades: ['mantle-of-the-zealot'] },
          { id: 'tocsin', exhausted: true, upgrades: ['mantle-of-the-zealot'] },
        ],
      },
      foe: { aember: 1 },
    });
  });

  it('works in the turn in which it was played, gives no bonus, and changes no house', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['mantle-of-the-zealot', 'begone'], line: ['tocsin', 'shooler'] },
      foe: {},
    });
    t.me
      .play('mantle-of-the-zealot')
      .choose('tocsin')
      .reap('tocsin')
      .play('begone')
      .choose('Destroy each Dis creature');
    t.expect({ me: { aember: 1, line: [] } });
  });

  it('does not ready its creature', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'tocsin', exhausted: true, upgrades: ['mantle-of-the-zealot'] }] },
      foe: {},
    });
    t.me.cannot('reap', 'tocsin', 'exhausted');
    t.expect({ me: { line: [{ id: 'tocsin', exhausted: true, upgrades: ['mantle-of-the-zealot'] }] } });
  });

  it('on an enemy creature lets its controller use it, in their own turn', () => {
    const t = table({
      me: { house: 'sanctum', houses: ['sanctum', 'logos', 'untamed'], hand: ['mantle-of-the-zealot'] },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.play('mantle-of-the-zealot').choose('tocsin');
    expect(t.options()).toEqual(['end']);
    t.me.end();
    t.foe.house('shadows').reap('tocsin');
    t.expect({
      foe: { aember: 1, line: [{ id: 'tocsin', exhausted: true, upgrades: ['mantle-of-the-zealot'] }] },
    });
  });

  it('serves a player who takes control of its creature', () => {
    const t = table({
      me: { house: 'logos', hand: ['harland-mindlock'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['mantle-of-the-zealot'] }] },
    });
    t.me.play('harland-mindlock').flank('right').reap('tocsin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'harland-mindlock', exhausted: true },
          { id: 'tocsin', exhausted: true, upgrades: ['mantle-of-the-zealot'] },
        ],
      },
      foe: { line: [] },
    });
  });
});

describe('shoulder-armor', () => {
  it('gives its creature 2 power and 2 armor on a flank', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'mother', upgrades: ['shoulder-armor'] }, 'tocsin', 'shooler'] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('mother', 'niffle-queen');
    t.expect({
      me: { line: [{ id: 'mother', damage: 4, exhausted: true, upgrades: ['shoulder-armor'] }, 'tocsin', 'shooler'] },
      foe: { line: [] },
    });
  });

  it.each([
    { damage: 2, left: [{ id: 'mother', damage: 6, upgrades: ['shoulder-armor'] }] },
    { damage: 3, left: [] },
  ])(
    'gives a creature with 5 power 7, also on the right flank: $damage, 1 past the armor, and 3',
    ({ damage, left }) => {
      const t = table({
        me: { house: 'brobnar', hand: ['punch', 'punch'] },
        foe: { line: ['tocsin', { id: 'mother', damage, upgrades: ['shoulder-armor'] }] },
      });
      t.me.play('punch').choose('mother');
      t.expect({ foe: { line: ['tocsin', { id: 'mother', damage: damage + 1, upgrades: ['shoulder-armor'] }] } });
      t.me.play('punch').choose('mother');
      t.expect({ foe: { line: ['tocsin', ...left] } });
    },
  );

  it('gives nothing between others', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['tocsin', { id: 'mother', damage: 1, upgrades: ['shoulder-armor'] }, 'shooler'] },
    });
    t.me.play('punch').choose('mother');
    t.expect({
      foe: { line: ['tocsin', { id: 'mother', damage: 4, upgrades: ['shoulder-armor'] }, 'shooler'] },
    });
  });

  it('gives nothing to the other flank creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'mother', upgrades: ['shoulder-armor'] }, 'tocsin'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({ foe: { line: [{ id: 'mother', upgrades: ['shoulder-armor'] }] } });
  });

  it('is lost with the flank: a creature with too much damage is destroyed', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['champion-anaphiel'],
        line: ['tocsin', { id: 'mother', damage: 5, upgrades: ['shoulder-armor'] }],
      },
      foe: {},
    });
    t.me.play('champion-anaphiel', 'right');
    t.expect({
      me: {
        line: ['tocsin', { id: 'champion-anaphiel', exhausted: true }],
        discard: ['mother', 'shoulder-armor'],
      },
    });
  });

  it('helps again when the creature comes to a flank in the middle of a turn', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'] },
      foe: { line: ['tocsin', { id: 'mother', upgrades: ['shoulder-armor'] }, 'shooler'] },
    });
    t.me.play('punch').choose('tocsin').play('punch').choose('mother');
    t.expect({ foe: { line: [{ id: 'mother', damage: 1, upgrades: ['shoulder-armor'] }, 'shooler'] } });
  });

  it('gives its bonus and may be played on a damaged creature, which it saves from nothing that was dealt', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['shoulder-armor'], line: [{ id: 'mother', damage: 4 }] },
      foe: {},
    });
    t.me.play('shoulder-armor');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', damage: 4, upgrades: ['shoulder-armor'] }] } });
  });
});
