// From one turn to another: what goes on, what ends with its turn, and what looks back at the turn before.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

// Effects of a turn that go on although what made them has left; and those that end with it.
describe('for the remainder of the turn, without the card that said so', () => {
  it('Looter Goblin is dead, and still its player gains for every enemy that dies', () => {
    const t = table({
      me: { house: 'brobnar', line: ['looter-goblin'], hand: ['hebe-the-huge', 'punch'] },
      foe: { line: ['urchin', 'tocsin'] },
    });
    t.me.reap('looter-goblin').play('hebe-the-huge').play('punch').choose('tocsin');
    t.expect({
      me: { aember: 4, line: [{ id: 'hebe-the-huge', exhausted: true }], discard: ['punch', 'looter-goblin'] },
      foe: { line: [] },
    });
  });

  it('Crystal Hive that Poltergeist used and destroyed pays for reaps', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], line: ['pit-demon', 'tocsin'] },
      foe: { artifacts: ['crystal-hive'], hand: [] },
    });
    t.me.reap('tocsin').play('poltergeist').reap('pit-demon');
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'pit-demon', exhausted: true },
          { id: 'tocsin', exhausted: true },
        ],
      },
      foe: { artifacts: [], discard: ['crystal-hive'] },
    });
  });

  it('Sniffer that Poltergeist used and destroyed leaves no creature elusive', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], line: ['pit-demon', 'shooler'] },
      foe: {
        line: ['noddy-the-thief', { id: 'dust-imp', upgrades: ['ring-of-invisibility'] }],
        artifacts: ['sniffer'],
      },
    });
    t.me.play('poltergeist').fight('pit-demon', 'noddy-the-thief').fight('shooler', 'dust-imp');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'pit-demon', damage: 2, exhausted: true },
          { id: 'shooler', damage: 2, exhausted: true },
        ],
      },
      foe: { aember: 2, line: [] },
    });
  });

  it('Protectrix dies, and the creature that she healed still cannot be dealt damage', () => {
    const t = table({
      me: {
        house: 'sanctum',
        line: ['protectrix', { id: 'sequis', damage: 1 }, 'champion-anaphiel'],
        hand: ['the-harder-they-come'],
      },
      foe: { line: ['krump'] },
    });
    t.me.reap('protectrix').yes().choose('sequis').play('the-harder-they-come').choose('protectrix');
    t.me.fight('sequis', 'krump');
    t.expect({
      me: { aember: 1, purged: ['protectrix'], line: [{ id: 'sequis', exhausted: true }, 'champion-anaphiel'] },
      foe: { line: [{ id: 'krump', damage: 4 }] },
    });
  });

  it('Horseman of War goes to the hand, and the others may still fight and do nothing else', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['horseman-of-war'],
        line: ['lady-maxena', 'troll'],
        artifacts: ['whispering-reliquary'],
      },
      foe: { line: ['krump'] },
    });
    t.me.play('horseman-of-war').cannot('reap', 'troll', 'forbidden').cannot('action', 'lady-maxena', 'forbidden');
    t.me.fight('troll', 'krump');
    t.expect({
      me: {
        line: ['lady-maxena', { id: 'troll', damage: 6, exhausted: true }, { id: 'horseman-of-war', exhausted: true }],
      },
      foe: { line: [] },
    });
  });

  it('Deipno Spymaster dies, and the creature that was chosen may still be used', () => {
    const t = table({
      me: { house: 'brobnar', line: ['deipno-spymaster', 'tocsin'], hand: ['punch'] },
      foe: { hand: ['anger'] },
    });
    t.me.omni('deipno-spymaster').choose('tocsin').play('punch').choose('deipno-spymaster').reap('tocsin');
    t.expect({ me: { aember: 2, line: [{ id: 'tocsin', exhausted: true }] }, foe: { hand: [] } });
  });

  it('Sigil of Brotherhood and Ritual of the Hunt are sacrificed, and let their houses be used', () => {
    const t = table({
      me: {
        house: 'dis',
        line: ['sequis', 'dew-faerie', 'troll'],
        artifacts: ['sigil-of-brotherhood', 'ritual-of-the-hunt'],
      },
      foe: {},
    });
    t.me.omni('sigil-of-brotherhood').reap('sequis').cannot('reap', 'dew-faerie', 'wrong-house');
    t.me.omni('ritual-of-the-hunt').reap('dew-faerie').cannot('reap', 'troll', 'wrong-house');
    t.expect({
      me: {
        aember: 3,
        line: [{ id: 'sequis', exhausted: true }, { id: 'dew-faerie', exhausted: true }, 'troll'],
        artifacts: [],
      },
    });
  });

  it('Blypyp is put back into the hand, and the next Mars creature enters ready, only that one', () => {
    const t = table({
      me: { house: 'mars', line: ['blypyp'], hand: ['total-recall', 'zorg', 'tunk'] },
      foe: {},
    });
    t.me.reap('blypyp').play('total-recall').play('tunk').play('blypyp');
    t.expect({ me: { aember: 2, hand: ['zorg'], line: ['tunk', { id: 'blypyp', exhausted: true }] } });
  });

  it('Library Access lies purged and still draws, for a creature that dies at once too', () => {
    const t = table({
      edition: 'cota-1.3',
      me: {
        house: 'logos',
        hand: ['library-access', 'labwork', 'batdrone'],
        deck: ['punch', 'fear', 'anger'],
        artifacts: [],
      },
      foe: {},
    });
    t.me.play('library-access').play('labwork').choose('batdrone');
    t.expect({
      me: { aember: 1, hand: ['punch'], archives: ['batdrone'], purged: ['library-access'], deck: ['fear', 'anger'] },
    });
  });
});

