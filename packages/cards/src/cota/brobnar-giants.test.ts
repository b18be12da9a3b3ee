import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const houses = ['brobnar', 'dis', 'logos'] as const;
const others = ['mars', 'shadows', 'untamed'] as const;

describe('kelifi-dragon', () => {
  it('cannot be played with less than 7 æmber', () => {
    const t = table({ me: { house: 'brobnar', hand: ['kelifi-dragon'], aember: 6 }, foe: { aember: 9 } });
    t.me.cannot('play', 'kelifi-dragon', 'needs-unmet');
    t.expect({ me: { aember: 6, hand: ['kelifi-dragon'], line: [] } });
  });

  it('can be played with 7, which it does not cost', () => {
    const t = table({ me: { house: 'brobnar', hand: ['kelifi-dragon'], aember: 7 }, foe: {} });
    t.me.play('kelifi-dragon');
    t.expect({ me: { aember: 7, hand: [], line: [{ id: 'kelifi-dragon', exhausted: true }] } });
  });

  it('can be discarded with less', () => {
    const t = table({ me: { house: 'brobnar', hand: ['kelifi-dragon'] }, foe: {} });
    t.me.discard('kelifi-dragon');
    t.expect({ me: { hand: [], discard: ['kelifi-dragon'] } });
  });

  it('gains 1 and deals 5 after it reaped', () => {
    const t = table({
      me: { house: 'brobnar', line: ['kelifi-dragon'] },
      foe: { line: ['mother', 'niffle-queen'] },
    });
    t.me.reap('kelifi-dragon').choose('mother');
    t.expect({
      me: { aember: 2, line: [{ id: 'kelifi-dragon', exhausted: true }] },
      foe: { line: ['niffle-queen'] },
    });
  });

  it('gains 1 and deals 5 after it fought', () => {
    const t = table({
      me: { house: 'brobnar', line: ['kelifi-dragon'] },
      foe: { line: ['mother', 'niffle-queen'] },
    });
    t.me.fight('kelifi-dragon', 'mother').choose('niffle-queen');
    t.expect({
      me: { aember: 1, line: [{ id: 'kelifi-dragon', damage: 5, exhausted: true }] },
      foe: { line: [{ id: 'niffle-queen', damage: 5 }] },
    });
  });

  it('burns itself where there is no other creature', () => {
    const t = table({ me: { house: 'brobnar', line: ['kelifi-dragon'] }, foe: {} });
    t.me.reap('kelifi-dragon');
    t.expect({ me: { aember: 2, line: [{ id: 'kelifi-dragon', damage: 5, exhausted: true }] } });
  });

  it('does nothing after a fight in which it was destroyed, nor when it is attacked', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'kelifi-dragon', damage: 7 }] },
      foe: { line: ['mother', 'tocsin'] },
    });
    t.me.fight('kelifi-dragon', 'mother');
    t.expect({ me: { aember: 0, line: [] }, foe: { line: ['tocsin'] } });
    const u = table({ me: { house: 'logos', line: ['mother', 'batdrone'] }, foe: { line: ['kelifi-dragon'] } });
    u.me.fight('mother', 'kelifi-dragon');
    u.expect({ me: { line: ['batdrone'] }, foe: { aember: 0, line: [{ id: 'kelifi-dragon', damage: 5 }] } });
  });

  it.each([
    { pool: 5, line: [], deck: ['kelifi-dragon'] },
    { pool: 6, line: [{ id: 'kelifi-dragon', exhausted: true }], deck: [] },
  ])(
    'ruling wild-wormhole/unplayable-card: a Wild Wormhole played with $pool counts its own bonus, and puts it back where it falls short',
    ({ pool, line, deck }) => {
      const t = table({
        me: { house: 'logos', hand: ['wild-wormhole'], deck: ['kelifi-dragon'], aember: pool },
        foe: {},
      });
      t.me.play('wild-wormhole');
      t.expect({ me: { aember: pool + 1, line, deck, discard: ['wild-wormhole'] } });
    },
  );

  it('ruling spangler-box/kelifi-dragon: comes back from a Spangler Box without any æmber', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spangler-box'], line: ['kelifi-dragon'], hand: ['phase-shift', 'barehanded'] },
      foe: {},
    });
    t.me.action('spangler-box').play('phase-shift').play('barehanded');
    t.expect({
      me: { aember: 1, artifacts: [], line: [{ id: 'kelifi-dragon', exhausted: true }], deck: ['spangler-box'] },
      foe: { artifacts: [] },
    });
  });
});

