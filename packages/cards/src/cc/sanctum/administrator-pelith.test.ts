import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('administrator-pelith', () => {
  it('may move a friendly Sanctum creature anywhere, itself too', () => {
    const me = { house: 'sanctum', line: ['administrator-pelith', 'general-xalvador', 'infomorph'] } as const;
    const t = table({ me });
    t.me.reap('administrator-pelith').yes();
    expect([...t.options()].sort()).toEqual(['administrator-pelith', 'general-xalvador']);
    t.me.choose('general-xalvador').flank('right');
    t.expect({ me: { aember: 1, line: [used('administrator-pelith'), 'infomorph', 'general-xalvador'] } });
    const u = table({ me });
    u.me.reap('administrator-pelith').yes().choose('administrator-pelith').between('general-xalvador', 'infomorph');
    u.expect({ me: { line: ['general-xalvador', used('administrator-pelith'), 'infomorph'] } });
    const no = table({ me });
    no.me.reap('administrator-pelith').no();
    no.expect({ me: { line: [used('administrator-pelith'), 'general-xalvador', 'infomorph'] } });
  });
});
