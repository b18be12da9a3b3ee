import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('giant-sloth', () => {
  it('cannot be used before an Untamed card was discarded from hand', () => {
    const t = table({
      me: { house: 'untamed', line: ['giant-sloth'], hand: ['dust-pixie'] },
      foe: { line: ['tocsin'] },
    });
    t.me.cannot('action', 'giant-sloth', 'forbidden').cannot('reap', 'giant-sloth', 'forbidden');
    t.me.cannot('fight', 'giant-sloth', 'forbidden').discard('dust-pixie').action('giant-sloth');
    t.expect({
      me: { aember: 3, line: [{ id: 'giant-sloth', exhausted: true }], discard: ['dust-pixie'] },
      foe: { line: ['tocsin'] },
    });
  });

  it('may also reap or fight after the discard', () => {
    const t = table({
      me: { house: 'untamed', line: ['giant-sloth', 'giant-sloth'], hand: ['dust-pixie'] },
      foe: { line: ['tocsin'] },
    });
    t.me.discard('dust-pixie').reap('giant-sloth').fight('giant-sloth#2', 'tocsin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'giant-sloth', exhausted: true },
          { id: 'giant-sloth', damage: 3, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('needs the discard of an Untamed card: one of another house is not enough', () => {
    const t = table({
      me: {
        house: 'logos',
        ...myHouses.untamed,
        line: ['giant-sloth'],
        hand: ['batdrone', 'dust-pixie'],
        artifacts: ['ritual-of-the-hunt'],
      },
      foe: {},
    });
    t.me.omni('ritual-of-the-hunt').discard('batdrone').cannot('action', 'giant-sloth', 'forbidden');
    t.expect({ me: { line: ['giant-sloth'], hand: ['dust-pixie'], artifacts: [] } });
  });

  it('is not moved by a card that was played, or that was destroyed', () => {
    const t = table({
      me: { house: 'untamed', line: ['giant-sloth', 'dust-pixie'], hand: ['curiosity'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('curiosity').fight('dust-pixie', 'tocsin').cannot('action', 'giant-sloth', 'forbidden');
    t.expect({
      me: { aember: 1, line: ['giant-sloth'], discard: ['dust-pixie', 'curiosity'] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('needs a discard in each turn', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['giant-sloth'], hand: ['dust-pixie'] },
      foe: foeHouses,
    });
    t.me.discard('dust-pixie').action('giant-sloth').end();
    t.foe.house('dis').end();
    t.me.house('untamed').cannot('action', 'giant-sloth', 'forbidden');
    t.expect({ me: { aember: 3, line: ['giant-sloth'] } });
  });

  it('is not used to fight by an effect either', () => {
    const t = table({
      me: { house: 'brobnar', line: ['giant-sloth'], hand: ['anger'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('anger');
    t.expect({ me: { aember: 1, line: ['giant-sloth'] }, foe: { line: ['tocsin'] } });
  });

  it('cannot be used to remove a stun either', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'giant-sloth', stunned: true }], hand: ['dust-pixie'] },
      foe: {},
    });
    t.me.cannot('unstun', 'giant-sloth', 'forbidden').discard('dust-pixie').unstun('giant-sloth');
    t.expect({ me: { aember: 0, line: [{ id: 'giant-sloth', exhausted: true }] } });
  });

  it('is freed by an Untamed card that an effect discards from hand', () => {
    const t = table({
      me: {
        house: 'untamed',
        line: ['giant-sloth'],
        hand: ['mimicry', 'dust-pixie', 'snufflegator'],
        archives: [],
      },
      foe: { discard: ['sloppy-labwork'] },
    });
    t.me.play('mimicry').choose('dust-pixie').choose('snufflegator').action('giant-sloth');
    t.expect({
      me: {
        aember: 4,
        line: [{ id: 'giant-sloth', exhausted: true }],
        archives: ['dust-pixie'],
        discard: ['mimicry', 'snufflegator'],
      },
    });
  });
});
