// Cards that enter play, and effects that wait for a creature to enter.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('a creature that is shot down first has no Play: ability any more', () => {
  it('Harland Mindlock takes nobody, Skippy Timehog stops nobody, Restringuntus names no house', () => {
    const mindlock = table({
      me: { house: 'logos', hand: ['harland-mindlock'] },
      foe: { line: ['troll'], artifacts: ['autocannon'] },
    });
    mindlock.me.play('harland-mindlock').order('autocannon');
    mindlock.expect({ me: { line: [], discard: ['harland-mindlock'] }, foe: { line: ['troll'] } });

    const skippy = table({
      me: { house: 'logos', hand: ['skippy-timehog'] },
      foe: { houses: ['brobnar'], line: ['troll'], artifacts: ['autocannon'] },
    });
    skippy.me.play('skippy-timehog').order('autocannon').end();
    skippy.foe.reap('troll');
    skippy.expect({ me: { line: [] }, foe: { aember: 1, line: [{ id: 'troll', ...tired }] } });

    const restringuntus = table({
      me: { house: 'dis', hand: ['restringuntus'], artifacts: ['autocannon'] },
      foe: {},
    });
    restringuntus.me.play('restringuntus').order('autocannon');
    restringuntus.expect({ me: { line: [], discard: ['restringuntus'] } });
  });

  it('Urchin steals nothing, Inka the Spider stuns nobody', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin'] },
      foe: { aember: 2, line: ['pingle-who-annoys'] },
    });
    t.me.play('urchin').order('pingle-who-annoys');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 2, line: ['pingle-who-annoys'] } });
    const u = table({
      me: { house: 'untamed', hand: ['inka-the-spider'] },
      foe: { line: ['pingle-who-annoys'] },
    });
    u.me.play('inka-the-spider').order('pingle-who-annoys');
    u.expect({ me: { line: [] }, foe: { line: ['pingle-who-annoys'] } });
  });

  it('its bonus is gained, and its Destroyed: ability resolves', () => {
    const t = table({
      me: { house: 'dis', hand: ['dust-imp'], artifacts: ['autocannon', 'autocannon'] },
      foe: {},
    });
    t.me.play('dust-imp');
    t.expect({ me: { aember: 2, line: [], discard: ['dust-imp'] } });
    const u = table({ me: { house: 'untamed', hand: ['dust-pixie'] }, foe: { artifacts: ['autocannon'] } });
    u.me.play('dust-pixie');
    u.expect({ me: { aember: 2, line: [], discard: ['dust-pixie'] } });
  });

  it('Bad Penny is back in the hand and may be played again, six times in all', () => {
    const t = table({
      me: { house: 'shadows', hand: ['bad-penny'] },
      foe: { line: ['pingle-who-annoys'] },
    });
    for (let i = 0; i < 6; i++) t.me.play('bad-penny');
    t.me.cannot('play', 'bad-penny', 'rule-of-six');
    t.expect({ me: { hand: ['bad-penny'], line: [] }, foe: { line: ['pingle-who-annoys'] } });
  });

  it('what Charge! gives to it is lost too', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['charge', 'urchin'], artifacts: ['autocannon'] },
      foe: { line: ['mother'] },
    });
    t.me.play('charge');
    t.expect({ me: { aember: 1, hand: ['urchin'] }, foe: { line: ['mother'] } });
    const u = table({
      me: { house: 'sanctum', hand: ['charge'], artifacts: ['autocannon', { id: 'masterplan', under: ['urchin'] }] },
      foe: { aember: 1, line: ['mother'] },
    });
    u.me.play('charge').omni('masterplan').order('autocannon');
    u.expect({
      me: { aember: 1, line: [], discard: ['masterplan', 'urchin', 'charge'] },
      foe: { aember: 1, line: ['mother'] },
    });
  });

  it('Full Moon, Hunting Witch and Teliga still see that it was played', () => {
    const t = table({
      me: { house: 'untamed', hand: ['full-moon', 'dust-pixie'], line: ['hunting-witch'], artifacts: ['autocannon'] },
      foe: { line: ['teliga'] },
    });
    t.me.play('full-moon').play('dust-pixie').order('autocannon').order('teliga').order('full-moon');
    t.expect({
      me: { aember: 4, line: ['hunting-witch'], discard: ['dust-pixie', 'full-moon'] },
      foe: { aember: 1, line: ['teliga'] },
    });
  });

  it('Library Access draws for it, also when it is back in the hand or on the deck', () => {
    const t = table({
      edition: 'cota-1.3',
      me: {
        house: 'logos',
        hand: ['library-access', 'phase-shift', 'bad-penny'],
        deck: ['punch', 'fear', 'anger'],
        artifacts: ['autocannon'],
      },
      foe: {},
    });
    t.me.play('library-access').play('phase-shift').play('bad-penny').order('autocannon');
    t.expect({ me: { hand: ['bad-penny', 'fear', 'punch'], deck: ['anger'], line: [] } });
    const u = table({
      edition: 'cota-1.3',
      me: {
        house: 'logos',
        hand: ['library-access', 'dextre'],
        deck: ['punch'],
        artifacts: ['autocannon', 'autocannon', 'autocannon'],
      },
      foe: { aember: 1 },
    });
    u.me.play('library-access').play('dextre').order('autocannon').order('autocannon').order('autocannon');
    u.expect({ me: { hand: ['dextre'], deck: ['punch'], line: [] }, foe: { aember: 1 } });
  });

  it('Tunk and Brain Stem Antenna see that it was a Mars creature', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['phylyx-the-disintegrator'],
        line: [
          { id: 'tunk', damage: 4 },
          { id: 'troll', upgrades: ['brain-stem-antenna'], ...tired },
        ],
      },
      foe: { line: ['pingle-who-annoys'] },
    });
    t.me.play('phylyx-the-disintegrator').order('pingle-who-annoys').order('tunk').reap('troll');
    t.expect({
      me: { aember: 1, line: ['tunk', { id: 'troll', upgrades: ['brain-stem-antenna'], ...tired }] },
      foe: { line: ['pingle-who-annoys'] },
    });
  });
});

