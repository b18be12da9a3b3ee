import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const tired = { exhausted: true };

describe('speed-sigil', () => {
  it('lets the first creature that is played enter ready, and no other', () => {
    const t = table({
      me: { house: 'shadows', hand: ['dodger', 'urchin'], artifacts: ['speed-sigil'] },
      foe: {},
    });
    t.me.play('dodger').play('urchin', 'right').cannot('reap', 'urchin', 'exhausted').reap('dodger');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'dodger', exhausted: true },
          { id: 'urchin', exhausted: true },
        ],
      },
    });
  });

  it('does so for both players in each of their turns', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['dodger', 'urchin'], artifacts: ['speed-sigil'] },
      foe: { ...foeHouses, hand: ['tocsin'] },
    });
    t.me.play('dodger').end();
    t.foe.house('dis').play('tocsin');
    t.expect({ me: { line: ['dodger'] }, foe: { line: ['tocsin'] } });
    t.foe.end();
    t.me.house('shadows').play('urchin', 'right');
    t.expect({ me: { line: ['dodger', 'urchin'] }, foe: { line: ['tocsin'] } });
  });

  it('counts creatures that were played before it in the same turn', () => {
    const t = table({ me: { house: 'shadows', hand: ['urchin', 'speed-sigil', 'dodger'] }, foe: {} });
    t.me.play('urchin').play('speed-sigil').play('dodger', 'right');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'urchin', exhausted: true },
          { id: 'dodger', exhausted: true },
        ],
      },
    });
  });

  it('counts creatures only, and readies no artifact', () => {
    const t = table({
      me: { house: 'shadows', hand: ['seeker-needle', 'ghostly-hand', 'dodger'], artifacts: ['speed-sigil'] },
      foe: {},
    });
    t.me.play('seeker-needle').play('ghostly-hand').play('dodger');
    t.expect({
      me: { aember: 2, artifacts: ['speed-sigil', { id: 'seeker-needle', exhausted: true }], line: ['dodger'] },
    });
  });

  it('knows creatures that other cards play, not those that are put into play', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'batdrone'], deck: ['dodger'], artifacts: ['speed-sigil'] },
      foe: {},
    });
    t.me.play('wild-wormhole').play('batdrone', 'right');
    t.expect({ me: { aember: 1, line: ['dodger', { id: 'batdrone', exhausted: true }] } });
  });

  it('leaves a creature exhausted that is put into play, and does not count it', () => {
    const t = table({
      me: { house: 'logos', hand: ['batdrone'], artifacts: ['speed-sigil', 'spangler-box'], line: ['mother'] },
      foe: { ...foeHouses, hand: ['poltergeist', 'tocsin'] },
    });
    t.me.action('spangler-box').choose('mother').end();
    t.foe.house('dis').play('poltergeist').choose('spangler-box').play('tocsin');
    t.expect({ me: { line: [{ id: 'mother', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });
});

describe('Speed Sigil', () => {
  it('is too late for the turn’s first creature when that was played before the Sigil', () => {
    const t = table({ me: { house: 'shadows', hand: ['urchin', 'speed-sigil', 'bad-penny'] }, foe: { aember: 1 } });
    t.me.play('urchin').play('speed-sigil').play('bad-penny');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'urchin', ...tired },
          { id: 'bad-penny', ...tired },
        ],
      },
      foe: { aember: 0 },
    });
  });

  it('is used up by a first creature that dies on entering', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin', 'dodger'], artifacts: ['speed-sigil', 'autocannon'] },
      foe: { aember: 1 },
    });
    t.me.play('urchin').order('autocannon').play('dodger');
    t.expect({ me: { line: [{ id: 'dodger', damage: 1, ...tired }] }, foe: { aember: 1 } });
  });

  it('is not used up by one that is put into play', () => {
    const t = table({
      me: { house: 'mars', hand: ['tunk', 'mindwarper'], line: ['blypyp'], artifacts: ['swap-widget', 'speed-sigil'] },
      foe: {},
    });
    t.me.action('swap-widget').choose('tunk').play('mindwarper');
    t.expect({ me: { hand: ['blypyp'], line: ['tunk', 'mindwarper'] } });
  });

  it('Soft Landing is used up by the same creature, Chuff Ape still enters stunned', () => {
    const t = table({
      me: { house: 'mars', hand: ['soft-landing', 'chuff-ape', 'tunk'], artifacts: ['speed-sigil'] },
      foe: {},
    });
    t.me.play('soft-landing').play('chuff-ape').play('tunk');
    t.expect({
      me: {
        line: [
          { id: 'chuff-ape', stunned: true },
          { id: 'tunk', ...tired },
        ],
      },
    });
  });
});
