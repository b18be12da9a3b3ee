import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const mine = { houses: ['logos', 'sanctum', 'untamed'] } as const;
const theirs = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('pocket-universe', () => {
  it('takes 1 out of the pool', () => {
    const t = table({
      me: { house: 'logos', aember: 3, artifacts: [{ id: 'pocket-universe', aember: 2 }] },
      foe: { aember: 2 },
    });
    t.me.action('pocket-universe');
    t.expect({
      me: { aember: 2, artifacts: [{ id: 'pocket-universe', aember: 3, exhausted: true }] },
      foe: { aember: 2 },
    });
  });

  it('takes nothing out of an empty pool', () => {
    const t = table({ me: { house: 'logos', artifacts: ['pocket-universe'] }, foe: { aember: 2 } });
    t.me.action('pocket-universe');
    t.expect({ me: { aember: 0, artifacts: [{ id: 'pocket-universe', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('counts for the cost of a key, which must then be forged', () => {
    const t = table({
      step: 'forge',
      me: { ...mine, aember: 4, artifacts: [{ id: 'pocket-universe', aember: 2 }] },
      foe: { ...theirs },
    });
    t.me.house('logos');
    t.expect({ me: { keys: 1, aember: 0, artifacts: ['pocket-universe'] } });
  });

  it('forges nothing when it and the pool have 5 together', () => {
    const t = table({
      step: 'forge',
      me: { ...mine, aember: 3, artifacts: [{ id: 'pocket-universe', aember: 2 }] },
      foe: { ...theirs },
    });
    t.me.house('logos');
    t.expect({ me: { keys: 0, aember: 3, artifacts: [{ id: 'pocket-universe', aember: 2 }] } });
  });

  it.each([0, 1, 3])('lets its player choose to spend %i of it where the pool is full enough', (spent) => {
    const t = table({
      step: 'forge',
      me: { ...mine, aember: 6, artifacts: [{ id: 'pocket-universe', aember: 3 }] },
      foe: { ...theirs },
    });
    for (let i = 0; i < spent; i++) t.me.choose('pocket-universe');
    if (spent < 3) t.me.done();
    t.me.house('logos');
    const left = 3 - spent;
    t.expect({ me: { keys: 1, aember: spent, artifacts: [{ id: 'pocket-universe', aember: left }] } });
  });

  it('pays for a key that a card forges', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], aember: 5, artifacts: [{ id: 'pocket-universe', aember: 2 }] },
      foe: {},
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 0, artifacts: ['pocket-universe'] } });
  });

  it('pays for nothing of the opponent', () => {
    const t = table({
      step: 'forge',
      me: { ...mine, aember: 5 },
      foe: { ...theirs, artifacts: [{ id: 'pocket-universe', aember: 4 }] },
    });
    t.me.house('logos');
    t.expect({ me: { keys: 0, aember: 5 }, foe: { artifacts: [{ id: 'pocket-universe', aember: 4 }] } });
  });

  it('keeps its æmber from being stolen', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin'] },
      foe: { artifacts: [{ id: 'pocket-universe', aember: 4 }] },
    });
    t.me.play('urchin');
    t.expect({
      me: { aember: 0, line: [{ id: 'urchin', exhausted: true }] },
      foe: { aember: 0, artifacts: [{ id: 'pocket-universe', aember: 4 }] },
    });
  });

  it('loses its æmber to the supply when it leaves play', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'] },
      foe: { aember: 1, artifacts: [{ id: 'pocket-universe', aember: 4, exhausted: true }] },
    });
    t.me.play('poltergeist');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, artifacts: [], discard: ['pocket-universe'] } });
  });
});

