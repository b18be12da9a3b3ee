import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('titan-mechanic', () => {
  const forging = (aember: number, line: NonNullable<Parameters<typeof table>[0]['me']['line']>) =>
    table({ step: 'forge', me: { ...myHouses.logos, aember, line }, foe: { ...foeHouses } });

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
      me: { ...myHouses.logos, aember: 5 },
      foe: { ...foeHouses, line: [{ id: 'titan-mechanic', exhausted: true, stunned: true }] },
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
        ...myHouses.logos,
        house: 'logos',
        hand: ['twin-bolt-emission'],
        line: ['batdrone', 'titan-mechanic', 'mother'],
        aember: 4,
      },
      foe: { ...foeHouses },
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
