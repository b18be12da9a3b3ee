import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('mighty-lance', () => {
  it('deals 3 to a creature and 3 to one of its neighbors', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['mighty-lance'], line: ['dr-escotera'] },
      foe: { line: ['valdr', 'shooler', 'headhunter'] },
    });
    t.me.play('mighty-lance').choose('shooler').choose('headhunter');
    t.expect({
      me: { aember: 0, line: ['dr-escotera'] },
      foe: {
        line: ['valdr', { id: 'shooler', damage: 3 }, { id: 'headhunter', damage: 3 }],
      },
    });
  });

  it('offers only the neighbors for the second 3', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['mighty-lance'], line: ['dr-escotera'] },
      foe: { line: ['valdr', 'shooler', 'headhunter', 'mother'] },
    });
    t.me.play('mighty-lance').choose('shooler');
    expect(t.options()).toEqual(['valdr', 'headhunter']);
    t.me.choose('valdr');
    t.expect({
      me: { line: ['dr-escotera'] },
      foe: { line: [{ id: 'valdr', damage: 3 }, { id: 'shooler', damage: 3 }, 'headhunter', 'mother'] },
    });
  });

  it('takes the only neighbor of a flank creature without a question', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['mighty-lance'] },
      foe: { line: ['shooler', 'headhunter', 'mother'] },
    });
    t.me.play('mighty-lance').choose('mother');
    t.expect({ foe: { line: ['shooler', { id: 'headhunter', damage: 3 }, { id: 'mother', damage: 3 }] } });
  });

  it('may hit friendly creatures', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['mighty-lance'], line: ['mother', 'shooler'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('mighty-lance').choose('mother');
    t.expect({
      me: {
        line: [
          { id: 'mother', damage: 3 },
          { id: 'shooler', damage: 3 },
        ],
      },
      foe: { line: ['valdr'] },
    });
  });

  it('hits a lone creature once', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['mighty-lance'], line: ['mother', 'shooler'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('mighty-lance').choose('valdr');
    t.expect({ me: { line: ['mother', 'shooler'] }, foe: { line: [{ id: 'valdr', damage: 3 }] } });
  });

  it.each(editionsSince('master-16'))(
    'ruling mighty-lance/at-once: a Duma who dies by it does not heal the other in time (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'sanctum', hand: ['mighty-lance'] },
        foe: { line: ['duma-the-martyr', { id: 'mother', damage: 2 }, 'valdr'], deck: ['fear', 'punch', 'urchin'] },
      });
      t.me.play('mighty-lance').choose('duma-the-martyr');
      t.expect({ foe: { line: ['valdr'], hand: ['fear', 'punch'] } });
    },
  );

  it('ruling mighty-lance/at-once: in v1.3 her healing rescues the other, though it was hit at the same time', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'sanctum', hand: ['mighty-lance'] },
      foe: { line: ['duma-the-martyr', { id: 'mother', damage: 2 }, 'valdr'], deck: ['fear', 'punch', 'urchin'] },
    });
    t.me.play('mighty-lance').choose('duma-the-martyr');
    t.expect({ foe: { line: ['mother', 'valdr'], hand: ['fear', 'punch'] } });
  });

  it('is held back by the armor of each of the two', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['mighty-lance'] },
      foe: { line: ['champion-anaphiel', 'raiding-knight'] },
    });
    t.me.play('mighty-lance').choose('champion-anaphiel');
    t.expect({
      foe: {
        line: [
          { id: 'champion-anaphiel', damage: 2 },
          { id: 'raiding-knight', damage: 1 },
        ],
      },
    });
  });

  it('does nothing without creatures', () => {
    const t = table({ me: { house: 'sanctum', hand: ['mighty-lance'] }, foe: {} });
    t.me.play('mighty-lance');
    t.expect({ me: { aember: 0, discard: ['mighty-lance'] } });
  });
});