describe('strange-gizmo', () => {
  it('destroys each creature and artifact, itself too, after its controller forged a key', () => {
    const t = table({
      step: 'forge',
      me: {
        ...mine,
        aember: 7,
        artifacts: ['strange-gizmo', 'library-of-babble'],
        line: ['mother', { id: 'batdrone', upgrades: ['blood-of-titans'] }],
      },
      foe: { ...theirs, aember: 1, artifacts: ['seeker-needle'], line: [{ id: 'valdr', aember: 2 }, 'shooler'] },
    });
    t.me.house('logos');
    t.expect({ me: { keys: 1, aember: 3, artifacts: [], line: [] }, foe: { aember: 1, artifacts: [], line: [] } });
    expect(t.state.players[0]?.discard).toHaveLength(5);
    expect(t.state.players[1]?.discard).toHaveLength(3);
  });

  it('does nothing when the opponent forges a key', () => {
    const t = table({
      step: 'forge',
      me: { ...mine, aember: 6, line: ['mother'] },
      foe: { ...theirs, artifacts: ['strange-gizmo'] },
    });
    t.me.house('logos');
    t.expect({ me: { keys: 1, line: ['mother'] }, foe: { artifacts: ['strange-gizmo'] } });
  });

  it('works for a key that a card forges, and loses the æmber on artifacts', () => {
    const t = table({
      me: {
        house: 'untamed',
        aember: 7,
        hand: ['key-charge'],
        artifacts: ['strange-gizmo', { id: 'pocket-universe', aember: 2 }],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('key-charge').yes().choose('pocket-universe').done();
    t.expect({ me: { keys: 1, aember: 1, artifacts: [], line: [] }, foe: { aember: 0, line: [] } });
  });

  it('lets Destroyed: abilities resolve and wards save', () => {
    const t = table({
      step: 'forge',
      me: { ...mine, aember: 6, artifacts: ['strange-gizmo'], line: [{ id: 'mother', warded: true }] },
      foe: { ...theirs, line: ['dust-imp'] },
    });
    t.me.house('logos');
    t.expect({ me: { keys: 1, aember: 0, artifacts: [], line: ['mother'] }, foe: { aember: 2, line: [] } });
  });

  it('comes too late for the third key', () => {
    const t = table({
      step: 'forge',
      me: { ...mine, keys: 2, aember: 6, artifacts: ['strange-gizmo'], line: ['mother'] },
      foe: { ...theirs },
    });
    t.expect({ winner: 'me', me: { keys: 3, artifacts: ['strange-gizmo'], line: ['mother'] } });
  });

  it('gives its bonus when it is played, and destroys nothing then', () => {
    const t = table({ me: { house: 'logos', hand: ['strange-gizmo'] }, foe: { line: ['tocsin'] } });
    t.me.play('strange-gizmo');
    t.expect({ me: { aember: 1, artifacts: [{ id: 'strange-gizmo', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });
});

describe('titan-mechanic', () => {
  const forging = (aember: number, line: NonNullable<Parameters<typeof table>[0]['me']['line']>) =>
    table({ step: 'forge', me: { ...mine, aember, line }, foe: { ...theirs } });

  it.each([
    { aember: 5, keys: 1, left: 0 },
    { aember: 4, keys: 0, left: 4 },
    { aember: 6, keys: 1, left: 1 },
  ])('on a flank makes a key cost 5: $aember æmber, $keys keys', ({ aember, keys, left }) => {
    const t = forging(aember, ['mother', 'titan-mechanic']);
    t.me.house('logos');
    t.expect({ me: { keys, aember: left, line: ['mother', 'titan-mechanic'] } });
  });

  it('does nothing in the middle of the line', () => {
    const t = forging(5, ['mother', 'titan-mechanic', 'batdrone']);
    t.me.house('logos');
    t.expect({ me: { keys: 0, aember: 5, line: ['mother', 'titan-mechanic', 'batdrone'] } });
  });

  it('counts on both flanks: alone it is 5, two of them make 4', () => {
    const alone = forging(5, ['titan-mechanic']);
    alone.me.house('logos');
    alone.expect({ me: { keys: 1, aember: 0, line: ['titan-mechanic'] } });
    const two = forging(4, ['titan-mechanic', 'mother', 'titan-mechanic']);
    two.me.house('logos');
    two.expect({ me: { keys: 1, aember: 0, line: ['titan-mechanic', 'mother', 'titan-mechanic'] } });
  });

  it('counts for the opponent too, exhausted and stunned', () => {
    const t = table({
      step: 'forge',
      me: { ...mine, aember: 5 },
      foe: { ...theirs, line: [{ id: 'titan-mechanic', exhausted: true, stunned: true }] },
    });
    t.me.house('logos');
    t.expect({
      me: { keys: 1, aember: 0 },
      foe: { line: [{ id: 'titan-mechanic', exhausted: true, stunned: true }] },
    });
  });

  it('counts as soon as the creature beside it is gone', () => {
    const t = table({
      me: {
        ...mine,
        house: 'logos',
        hand: ['twin-bolt-emission'],
        line: ['batdrone', 'titan-mechanic', 'mother'],
        aember: 4,
      },
      foe: { ...theirs },
    });
    t.me.play('twin-bolt-emission').choose('batdrone', 'mother').end();
    t.foe.house('dis').end();
    t.me.house('logos');
    t.expect({ me: { keys: 1, aember: 0, line: ['titan-mechanic', { id: 'mother', damage: 2 }] } });
  });

  it('counts in the middle while it is considered a flank creature', () => {
    const t = table({
      me: {
        house: 'logos',
        aember: 6,
        line: ['mother', 'titan-mechanic', 'batdrone'],
        artifacts: ['spectral-tunneler'],
        hand: ['phase-shift', 'key-charge'],
      },
      foe: {},
    });
    t.me.action('spectral-tunneler').choose('titan-mechanic').play('phase-shift').play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 0, line: ['mother', 'titan-mechanic', 'batdrone'] } });
  });
});
