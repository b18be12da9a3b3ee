import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses } from '../../testing/houses.ts';

const houses = ['geistoid', 'untamed', 'logos'] as const;
const line = ['dew-faerie', 'doppelganger', 'snufflegator'];

describe('doppelganger', () => {
  it('gains the text box of a neighbor at the start of your turn, for that turn', () => {
    const t = table({
      step: 'forge',
      me: { houses, line, deck: filler(14) },
      foe: { ...foeHouses, deck: filler(6) },
    });
    t.me.choose('dew-faerie').house('geistoid').reap('doppelganger').end();
    t.expect({ me: { aember: 2, line }, foe: {} });
    t.foe.house('dis').end();
    t.me.choose('snufflegator').house('geistoid').reap('doppelganger');
    t.expect({ me: { aember: 3, line: ['dew-faerie', { id: 'doppelganger', exhausted: true }, 'snufflegator'] } });
  });

  it('gains its keywords, too, and loses nothing of its own', () => {
    const t = table({ step: 'forge', me: { houses, line, deck: filler(6) }, foe: { line: ['troll'] } });
    t.me.choose('snufflegator').house('geistoid').fight('doppelganger', 'troll');
    t.expect({
      me: { line: ['dew-faerie', { id: 'doppelganger', exhausted: true }, 'snufflegator'] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('keeps it although that neighbor leaves, and gains nothing alone', () => {
    const t = table({
      step: 'forge',
      me: { houses, line: ['dew-faerie', 'doppelganger'], hand: ['crepuscular-rays'] },
    });
    t.me.house('geistoid').play('crepuscular-rays').choose('dew-faerie').reap('doppelganger');
    t.expect({ me: { aember: 3, line: [{ id: 'doppelganger', exhausted: true }] } });
    const alone = table({ step: 'forge', me: { houses, line: ['doppelganger'] }, foe: { line: ['dew-faerie'] } });
    alone.me.house('geistoid').reap('doppelganger');
    alone.expect({ me: { aember: 1, line: [{ id: 'doppelganger', exhausted: true }] }, foe: { line: ['dew-faerie'] } });
  });

  it('ruling doppelganger/token: of a token creature it gains the text of the token, not of the card facedown', () => {
    const scholar = { id: 'dew-faerie', token: 'scholar' };
    const t = table({
      step: 'forge',
      me: { houses, line: ['doppelganger', scholar], deck: filler(2), beside: ['scholar'] },
    });
    t.me.house('geistoid').reap('doppelganger');
    t.expect({
      me: { aember: 1, hand: ['punch'], deck: ['punch'], line: [{ id: 'doppelganger', exhausted: true }, scholar] },
    });
  });

  it('means itself by the text that it gains', () => {
    const t = table({
      step: 'forge',
      me: { houses, line: ['aelbia-stray', 'doppelganger'] },
      foe: { aember: 2 },
    });
    t.me.house('geistoid').reap('doppelganger');
    t.expect({
      me: { aember: 1, line: ['aelbia-stray', { id: 'doppelganger', aember: 1, exhausted: true }] },
      foe: { aember: 1 },
    });
  });

  it('two side by side gain what is printed on each other, and no more', () => {
    const t = table({
      step: 'forge',
      me: { houses, line: ['dew-faerie', 'doppelganger', 'doppelganger'] },
      foe: {},
    });
    t.me.choose('doppelganger').choose('dew-faerie').house('geistoid').reap('doppelganger#1').reap('doppelganger#2');
    t.expect({
      me: {
        aember: 3,
        line: ['dew-faerie', { id: 'doppelganger', exhausted: true }, { id: 'doppelganger', exhausted: true }],
      },
    });
  });
});