describe('rock-hurling-giant', () => {
  it('may deal 4 when a Brobnar card is discarded from hand', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'anger'], line: [{ id: 'rock-hurling-giant', exhausted: true }] },
      foe: { line: ['mother', 'snufflegator'] },
    });
    t.me.discard('punch').yes().choose('snufflegator').discard('anger').yes().choose('mother');
    t.expect({
      me: { hand: [], line: [{ id: 'rock-hurling-giant', exhausted: true }], discard: ['anger', 'punch'] },
      foe: { line: [{ id: 'mother', damage: 4 }] },
    });
  });

  it('may let it be', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['rock-hurling-giant'] },
      foe: { line: ['mother'] },
    });
    t.me.discard('punch').no();
    t.expect({ me: { discard: ['punch'], line: ['rock-hurling-giant'] }, foe: { line: ['mother'] } });
  });

  it('throws nothing for a card of another house, nor for one that is played', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear', 'mind-barb'], line: ['rock-hurling-giant'] },
      foe: { line: ['mother'] },
    });
    t.me.discard('mind-barb');
    t.expect({ me: { line: ['rock-hurling-giant'] }, foe: { line: ['mother'] } });
    const u = table({
      me: { house: 'brobnar', hand: ['bumpsy'], line: ['rock-hurling-giant'] },
      foe: { line: ['mother'] },
    });
    u.me.play('bumpsy', 'right');
    u.expect({
      me: { line: ['rock-hurling-giant', { id: 'bumpsy', exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });

  it('throws nothing for what is discarded in the turn of the opponent', () => {
    const t = table({
      active: 1,
      me: { hand: ['punch'], line: ['rock-hurling-giant'] },
      foe: { house: 'dis', hand: ['mind-barb'], line: ['mother'] },
    });
    t.foe.play('mind-barb');
    t.expect({
      me: { hand: [], discard: ['punch'], line: ['rock-hurling-giant'] },
      foe: { aember: 1, line: ['mother'] },
    });
  });

  it('throws nothing for what its controller makes the opponent discard', () => {
    const t = table({
      me: { house: 'dis', hand: ['mind-barb'], line: ['rock-hurling-giant'] },
      foe: { hand: ['punch'], line: ['mother'] },
    });
    t.me.play('mind-barb');
    t.expect({ me: { line: ['rock-hurling-giant'] }, foe: { hand: [], line: ['mother'] } });
  });

  it('throws one rock for each giant', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['rock-hurling-giant', 'rock-hurling-giant'] },
      foe: { line: ['grommid', 'mother'] },
    });
    t.me.discard('punch').yes().choose('grommid').yes().choose('grommid');
    t.expect({
      me: { line: ['rock-hurling-giant', 'rock-hurling-giant'] },
      foe: { line: [{ id: 'grommid', damage: 8 }, 'mother'] },
    });
  });

  it('ruling rock-hurling-giant/is-the-source: is itself the source of the damage', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['rock-hurling-giant'] },
      foe: { line: ['mother'] },
    });
    t.me.discard('punch').yes().choose('mother');
    t.expect({ me: { line: ['rock-hurling-giant'] }, foe: { line: [{ id: 'mother', damage: 4 }] } });
    const sources = t.events.flatMap((event) => (event.type === 'damage' ? [event.by?.name] : []));
    expect(sources).toEqual(['rock-hurling-giant']);
  });

  it('hits itself where there is no other creature, if its controller wants that', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: ['rock-hurling-giant'] }, foe: {} });
    t.me.discard('punch').yes();
    t.expect({ me: { line: [{ id: 'rock-hurling-giant', damage: 4 }] } });
  });
});

