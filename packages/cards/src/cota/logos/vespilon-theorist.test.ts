import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('vespilon-theorist', () => {
  it('archives a top card of the chosen house and gains 1', () => {
    const t = table({
      me: { house: 'logos', line: ['vespilon-theorist'], deck: ['fear', 'punch'] },
      foe: { deck: ['urchin'] },
    });
    t.me.reap('vespilon-theorist').house('dis');
    expect(t.events.filter((e) => e.type === 'reveal').map((e) => [e.card.name, e.to])).toEqual([['fear', 'all']]);
    t.expect({
      me: {
        aember: 2,
        archives: ['fear'],
        deck: ['punch'],
        discard: [],
        line: [{ id: 'vespilon-theorist', exhausted: true }],
      },
      foe: { deck: ['urchin'] },
    });
  });

  it('discards a card of another house', () => {
    const t = table({ me: { house: 'logos', line: ['vespilon-theorist'], deck: ['fear', 'punch'] }, foe: {} });
    t.me.reap('vespilon-theorist').house('mars');
    t.expect({
      me: {
        aember: 1,
        archives: [],
        deck: ['punch'],
        discard: ['fear'],
        line: [{ id: 'vespilon-theorist', exhausted: true }],
      },
    });
  });

  it('finds nothing in an empty deck', () => {
    const t = table({ me: { house: 'logos', line: ['vespilon-theorist'], deck: [], discard: ['fear'] }, foe: {} });
    t.me.reap('vespilon-theorist').house('dis');
    t.expect({
      me: {
        aember: 1,
        archives: [],
        deck: [],
        discard: ['fear'],
        line: [{ id: 'vespilon-theorist', exhausted: true }],
      },
    });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { line: ['vespilon-theorist'], deck: ['fear'] } });
    t.me.fight('tocsin', 'vespilon-theorist');
    t.expect({
      me: { aember: 0, line: [{ id: 'tocsin', exhausted: true }] },
      foe: { line: ['vespilon-theorist'], deck: ['fear'] },
    });
  });
});