describe('what is over with the turn', () => {
  it('Loot the Bodies pays nothing in the turn of the opponent, nor in my next one', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], hand: ['loot-the-bodies', 'punch'], line: ['krump'] },
      foe: { houses: ['dis'], line: ['tocsin', 'tocsin', 'tocsin'] },
    });
    t.me.play('loot-the-bodies').fight('krump', 'tocsin#1').order('krump').end();
    t.foe.fight('tocsin', 'krump').end();
    t.me.play('punch').choose('tocsin');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 0, line: [] } });
  });

  it('Dimension Door is closed again when I reap the next time', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos'], hand: ['dimension-door'], line: ['mother'] },
      foe: { houses: ['dis'], aember: 5 },
    });
    t.me.play('dimension-door').reap('mother').end();
    t.foe.end();
    t.me.reap('mother');
    t.expect({ me: { aember: 2, line: [{ id: 'mother', exhausted: true }] }, foe: { aember: 4 } });
  });

  it('Red-Hot Armor: the armor is back in the next turn', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis'], hand: ['red-hot-armor'], line: ['pit-demon', 'shooler'] },
      foe: { houses: ['sanctum'], line: ['champion-tabris'] },
    });
    t.me.play('red-hot-armor').fight('shooler', 'champion-tabris').end();
    t.expect({ me: { aember: 1, line: ['pit-demon'] }, foe: { line: [], discard: ['champion-tabris'] } });
  });
});

describe('for the next turn of the opponent, although the card is gone', () => {
  it('Skippy Timehog dies at once and still keeps the opponent from using cards', () => {
    const t = table({
      me: { house: 'logos', hand: ['skippy-timehog', 'twin-bolt-emission'] },
      foe: {
        houses: ['shadows'],
        line: ['noddy-the-thief', 'mack-the-knife'],
        artifacts: ['skeleton-key', 'masterplan'],
      },
    });
    t.me.play('skippy-timehog').play('twin-bolt-emission').choose('skippy-timehog', 'mack-the-knife').end();
    t.foe.cannot('reap', 'noddy-the-thief', 'forbidden').cannot('action', 'skeleton-key', 'forbidden');
    t.foe.cannot('omni', 'masterplan', 'forbidden').end();
    t.me.end();
    t.foe.reap('noddy-the-thief');
    t.expect({
      me: { aember: 1, line: [] },
      foe: {
        aember: 1,
        line: [
          { id: 'noddy-the-thief', exhausted: true },
          { id: 'mack-the-knife', damage: 2 },
        ],
      },
    });
  });

  it('Lash of Broken Dreams is destroyed, and keys still cost 3 more in the next turn of the opponent only', () => {
    const t = table({
      me: {
        house: 'dis',
        houses: ['dis', 'brobnar'],
        artifacts: ['lash-of-broken-dreams'],
        hand: ['poltergeist'],
        aember: 6,
      },
      foe: { houses: ['brobnar'], aember: 8 },
    });
    t.me.action('lash-of-broken-dreams').play('poltergeist').end();
    t.expect({ me: { aember: 7, keys: 0, artifacts: [] }, foe: { keys: 0, aember: 8 } });
    t.foe.end();
    t.expect({ me: { aember: 1, keys: 1 }, foe: { keys: 0, aember: 8 } });
    t.me.house('dis').end();
    t.expect({ me: { aember: 1, keys: 1 }, foe: { keys: 1, aember: 2 } });
  });

  it('Lifeward is sacrificed and forbids creatures for one turn; put into play they may be', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis'], artifacts: ['lifeward'] },
      foe: { houses: ['mars'], line: ['blypyp'], artifacts: ['swap-widget'], hand: ['tunk', 'zorg'] },
    });
    t.me.omni('lifeward').end();
    t.foe.cannot('play', 'tunk', 'forbidden').action('swap-widget').choose('tunk');
    t.expect({
      me: { artifacts: [] },
      foe: { hand: ['blypyp', 'zorg'], line: ['tunk'], artifacts: [{ id: 'swap-widget', exhausted: true }] },
    });
  });

  it('Restringuntus is different: what it forbids ends with it', () => {
    const t = table({
      me: { house: 'dis', hand: ['restringuntus', 'hand-of-dis', 'gateway-to-dis'] },
      foe: { houses: ['brobnar', 'mars'], line: [] },
    });
    t.me.play('restringuntus').house('brobnar').play('gateway-to-dis').end();
    t.foe.house('brobnar');
    t.expect({ me: { line: [], chains: 3 }, foe: { line: [] }, house: 'brobnar' });
  });
});