describe('a creature that survives', () => {
  it('is damaged when its Play: ability resolves', () => {
    const t = table({
      me: { house: 'dis', hand: ['guardian-demon'] },
      foe: { line: ['pingle-who-annoys', 'troll'] },
    });
    t.me.play('guardian-demon').order('pingle-who-annoys').choose('guardian-demon').choose(1).choose('troll');
    t.expect({
      me: { line: [{ id: 'guardian-demon', ...tired }] },
      foe: { line: ['pingle-who-annoys', { id: 'troll', damage: 1 }] },
    });
  });

  it('is spared by its armor, its flank and a Shadow Self beside it', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin'], line: ['shadow-self'] },
      foe: { aember: 1, artifacts: ['autocannon'] },
    });
    t.me.play('urchin', 'left').order('autocannon');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'urchin', ...tired },
          { id: 'shadow-self', damage: 1 },
        ],
      },
      foe: { aember: 0 },
    });
    const u = table({
      me: { house: 'sanctum', hand: ['duma-the-martyr'], line: [{ id: 'grey-monk' }] },
      foe: { artifacts: ['autocannon'], line: ['pingle-who-annoys'] },
    });
    u.me.play('duma-the-martyr').order('autocannon');
    u.expect({
      me: { line: ['grey-monk', { id: 'duma-the-martyr', damage: 1, ...tired }] },
      foe: { line: ['pingle-who-annoys'] },
    });
  });

  it('enters ready or stunned as it says, and is hit then', () => {
    const t = table({
      me: { house: 'shadows', hand: ['silvertooth'], artifacts: ['autocannon'] },
      foe: {},
    });
    t.me.play('silvertooth').reap('silvertooth');
    t.expect({ me: { aember: 1, line: [{ id: 'silvertooth', damage: 1, ...tired }] } });
    const u = table({ me: { house: 'mars', hand: ['zorg'], artifacts: ['autocannon', 'speed-sigil'] }, foe: {} });
    u.me.play('zorg').unstun('zorg');
    u.expect({ me: { line: [{ id: 'zorg', damage: 1, ...tired }] } });
  });

  it('Hebe the Huge spares a creature that Autocannon has hit before', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['hebe-the-huge'], line: [{ id: 'krump', damage: 1 }] },
      foe: { line: ['mother'], artifacts: ['autocannon'] },
    });
    t.me.play('hebe-the-huge').order('autocannon');
    t.expect({
      me: {
        line: [
          { id: 'krump', damage: 1 },
          { id: 'hebe-the-huge', damage: 1, ...tired },
        ],
      },
      foe: { line: [{ id: 'mother', damage: 2 }] },
    });
  });
});

