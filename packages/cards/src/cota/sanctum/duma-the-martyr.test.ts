import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('duma-the-martyr', () => {
  it('fully heals each other friendly creature and draws 2 when it is destroyed', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch'],
        line: [{ id: 'mother', damage: 4 }, 'duma-the-martyr', { id: 'valdr', damage: 1 }],
        deck: ['fear', 'urchin', 'smaaash'],
      },
      foe: { line: [{ id: 'shooler', damage: 2 }], hand: [] },
    });
    t.me.play('punch').choose('duma-the-martyr');
    t.expect({
      me: { hand: ['fear', 'urchin'], deck: ['smaaash'], line: ['mother', 'valdr'] },
      foe: { hand: [], line: [{ id: 'shooler', damage: 2 }] },
    });
  });

  it('draws for its controller in the turn of the opponent', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'], hand: [], deck: ['fear', 'punch'] },
      foe: { line: ['duma-the-martyr', { id: 'mother', damage: 4 }], hand: [], deck: ['urchin', 'batdrone'] },
    });
    t.me.fight('shooler', 'duma-the-martyr');
    t.expect({
      me: { hand: [], line: [{ id: 'shooler', damage: 3, exhausted: true }] },
      foe: { hand: ['urchin', 'batdrone'], line: ['mother'] },
    });
  });

  it('does nothing when it leaves play without being destroyed', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'] },
      foe: { line: ['duma-the-martyr', { id: 'mother', damage: 4 }], hand: [], deck: ['urchin', 'batdrone'] },
    });
    t.me.play('fear').choose('duma-the-martyr');
    t.expect({ foe: { hand: ['duma-the-martyr'], line: [{ id: 'mother', damage: 4 }] } });
  });

  it('draws what there is', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['duma-the-martyr'], hand: [], deck: [], discard: [] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [], hand: [], discard: ['duma-the-martyr'] } });
  });

  it('draws from a discard pile that it does not lie in yet', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['duma-the-martyr'], hand: [], deck: [], discard: ['fear'] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [], hand: ['fear'], deck: [], discard: ['duma-the-martyr'] } });
  });

  it.each(editionsSince('master-16'))(
    'ruling duma-the-martyr/too-late: rescues nothing that the same damage has doomed already (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', hand: ['poison-wave'] },
        foe: {
          line: [
            { id: 'duma-the-martyr', damage: 1 },
            { id: 'shooler', damage: 3 },
            { id: 'mother', damage: 2 },
          ],
          hand: [],
          deck: ['fear'],
        },
      });
      t.me.play('poison-wave');
      t.expect({ me: { aember: 1 }, foe: { hand: ['fear'], deck: [], line: ['mother'] } });
    },
  );

  it('ruling duma-the-martyr/too-late: in v1.3 healing rescues who is not dead yet', () => {
    const line = [
      { id: 'duma-the-martyr', damage: 1 },
      { id: 'shooler', damage: 3 },
      { id: 'mother', damage: 2 },
    ];
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'shadows', hand: ['poison-wave'] },
      foe: { line, hand: [], deck: ['fear'] },
    });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 1 }, foe: { hand: ['fear'], deck: [], line: ['shooler', 'mother'] } });
  });
});