// Cards that look at what the opponent did in their last turn: the one just over, whichever way it was done.
describe('a key forged on the last turn of the opponent', () => {
  it('Tendrils of Pain sees a key of the first step, but not in the turn after the next', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis'], hand: ['tendrils-of-pain', 'tendrils-of-pain'] },
      foe: { houses: ['brobnar'], aember: 6, line: ['krump'] },
    });
    t.me.end();
    t.foe.end();
    t.me.play('tendrils-of-pain');
    t.expect({ me: { aember: 1 }, foe: { keys: 1, line: [{ id: 'krump', damage: 4 }] } });
    t.me.end();
    t.foe.end();
    t.me.play('tendrils-of-pain');
    t.expect({ me: { aember: 2 }, foe: { keys: 1, line: [{ id: 'krump', damage: 5 }] } });
  });

  it('Tendrils of Pain sees a key forged by Key Charge, by Epic Quest or by Key of Darkness', () => {
    const charge = table({
      active: 1,
      me: { houses: ['dis'], hand: ['tendrils-of-pain'] },
      foe: { house: 'untamed', aember: 7, hand: ['key-charge'], line: ['lupo-the-scarred'] },
    });
    charge.foe.play('key-charge').yes().end();
    charge.me.play('tendrils-of-pain');
    charge.expect({ me: { aember: 1 }, foe: { keys: 1, line: [{ id: 'lupo-the-scarred', damage: 4 }] } });

    const quest = table({
      active: 1,
      me: { houses: ['dis'], hand: ['tendrils-of-pain'] },
      foe: {
        house: 'sanctum',
        artifacts: ['epic-quest'],
        hand: ['glorious-few', 'glorious-few', 'glorious-few', 'begone', 'begone', 'cleansing-wave', 'cleansing-wave'],
        line: ['champion-anaphiel'],
      },
    });
    for (const card of ['glorious-few', 'glorious-few', 'glorious-few', 'cleansing-wave', 'cleansing-wave'])
      quest.foe.play(card);
    for (let i = 0; i < 2; i++) quest.foe.play('begone').choose('Gain 1 æmber');
    quest.foe.omni('epic-quest').end();
    quest.me.play('tendrils-of-pain');
    quest.expect({ me: { aember: 1 }, foe: { keys: 1, aember: 2, line: [{ id: 'champion-anaphiel', damage: 3 }] } });

    const darkness = table({
      active: 1,
      me: { houses: ['dis'], hand: ['tendrils-of-pain'] },
      foe: { house: 'shadows', aember: 8, hand: ['key-of-darkness'], line: ['dodger'] },
    });
    darkness.foe.play('key-of-darkness').end();
    darkness.me.play('tendrils-of-pain');
    darkness.expect({ me: { aember: 1 }, foe: { keys: 1, aember: 0, line: [{ id: 'dodger', damage: 4 }] } });
  });

  it('Key Hammer unforges one of two keys of that turn, a second Key Hammer the other, a third none', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { houses: ['dis'], hand: ['key-hammer', 'key-hammer', 'key-hammer'] },
      foe: { houses: ['untamed'], aember: 13, hand: ['key-charge'], keys: 0 },
    });
    t.foe.play('key-charge').yes().end();
    t.expect({ foe: { keys: 2, aember: 0 } });
    t.me.play('key-hammer');
    t.expect({ me: { aember: 1 }, foe: { keys: 1, aember: 6 } });
    t.me.play('key-hammer').play('key-hammer');
    t.expect({ me: { aember: 3 }, foe: { keys: 0, aember: 18 } });
  });

  it('Key Hammer leaves an older key alone, and gives 6 all the same', () => {
    const t = table({
      active: 1,
      me: { houses: ['dis'], hand: ['key-hammer'] },
      foe: { house: 'untamed', aember: 0, keys: 2 },
    });
    t.foe.end();
    t.me.play('key-hammer');
    t.expect({ me: { aember: 1 }, foe: { keys: 2, aember: 6 } });
  });

  it('Key Hammer does not unforge the key of the turn before the last, when the last one was skipped by Miasma', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'dis'], hand: ['miasma', 'key-hammer'] },
      foe: { houses: ['brobnar'], aember: 12 },
    });
    t.me.end();
    t.foe.end();
    t.me.house('shadows').play('miasma').end();
    t.foe.end();
    t.me.house('dis').play('key-hammer');
    t.expect({ me: { aember: 2 }, foe: { keys: 1, aember: 12 } });
  });

  it('Mimicry as Key Hammer looks at the opponent of who plays it', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { houses: ['untamed'], hand: ['mimicry'] },
      foe: { houses: ['brobnar'], aember: 6, discard: ['key-hammer'], deck: Array.from({ length: 6 }, () => 'punch') },
    });
    t.foe.end();
    t.me.play('mimicry');
    t.expect({ me: { aember: 1 }, foe: { keys: 0, aember: 6 } });
  });
});