describe('entering without being played', () => {
  it('Autocannon hits what Spangler Box gives back and what Overlord Greking takes', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking'], artifacts: ['autocannon'] },
      foe: { line: ['urchin', 'tocsin'] },
    });
    t.me.fight('overlord-greking', 'tocsin').flank('right');
    t.expect({
      me: {
        line: [
          { id: 'overlord-greking', damage: 3, ...tired },
          { id: 'tocsin', damage: 1, ...tired },
        ],
      },
      foe: { line: ['urchin'] },
    });
    const u = table({
      me: { house: 'dis', hand: ['poltergeist'], artifacts: ['autocannon'] },
      foe: { line: ['urchin'], artifacts: ['spangler-box'] },
    });
    u.me.play('poltergeist').choose('spangler-box');
    u.expect({ me: { aember: 1 }, foe: { line: [], artifacts: [], discard: ['urchin', 'spangler-box'] } });
  });

  it('Swap Widget readies a creature after it was hit', () => {
    const t = table({
      me: { house: 'mars', hand: ['tunk', 'mindwarper'], line: ['blypyp'], artifacts: ['swap-widget'] },
      foe: { line: ['pingle-who-annoys'], artifacts: ['autocannon'] },
    });
    t.me.action('swap-widget').choose('tunk').order('autocannon');
    t.expect({
      me: {
        hand: ['blypyp', 'mindwarper'],
        line: [{ id: 'tunk', damage: 1 }],
        artifacts: [{ id: 'swap-widget', ...tired }],
      },
      foe: { line: ['pingle-who-annoys'] },
    });
    const u = table({
      me: { house: 'mars', hand: ['mindwarper'], line: ['blypyp'], artifacts: ['swap-widget'] },
      foe: { line: ['pingle-who-annoys'], artifacts: ['autocannon'] },
    });
    u.me.action('swap-widget').order('pingle-who-annoys');
    u.expect({
      me: { hand: ['blypyp'], line: [], discard: ['mindwarper'] },
      foe: { line: ['pingle-who-annoys'] },
    });
  });

  it('a change of control is no entering', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'], artifacts: ['autocannon'] },
      foe: { line: ['urchin', 'pingle-who-annoys'] },
    });
    t.me.play('collar-of-subordination').choose('urchin');
    t.expect({
      me: { line: [{ id: 'urchin', upgrades: ['collar-of-subordination'] }] },
      foe: { line: ['pingle-who-annoys'] },
    });
  });

  it('Pingle hits what his opponent puts into play, whoever owns it', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking'] },
      foe: { line: ['pingle-who-annoys', 'urchin', 'tocsin'] },
    });
    t.me.fight('overlord-greking', 'tocsin').flank('left');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', damage: 1, ...tired },
          { id: 'overlord-greking', damage: 3, ...tired },
        ],
      },
      foe: { line: ['pingle-who-annoys', 'urchin'] },
    });
  });

  it('what enters stunned or ready does so when it is put into play as well', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'overlord-greking', power: 3 }, 'overlord-greking'] },
      foe: { line: [{ id: 'zorg', damage: 6 }, 'silvertooth'] },
    });
    t.me.fight('overlord-greking#1', 'zorg').flank('left').fight('overlord-greking#2', 'silvertooth').flank('left');
    t.expect({
      me: {
        line: [
          'silvertooth',
          { id: 'zorg', stunned: true, ...tired },
          { id: 'overlord-greking', power: 3, damage: 7, ...tired },
          { id: 'overlord-greking', damage: 2, ...tired },
        ],
      },
      foe: { line: [] },
    });
  });
});

describe('cards played from the deck', () => {
  it('Library Access off the deck draws not for itself, and in the rules of 2022 not for the Wild Wormhole that played it', () => {
    const t = table({
      edition: 'master-16',
      me: { house: 'logos', hand: ['wild-wormhole', 'batdrone'], deck: ['library-access', 'fear', 'punch'] },
      foe: {},
    });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, hand: ['batdrone'], purged: ['library-access'], deck: ['fear', 'punch'] } });
    t.me.play('batdrone');
    t.expect({
      me: { hand: ['fear'], deck: ['punch'], discard: ['wild-wormhole'], line: [{ id: 'batdrone', exhausted: true }] },
    });
  });

  it('count for Hunting Witch', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['tocsin'], line: ['hunting-witch'] },
      foe: {},
    });
    t.me.play('wild-wormhole', 'right');
    t.expect({ me: { aember: 2, line: ['hunting-witch', { id: 'tocsin', exhausted: true }] } });
  });

  it('Silvertooth enters ready however it is played', () => {
    const t = table({ me: { house: 'logos', hand: ['wild-wormhole'], deck: ['silvertooth'] }, foe: {} });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, line: ['silvertooth'] } });
  });
});
