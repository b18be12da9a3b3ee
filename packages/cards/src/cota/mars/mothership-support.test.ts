import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('mothership-support', () => {
  it('deals 2 for each friendly ready Mars creature, chosen anew each time', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['mothership-support'],
        line: ['blypyp', { id: 'tunk', exhausted: true }, 'grommid', 'snufflegator'],
      },
      foe: { line: ['mother', 'tocsin', 'zyzzix-the-many'] },
    });
    t.me.play('mothership-support').choose('mother', 'tocsin');
    t.expect({
      me: { aember: 1, line: ['blypyp', { id: 'tunk', exhausted: true }, 'grommid', 'snufflegator'] },
      foe: { line: [{ id: 'mother', damage: 2 }, { id: 'tocsin', damage: 2 }, 'zyzzix-the-many'] },
    });
  });

  it('may hit the same creature each time', () => {
    const t = table({
      me: { house: 'mars', hand: ['mothership-support'], line: ['blypyp', 'grommid', 'tunk'] },
      foe: { line: ['headhunter', 'raiding-knight'] },
    });
    t.me.play('mothership-support').choose('headhunter', 'headhunter', 'headhunter');
    t.expect({ me: { aember: 1, line: ['blypyp', 'grommid', 'tunk'] }, foe: { line: ['raiding-knight'] } });
  });

  it('counts at the start: a creature that its own shot destroys has given one all the same', () => {
    const t = table({
      me: { house: 'mars', hand: ['mothership-support'], line: ['blypyp', 'grommid'] },
      foe: { line: ['mother'] },
    });
    t.me.play('mothership-support').choose('blypyp', 'mother');
    t.expect({ me: { aember: 1, line: ['grommid'] }, foe: { line: [{ id: 'mother', damage: 2 }] } });
  });

  it('chooses all targets first and deals all of it at once: a creature that helps its neighbor helps it to the last [rule damage]', () => {
    const t = table({
      me: { house: 'mars', hand: ['mothership-support'], line: ['blypyp', 'grommid', 'tunk'] },
      foe: { line: ['grey-monk', 'tocsin'] },
    });
    t.me.play('mothership-support').choose('grey-monk', 'grey-monk');
    expect(t.options()).toContain('grey-monk');
    expect(t.state.ask?.picked.map(({ name }) => name)).toEqual(['grey-monk', 'grey-monk']);
    t.me.choose('tocsin');
    expect(t.events.filter((e) => e.type === 'armor').map(({ amount }) => amount)).toEqual([1, 1]);
    t.expect({
      me: { aember: 1, line: ['blypyp', 'grommid', 'tunk'] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('counts a stunned creature that is ready, but no enemy one', () => {
    const t = table({
      me: { house: 'mars', hand: ['mothership-support'], line: [{ id: 'tunk', stunned: true }] },
      foe: { line: ['zyzzix-the-many'] },
    });
    t.me.play('mothership-support').choose('zyzzix-the-many');
    t.expect({
      me: { aember: 1, line: [{ id: 'tunk', stunned: true }] },
      foe: { line: [{ id: 'zyzzix-the-many', damage: 2 }] },
    });
  });

  it('deals nothing without such a creature', () => {
    const t = table({
      me: { house: 'mars', hand: ['mothership-support'], line: [{ id: 'tunk', exhausted: true }, 'snufflegator'] },
      foe: { line: ['mother'] },
    });
    t.me.play('mothership-support');
    t.expect({
      me: { aember: 1, line: [{ id: 'tunk', exhausted: true }, 'snufflegator'] },
      foe: { line: ['mother'] },
    });
  });
});
