import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { powersIn } from '../../testing/seen.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('special-agent-tnega', () => {
  it('gets +2 power for each Mars neighbor', () => {
    const powers = (...line: readonly string[]) => powersIn(table({ me: { house: 'mars', line } }))[0];
    expect(powers('special-agent-tnega')).toEqual([2]);
    expect(powers('zorg', 'special-agent-tnega', 'infomorph', 'zorg')).toEqual([7, 4, 4, 7]);
    expect(powers('zorg', 'special-agent-tnega', 'glylyx-weaponsmith')).toEqual([7, 6, 4]);
  });

  it('enters play anywhere', () => {
    const t = table({ me: { house: 'mars', hand: ['special-agent-tnega'], line: ['zorg', 'glylyx-weaponsmith'] } });
    t.me.play('special-agent-tnega', { between: ['zorg', 'glylyx-weaponsmith'] });
    t.expect({ me: { line: ['zorg', used('special-agent-tnega'), 'glylyx-weaponsmith'] } });
  });
});
