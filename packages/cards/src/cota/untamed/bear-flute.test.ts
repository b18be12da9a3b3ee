import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('bear-flute', () => {
  const flute = [{ id: 'bear-flute', exhausted: true }] as const;

  it('heals an Ancient Bear of either side fully', () => {
    const t = table({
      me: {
        house: 'untamed',
        artifacts: ['bear-flute'],
        line: [
          { id: 'ancient-bear', damage: 4 },
          { id: 'snufflegator', damage: 2 },
        ],
        hand: [],
        deck: ['ancient-bear'],
        discard: ['ancient-bear'],
      },
      foe: { line: [{ id: 'ancient-bear', damage: 3 }] },
    });
    t.me.action('bear-flute').choose('ancient-bear#1');
    t.expect({
      me: {
        artifacts: flute,
        line: ['ancient-bear', { id: 'snufflegator', damage: 2 }],
        hand: [],
        deck: ['ancient-bear'],
        discard: ['ancient-bear'],
      },
      foe: { line: [{ id: 'ancient-bear', damage: 3 }] },
    });
  });

  it('has to heal that of the opponent, or one without damage, before it may search', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['bear-flute'], hand: [], deck: ['ancient-bear'], discard: ['fear'] },
      foe: { line: [{ id: 'ancient-bear', damage: 3 }] },
    });
    t.me.action('bear-flute');
    t.expect({
      me: { artifacts: flute, hand: [], deck: ['ancient-bear'], discard: ['fear'] },
      foe: { line: ['ancient-bear'] },
    });
  });

  it.each(['cota-1.3', 'master-16', 'current'] as const)(
    'takes the Ancient Bears out of deck and discard pile, and shuffles the rest of the pile into the deck (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'untamed',
          artifacts: ['bear-flute'],
          hand: ['dust-pixie'],
          deck: ['punch', 'ancient-bear', 'punch'],
          discard: ['punch', 'ancient-bear'],
        },
        foe: { deck: ['ancient-bear'], discard: ['ancient-bear'] },
      });
      t.me.action('bear-flute').choose('ancient-bear', 'ancient-bear');
      t.expect({
        me: {
          artifacts: flute,
          hand: ['dust-pixie', 'ancient-bear', 'ancient-bear'],
          deck: ['punch', 'punch', 'punch'],
          discard: [],
        },
        foe: { deck: ['ancient-bear'], discard: ['ancient-bear'] },
      });
    },
  );

  it('finds a Bear in one of the two places', () => {
    const t = table({
      edition: 'master-16',
      me: {
        house: 'untamed',
        artifacts: ['bear-flute'],
        hand: [],
        deck: ['punch'],
        discard: ['ancient-bear', 'punch'],
      },
      foe: {},
    });
    t.me.action('bear-flute').choose('ancient-bear');
    t.expect({ me: { artifacts: flute, hand: ['ancient-bear'], deck: ['punch', 'punch'], discard: [] } });
  });

  it('ruling bear-flute/any-number: shuffles the discard pile into the deck although none is found, or none is taken', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['bear-flute'], hand: [], deck: ['punch'], discard: ['punch', 'punch'] },
      foe: { line: ['tocsin'], hand: ['ancient-bear'] },
    });
    t.me.action('bear-flute');
    t.expect({
      me: { artifacts: flute, hand: [], deck: ['punch', 'punch', 'punch'], discard: [] },
      foe: { line: ['tocsin'], hand: ['ancient-bear'] },
    });
    const u = table({
      me: {
        house: 'untamed',
        artifacts: ['bear-flute'],
        hand: [],
        deck: ['ancient-bear'],
        discard: ['fear', 'ancient-bear'],
      },
      foe: {},
    });
    u.me.action('bear-flute').choose('ancient-bear').done();
    expect(u.state.players[0]?.discard).toEqual([]);
    expect(u.state.players[0]?.hand).toHaveLength(1);
  });

  it('as printed first leaves the discard pile alone where there is no Bear, but shuffles the deck that was searched', () => {
    const t = table({
      edition: 'cota-1.3',
      me: {
        house: 'untamed',
        artifacts: ['bear-flute'],
        hand: [],
        deck: ['punch', 'punch'],
        discard: ['fear', 'tocsin'],
      },
      foe: { line: ['tocsin'], hand: ['ancient-bear'] },
    });
    t.me.action('bear-flute');
    t.expect({
      me: { artifacts: flute, hand: [], deck: ['punch', 'punch'], discard: ['fear', 'tocsin'] },
      foe: { line: ['tocsin'], hand: ['ancient-bear'] },
    });
    expect(t.events.filter((e) => e.type === 'shuffle')).toMatchObject([{ player: 0, withDiscard: false }]);
  });

  it('as printed first may fail to find them, which leaves the discard pile as it is', () => {
    const t = table({
      edition: 'cota-1.3',
      me: {
        house: 'untamed',
        artifacts: ['bear-flute'],
        hand: [],
        deck: ['ancient-bear'],
        discard: ['fear', 'ancient-bear', 'tocsin'],
      },
      foe: {},
    });
    t.me.action('bear-flute').done();
    t.expect({
      me: { artifacts: flute, hand: [], deck: ['ancient-bear'], discard: ['fear', 'ancient-bear', 'tocsin'] },
    });
  });
});
