import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cooperative-hunting', () => {
  it('divides 1 damage for each friendly creature among any creatures, dealt at once', () => {
    const t = table({
      me: { house: 'untamed', hand: ['cooperative-hunting'], line: ['niffle-ape', 'mother', 'snufflegator'] },
      foe: { line: ['silvertooth', 'urchin', 'tocsin'] },
    });
    t.me.play('cooperative-hunting').choose('silvertooth').choose('urchin').choose('silvertooth');
    t.expect({
      me: { aember: 0, line: ['niffle-ape', 'mother', 'snufflegator'], discard: ['cooperative-hunting'] },
      foe: { line: ['tocsin'] },
    });
  });

  it('may put everything on one creature, where armor takes its part once', () => {
    const t = table({
      me: { house: 'untamed', hand: ['cooperative-hunting'], line: ['niffle-ape', 'mother', 'snufflegator'] },
      foe: { line: ['champion-anaphiel'] },
    });
    t.me
      .play('cooperative-hunting')
      .choose('champion-anaphiel')
      .choose('champion-anaphiel')
      .choose('champion-anaphiel');
    t.expect({
      me: { line: ['niffle-ape', 'mother', 'snufflegator'] },
      foe: { line: [{ id: 'champion-anaphiel', damage: 2 }] },
    });
  });

  it('does nothing without a friendly creature', () => {
    const t = table({ me: { house: 'untamed', hand: ['cooperative-hunting'] }, foe: { line: ['urchin'] } });
    t.me.play('cooperative-hunting');
    t.expect({ me: { line: [], discard: ['cooperative-hunting'] }, foe: { line: ['urchin'] } });
  });

  it('has to hit a friendly creature where there is no enemy', () => {
    const t = table({ me: { house: 'untamed', hand: ['cooperative-hunting'], line: ['mother'] }, foe: {} });
    t.me.play('cooperative-hunting');
    t.expect({ me: { line: [{ id: 'mother', damage: 1 }] } });
  });

  it('takes a ward by all the damage on that creature', () => {
    const t = table({
      me: { house: 'untamed', hand: ['cooperative-hunting'], line: ['niffle-ape', 'mother'] },
      foe: { line: [{ id: 'tocsin', warded: true }] },
    });
    t.me.play('cooperative-hunting').choose('tocsin').choose('tocsin');
    t.expect({ me: { line: ['niffle-ape', 'mother'] }, foe: { line: ['tocsin'] } });
  });
});
