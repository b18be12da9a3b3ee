// Cards that look at what the opponent did in their last turn: the one just over, whichever way it was done.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

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
