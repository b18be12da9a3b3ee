import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const tired = { exhausted: true };
const fresh = (id: string) => ({ id, ...tired });

describe('scrambler-storm', () => {
  it('keeps the opponent from playing actions in their next turn, but not other cards', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['scrambler-storm'] },
      foe: { ...foeHouses, hand: ['fear', 'tocsin', 'soul-snatcher', 'collar-of-subordination'] },
    });
    t.me.play('scrambler-storm').end();
    t.foe.house('dis').cannot('play', 'fear', 'forbidden').play('tocsin').play('soul-snatcher');
    t.foe.play('collar-of-subordination').discard('fear');
    t.expect({
      me: { aember: 1 },
      foe: {
        hand: [],
        line: [{ id: 'tocsin', exhausted: true, upgrades: ['collar-of-subordination'] }],
        artifacts: [{ id: 'soul-snatcher', exhausted: true }],
        discard: ['fear'],
      },
    });
  });

  it('does not hinder its own player', () => {
    const t = table({ me: { house: 'logos', hand: ['scrambler-storm', 'labwork', 'fear'] }, foe: {} });
    t.me.play('scrambler-storm').play('labwork');
    t.expect({ me: { aember: 2, archives: ['fear'] } });
  });

  it('is over after that turn', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['scrambler-storm', 'labwork'] },
      foe: { ...foeHouses, hand: ['mind-barb'] },
    });
    t.me.play('scrambler-storm').end();
    t.foe.house('dis').cannot('play', 'mind-barb', 'forbidden').end();
    t.me.house('logos').play('labwork').end();
    t.foe.house('dis').play('mind-barb');
    t.expect({ me: { aember: 2 }, foe: { aember: 1, hand: [], discard: ['mind-barb'] } });
  });

  it('stops also an action that another card would play', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['scrambler-storm'], line: ['mother'] },
      foe: { ...foeHouses, artifacts: [{ id: 'masterplan', under: ['fear'] }] },
    });
    t.me.play('scrambler-storm').end();
    t.foe.house('shadows').omni('masterplan');
    t.expect({ me: { line: ['mother'] }, foe: { artifacts: [], discard: ['masterplan', 'fear'] } });
  });
});

describe('Scrambler Storm', () => {
  it('forbids actions from the hand, from beneath a Masterplan and off the deck', () => {
    const t = table({
      me: { house: 'logos', hand: ['scrambler-storm'] },
      foe: {
        houses: ['logos'],
        hand: ['labwork', 'batdrone'],
        deck: ['fear'],
        artifacts: [{ id: 'masterplan', under: ['anger'] }, 'chaos-portal'],
        line: ['krump'],
      },
    });
    t.me.play('scrambler-storm').end();
    t.foe
      .house('logos')
      .cannot('play', 'labwork', 'forbidden')
      .action('chaos-portal')
      .house('dis')
      .omni('masterplan')
      .play('batdrone');
    t.expect({
      me: { aember: 1 },
      foe: {
        deck: ['fear'],
        hand: ['labwork'],
        line: ['krump', fresh('batdrone')],
        discard: ['masterplan', 'anger'],
        artifacts: [{ id: 'chaos-portal', ...tired }],
      },
    });
  });

  it('forbids Mimicry, which is an action whatever it copies; a discard is no play', () => {
    const t = table({
      me: { house: 'logos', hand: ['scrambler-storm'], discard: ['labwork'] },
      foe: { houses: ['untamed'], hand: ['mimicry'] },
    });
    t.me.play('scrambler-storm').end();
    t.foe.cannot('play', 'mimicry', 'forbidden').discard('mimicry');
    t.expect({ foe: { hand: [], discard: ['mimicry'] } });
  });

  it('is over in the turn after', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos'], hand: ['scrambler-storm'] },
      foe: {
        houses: ['logos'],
        hand: ['wild-wormhole'],
        deck: ['dust-pixie', 'dust-pixie', 'dust-pixie', 'dust-pixie', 'dust-pixie', 'dust-pixie'],
      },
    });
    t.me.play('scrambler-storm').end();
    t.foe.cannot('play', 'wild-wormhole').end();
    t.me.end();
    t.foe.play('wild-wormhole');
    t.expect({ foe: { aember: 3, line: [fresh('dust-pixie')] } });
  });
});
