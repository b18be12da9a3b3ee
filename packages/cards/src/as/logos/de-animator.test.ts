import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const mineral = { counters: { mineralize: 1 } };

describe('de-animator', () => {
  it('puts a mineralize counter on a creature as it is played, which makes an artifact of it', () => {
    const t = table({
      me: { house: 'logos', hand: ['de-animator'] },
      foe: { line: ['gub', { id: 'krump', aember: 1, damage: 2 }, 'troll'] },
    });
    t.me.play('de-animator').choose('krump');
    t.expect({
      me: { line: [{ id: 'de-animator', exhausted: true }] },
      foe: { line: ['gub', 'troll'], artifacts: [{ id: 'krump', aember: 1, damage: 2, ...mineral }] },
    });
  });

  it('and after it reaps, itself where it likes', () => {
    const t = table({ me: { house: 'logos', line: ['de-animator'] }, foe: { line: ['gub'] } });
    t.me.reap('de-animator').choose('de-animator');
    t.expect({
      me: { aember: 1, line: [], artifacts: [{ id: 'de-animator', exhausted: true, ...mineral }] },
      foe: { line: ['gub'], artifacts: [] },
    });
  });

  it('such a card has an action that destroys it, and neither reaps nor fights', () => {
    const t = table({
      me: { house: 'logos', line: ['de-animator'], artifacts: [{ id: 'batdrone', ...mineral }] },
      foe: { line: ['gub'] },
    });
    t.me.cannot('reap', 'batdrone').cannot('fight', 'batdrone').action('batdrone');
    t.expect({ me: { line: ['de-animator'], artifacts: [], discard: ['batdrone'] }, foe: { line: ['gub'] } });
  });

  it('cannot be chosen as a creature any more', () => {
    const t = table({
      me: { house: 'logos', line: ['de-animator'], artifacts: [{ id: 'batdrone', ...mineral }] },
      foe: { artifacts: [{ id: 'troll', ...mineral }] },
    });
    t.me.reap('de-animator');
    t.expect({
      me: {
        line: [],
        artifacts: [
          { id: 'batdrone', ...mineral },
          { id: 'de-animator', exhausted: true, ...mineral },
        ],
      },
      foe: { line: [], artifacts: [{ id: 'troll', ...mineral }] },
    });
  });

  it('ruling de-animator/gone: without it they are creatures again, on a flank, with their counters', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch'],
        line: [{ id: 'de-animator', damage: 1 }],
        artifacts: [{ id: 'batdrone', ...mineral }],
      },
      foe: { line: ['gub', 'mother'] },
    });
    t.me.play('punch').choose('de-animator');
    t.expect({ me: { line: [{ id: 'batdrone', ...mineral }], artifacts: [] }, foe: { line: ['gub', 'mother'] } });
  });

  it('an upgrade on such a card stays and does nothing, until it is a creature again', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['de-animator'],
        line: [{ id: 'batdrone', upgrades: ['minerva-s-wings'] }],
        deck: ['fear'],
      },
      foe: {},
    });
    t.me.play('de-animator').choose('batdrone');
    const artifact = { id: 'batdrone', upgrades: ['minerva-s-wings'], ...mineral };
    t.expect({ me: { line: [{ id: 'de-animator', exhausted: true }], artifacts: [artifact] } });
    t.me.action('batdrone');
    t.expect({ me: { hand: [], line: [{ id: 'de-animator', exhausted: true }], artifacts: [], deck: ['fear'] } });
  });

  it('the opponent uses the action of theirs in their own turn', () => {
    const t = table({
      active: 1,
      me: { line: ['de-animator'] },
      foe: { house: 'brobnar', artifacts: [{ id: 'krump', ...mineral }] },
    });
    t.foe.cannot('reap', 'krump').action('krump');
    t.expect({ me: { line: ['de-animator'] }, foe: { line: [], artifacts: [], discard: ['krump'] } });
  });

  it('one of two is enough', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch'],
        line: [{ id: 'de-animator', damage: 1 }, 'de-animator'],
        artifacts: [{ id: 'batdrone', ...mineral }],
      },
      foe: {},
    });
    t.me.play('punch').choose('de-animator#1');
    t.expect({ me: { line: ['de-animator'], artifacts: [{ id: 'batdrone', ...mineral }] } });
  });

  it('neighbors close up, and one of them may be on a flank now', () => {
    const t = table({
      me: { house: 'logos', hand: ['connectome-transfer'], line: ['de-animator', 'troll', 'gub'] },
      foe: { line: ['krump', 'valdr', 'mother'] },
    });
    t.me.reap('de-animator').choose('krump').play('connectome-transfer');
    t.expect({
      me: { aember: 2, line: ['troll'], archives: ['de-animator', 'gub'] },
      foe: { line: [{ ...mineral, id: 'krump' }], artifacts: [], archives: ['valdr', 'mother'] },
    });
  });
});
