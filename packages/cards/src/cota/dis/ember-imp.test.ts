import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('ember-imp', () => {
  it('lets the opponent play 2 cards in a turn and no third, of whatever type', () => {
    const t = table({
      me: { house: 'shadows', hand: ['silvertooth', 'urchin', 'poison-wave', 'speed-sigil'] },
      foe: { line: ['ember-imp'] },
    });
    t.me
      .play('silvertooth')
      .play('speed-sigil')
      .cannot('play', 'urchin', 'limit')
      .cannot('play', 'poison-wave', 'limit');
    t.expect({
      me: { aember: 1, hand: ['urchin', 'poison-wave'], line: ['silvertooth'] },
      foe: { line: ['ember-imp'] },
    });
  });

  it('limits neither discarding nor using', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear', 'fear', 'hand-of-dis'], line: ['tocsin', 'shooler'] },
      foe: { line: ['mother', 'mother', 'ember-imp'] },
    });
    t.me
      .play('fear')
      .choose('mother')
      .play('fear')
      .choose('mother')
      .discard('hand-of-dis')
      .reap('tocsin')
      .reap('shooler');
    t.expect({
      me: {
        aember: 2,
        hand: [],
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', exhausted: true },
        ],
      },
      foe: { line: ['ember-imp'] },
    });
  });

  it('does not limit its own player', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin', 'urchin', 'urchin'], line: ['ember-imp'] },
      foe: { aember: 3 },
    });
    t.me.play('urchin').play('urchin').play('urchin');
    t.expect({
      me: {
        aember: 3,
        line: [
          'ember-imp',
          { id: 'urchin', exhausted: true },
          { id: 'urchin', exhausted: true },
          { id: 'urchin', exhausted: true },
        ],
      },
      foe: { aember: 0 },
    });
  });

  it('counts cards that an ability plays, and keeps a third where it is', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'wild-wormhole', 'mother'], deck: ['dust-pixie', 'tocsin'] },
      foe: { line: ['ember-imp'] },
    });
    t.me.play('wild-wormhole').cannot('play', 'wild-wormhole', 'limit').cannot('play', 'mother', 'limit');
    t.expect({
      me: { aember: 3, line: [{ id: 'dust-pixie', exhausted: true }], deck: ['tocsin'] },
      foe: { line: ['ember-imp'] },
    });
    const u = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'mother'], deck: ['tocsin'] },
      foe: { line: ['ember-imp'] },
    });
    u.me.play('mother').play('wild-wormhole');
    u.expect({
      me: { aember: 1, line: [{ id: 'mother', exhausted: true }], deck: ['tocsin'] },
      foe: { line: ['ember-imp'] },
    });
  });

  it('limits no more when it is gone, and counts again in the next turn', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar', 'logos', 'sanctum'], hand: ['headhunter', 'punch', 'punch'] },
      foe: { ...foeHouses, line: ['ember-imp', 'ember-imp'] },
    });
    t.me.play('headhunter').play('punch').choose('ember-imp').cannot('play', 'punch', 'limit').end();
    t.foe.house('dis').end();
    t.me.house('brobnar').play('punch').choose('ember-imp').play('punch').choose('headhunter');
    t.expect({
      me: { aember: 3, line: [{ id: 'headhunter', damage: 3 }] },
      foe: { line: [] },
    });
  });
});

describe('Ember Imp', () => {
  it('counts cards that effects play, of any type, and not those that are discarded or put into play', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['blypyp', 'tunk', 'soft-landing', 'mindwarper'],
        artifacts: ['swap-widget'],
        line: ['ulyq-megamouth'],
      },
      foe: { line: ['ember-imp'] },
    });
    t.me
      .discard('mindwarper')
      .action('swap-widget')
      .choose('tunk')
      .play('soft-landing')
      .play('blypyp')
      .cannot('play', 'ulyq-megamouth', 'limit');
    t.expect({
      me: { hand: ['ulyq-megamouth'], line: ['tunk', 'blypyp'] },
      foe: { line: ['ember-imp'] },
    });
  });

  it('two of them allow no fewer, and one that dies allows the rest', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger', 'punch', 'punch', 'smith'], line: [] },
      foe: { line: ['ember-imp', 'ember-imp'] },
    });
    t.me.play('punch').choose('ember-imp#1').play('punch').play('smith').play('anger');
    t.expect({ me: { aember: 4, hand: [], line: [] }, foe: { line: [] } });
  });

  it('is friendly to its new controller, who may play as many cards as ever', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination', 'mind-barb', 'mind-barb', 'mind-barb'] },
      foe: { line: ['ember-imp'] },
    });
    t.me.play('collar-of-subordination').play('mind-barb').play('mind-barb').play('mind-barb');
    t.expect({
      me: { aember: 3, line: [{ id: 'ember-imp', upgrades: ['collar-of-subordination'] }] },
      foe: { line: [] },
    });
  });

  it('Library Access still draws for the second card, Phase Shift’s permission stays unused for the third', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'logos', hand: ['phase-shift', 'library-access', 'urchin'], deck: ['punch'] },
      foe: { line: ['ember-imp'] },
    });
    t.me.play('library-access').play('phase-shift').cannot('play', 'urchin', 'limit');
    t.expect({ me: { hand: ['punch', 'urchin'], deck: [] }, foe: { line: ['ember-imp'] } });
  });
});
