import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const made = { id: 'krump', token: 'steppe-wolf', exhausted: true };
const used = { id: 'kharisma', exhausted: true };
const me = { house: 'untamed', deck: ['krump'], beside: ['steppe-wolf'] } as const;

describe('kharisma', () => {
  it('returns another friendly creature to make a token creature', () => {
    const t = table({ me: { ...me, line: ['kharisma', 'troll', 'mother'] }, foe: { line: ['bumpsy'] } });
    t.me.reap('kharisma').choose('troll').flank('left');
    t.expect({ me: { aember: 1, line: [made, used, 'mother'], hand: ['troll'] }, foe: { line: ['bumpsy'] } });
  });

  it('makes none where it is alone, or where a ward keeps the other', () => {
    const t = table({ me: { ...me, line: ['kharisma'] }, foe: { line: ['bumpsy'] } });
    t.me.reap('kharisma');
    t.expect({ me: { aember: 1, line: [used], deck: ['krump'] }, foe: { line: ['bumpsy'] } });
    const u = table({ me: { ...me, line: ['kharisma', { id: 'troll', warded: true }] } });
    u.me.reap('kharisma');
    u.expect({ me: { line: [used, 'troll'], hand: [], deck: ['krump'] } });
  });
});
