import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('sir-bevor', () => {
  it('protects its neighbors from being attacked', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: ['mother', 'sir-bevor', 'krump', 'troll'] },
    });
    expect(targetsOf(t, 'shooler')).toEqual(['sir-bevor', 'troll']);
  });

  it('its armor takes 5 a turn, and the sixth damage kills it', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler', 'tocsin'] },
      foe: { line: ['sir-bevor'] },
    });
    t.me.fight('shooler', 'sir-bevor');
    t.expect({
      me: { line: [{ id: 'shooler', damage: 1, exhausted: true }, 'tocsin'] },
      foe: { line: ['sir-bevor'] },
    });
    t.me.fight('tocsin', 'sir-bevor');
    t.expect({
      me: {
        line: [
          { id: 'shooler', damage: 1, exhausted: true },
          { id: 'tocsin', damage: 1, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});
