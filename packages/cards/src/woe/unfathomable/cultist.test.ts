import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const cultist = { id: 'mother', token: 'cultist' };

describe('cultist', () => {
  it('destroys itself and wards a friendly creature', () => {
    const t = table({ me: { house: 'unfathomable', line: [cultist, 'troll', 'bumpsy'] }, foe: { line: ['batdrone'] } });
    t.me.action('cultist').choose('troll');
    t.expect({
      me: { line: [{ id: 'troll', warded: true }, 'bumpsy'], discard: ['mother'] },
      foe: { line: ['batdrone'] },
    });
  });

  it('wards nobody where its own ward kept it', () => {
    const t = table({ me: { house: 'unfathomable', line: [{ ...cultist, warded: true }, 'troll'] } });
    t.me.action('cultist');
    t.expect({ me: { line: [{ ...cultist, exhausted: true }, 'troll'] } });
  });

  it('is a Cultist by its trait', () => {
    const t = table({ me: { line: [cultist] } });
    expect(see(t.state, 0).players[0]!.line[0]!.traits).toEqual(['cultist', 'aquan']);
  });
});