describe('rogue-ogre', () => {
  const ogre = { id: 'rogue-ogre', damage: 3 } as const;

  it.each([
    { cards: 0, damage: 3, aember: 0 },
    { cards: 1, damage: 1, aember: 1 },
    { cards: 2, damage: 3, aember: 0 },
  ])(
    'has $damage damage and $aember æmber after a turn in which $cards cards were played',
    ({ cards, damage, aember }) => {
      const t = table({
        me: { house: 'brobnar', houses, hand: Array.from({ length: cards }, () => 'barehanded'), line: [ogre] },
        foe: { houses: others, aember: 4 },
      });
      for (let i = 0; i < cards; i++) t.me.play('barehanded');
      t.me.end();
      t.expect({
        me: { aember: cards, line: [{ id: 'rogue-ogre', damage, aember }] },
        foe: { aember: 4 - aember },
      });
    },
  );

  it('may itself be the one card', () => {
    const t = table({
      me: { house: 'brobnar', houses, hand: ['rogue-ogre'] },
      foe: { houses: others, aember: 4 },
    });
    t.me.play('rogue-ogre').end();
    t.expect({ me: { line: [{ id: 'rogue-ogre', aember: 1 }] }, foe: { aember: 3 } });
  });

  it('does not mind cards that are discarded or used', () => {
    const t = table({
      me: { house: 'brobnar', houses, hand: ['punch', 'anger', 'smith'], line: [ogre, 'bumpsy'] },
      foe: { houses: others, aember: 4 },
    });
    t.me.discard('punch').discard('anger').play('smith').reap('bumpsy').end();
    t.expect({
      me: { aember: 4, line: [{ id: 'rogue-ogre', damage: 1, aember: 1 }, 'bumpsy'] },
      foe: { aember: 3 },
    });
  });

  it('counts cards that were played from the deck', () => {
    const t = table({
      me: { house: 'logos', houses, hand: ['wild-wormhole'], deck: ['smith'], line: [ogre] },
      foe: { houses: others, aember: 4 },
    });
    t.me.play('wild-wormhole').end();
    t.expect({ me: { aember: 4, line: [ogre] }, foe: { aember: 4 } });
  });

  it('does nothing at the end of the turn of the opponent', () => {
    const t = table({
      active: 1,
      me: { houses, line: [ogre] },
      foe: { house: 'shadows', houses: others, hand: ['silvertooth'], aember: 4 },
    });
    t.foe.play('silvertooth').end();
    t.expect({ me: { line: [ogre] }, foe: { aember: 4, line: ['silvertooth'] } });
  });

  it('heals although there is nothing to capture, and captures although it is unhurt', () => {
    const t = table({
      me: { house: 'brobnar', houses, hand: ['smith'], line: [{ id: 'rogue-ogre', damage: 1 }] },
      foe: { houses: others, aember: 0 },
    });
    t.me.play('smith').end();
    t.expect({ me: { line: ['rogue-ogre'] }, foe: { aember: 0 } });
    const u = table({
      me: { house: 'brobnar', houses, hand: ['smith'], line: ['rogue-ogre'] },
      foe: { houses: others, aember: 1 },
    });
    u.me.play('smith').end();
    u.expect({ me: { line: [{ id: 'rogue-ogre', aember: 1 }] }, foe: { aember: 0 } });
  });
});

describe('tireless-crocag', () => {
  it('cannot reap', () => {
    const t = table({ me: { house: 'brobnar', line: ['tireless-crocag'] }, foe: { line: ['tocsin'] } });
    t.me.cannot('reap', 'tireless-crocag', 'forbidden');
    t.expect({ me: { aember: 0, line: ['tireless-crocag'] }, foe: { line: ['tocsin'] } });
  });

  it('may fight in a turn of any house', () => {
    const t = table({
      me: { house: 'dis', line: ['tireless-crocag', 'smaaash'] },
      foe: { line: ['tocsin', 'mother'] },
    });
    t.me.cannot('reap', 'tireless-crocag').cannot('fight', 'smaaash', 'wrong-house').fight('tireless-crocag', 'tocsin');
    t.expect({
      me: { line: [{ id: 'tireless-crocag', damage: 3, exhausted: true }, 'smaaash'] },
      foe: { line: ['mother'] },
    });
  });

  it('may lose its stun in a turn of any house', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'tireless-crocag', stunned: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.unstun('tireless-crocag');
    t.expect({ me: { line: [{ id: 'tireless-crocag', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('is destroyed when it has destroyed the last enemy creature', () => {
    const t = table({
      me: { house: 'dis', line: ['tireless-crocag', 'shooler'] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('tireless-crocag', 'tocsin');
    t.expect({ me: { line: ['shooler'], discard: ['tireless-crocag'] }, foe: { line: [] } });
  });

  it('is destroyed when the last enemy creature leaves play in another way, in any turn', () => {
    const t = table({
      active: 1,
      me: { line: ['tireless-crocag', 'mother'] },
      foe: { house: 'sanctum', line: ['lady-maxena'] },
    });
    t.foe.action('lady-maxena');
    t.expect({ me: { line: ['mother'] }, foe: { line: [], hand: ['lady-maxena'] } });
  });

  it('is destroyed as it enters play where there is no enemy creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['tireless-crocag'], line: ['smaaash'] }, foe: {} });
    t.me.play('tireless-crocag', 'right');
    t.expect({ me: { line: ['smaaash'], discard: ['tireless-crocag'] } });
  });

  it('goes on while there is one, and counts for the opponent of its controller', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'], line: ['smaaash'] },
      foe: { line: ['tireless-crocag'] },
    });
    t.me.play('punch').choose('smaaash');
    t.expect({
      me: { line: [{ id: 'smaaash', damage: 3 }] },
      foe: { line: ['tireless-crocag'] },
    });
    t.me.play('punch').choose('smaaash');
    t.expect({ me: { line: [] }, foe: { line: [], discard: ['tireless-crocag'] } });
  });
});