describe('creatures played on the last turn of the opponent', () => {
  it('Lifeweb counts those that were played off the deck and those that died since', () => {
    const t = table({
      active: 1,
      me: { houses: ['untamed'], hand: ['lifeweb'] },
      foe: {
        house: 'logos',
        hand: ['wild-wormhole', 'batdrone', 'dextre', 'twin-bolt-emission'],
        deck: ['urchin', 'punch', 'punch'],
        aember: 4,
      },
    });
    t.foe
      .play('wild-wormhole')
      .play('batdrone')
      .play('dextre')
      .play('twin-bolt-emission')
      .choose('urchin', 'batdrone')
      .end();
    t.me.play('lifeweb');
    t.expect({ me: { aember: 3 }, foe: { line: [{ id: 'dextre' }], aember: 4 } });
  });

  it('Lifeweb does not count a creature that was put into play', () => {
    const t = table({
      active: 1,
      me: { houses: ['untamed'], hand: ['lifeweb'] },
      foe: {
        house: 'mars',
        line: ['blypyp'],
        hand: ['tunk', 'mindwarper', 'ulyq-megamouth'],
        artifacts: ['swap-widget'],
        aember: 4,
      },
    });
    t.foe.action('swap-widget').choose('tunk').play('mindwarper').play('ulyq-megamouth').end();
    t.me.play('lifeweb');
    t.expect({
      me: { aember: 1 },
      foe: { line: ['tunk', 'mindwarper', 'ulyq-megamouth'], aember: 4 },
    });
  });

  it('Lifeweb does not count the turn before the last', () => {
    const t = table({
      active: 1,
      me: { houses: ['untamed'], hand: ['lifeweb'] },
      foe: { house: 'shadows', houses: ['shadows'], hand: ['silvertooth', 'silvertooth', 'silvertooth'], aember: 4 },
    });
    t.foe.play('silvertooth').play('silvertooth').play('silvertooth').end();
    t.me.end();
    t.foe.end();
    t.me.play('lifeweb');
    t.expect({ me: { aember: 1 }, foe: { aember: 4, line: ['silvertooth', 'silvertooth', 'silvertooth'] } });
  });

  it('one creature that is played three times counts three times', () => {
    const t = table({
      active: 1,
      me: { houses: ['untamed'], hand: ['lifeweb'] },
      foe: {
        house: 'shadows',
        houses: ['shadows'],
        hand: ['bad-penny', 'pawn-sacrifice', 'pawn-sacrifice'],
        aember: 4,
      },
    });
    t.foe.play('bad-penny').play('pawn-sacrifice').play('bad-penny').play('pawn-sacrifice').play('bad-penny').end();
    t.me.play('lifeweb');
    t.expect({ me: { aember: 3 }, foe: { aember: 4, line: ['bad-penny'] } });
  });
});

describe('what is asked about this turn is not asked about the last one', () => {
  it('Smiling Ruth and The Warchest see nothing of the turn before', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['shadows', 'brobnar'], aember: 6, line: ['smiling-ruth', 'krump'], artifacts: ['the-warchest'] },
      foe: { houses: ['dis'], line: ['dust-imp', 'mother'] },
    });
    t.me.house('brobnar').fight('krump', 'dust-imp').action('the-warchest').end();
    t.foe.house('dis').end();
    t.me.house('shadows').reap('smiling-ruth');
    t.expect({
      me: {
        keys: 1,
        aember: 2,
        line: [
          { id: 'smiling-ruth', exhausted: true },
          { id: 'krump', damage: 2 },
        ],
      },
      foe: { aember: 1, line: ['mother'] },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('brobnar').action('the-warchest');
    t.expect({ me: { aember: 2, line: ['smiling-ruth', { id: 'krump', damage: 2 }] }, foe: { line: ['mother'] } });
  });
});
