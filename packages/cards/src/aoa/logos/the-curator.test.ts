import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('the-curator', () => {
  it('lets friendly artifacts enter play ready', () => {
    const t = table({
      me: { house: 'logos', hand: ['library-of-babble'], line: ['the-curator'], deck: ['fear'] },
      foe: {},
    });
    t.me.play('library-of-babble').action('library-of-babble');
    t.expect({
      me: { hand: ['fear'], line: ['the-curator'], artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
  });

  it('does nothing for artifacts of the opponent, nor for creatures', () => {
    const t = table({
      me: { house: 'logos', hand: ['library-of-babble', 'batdrone'] },
      foe: { line: ['the-curator'] },
    });
    t.me.play('library-of-babble').play('batdrone');
    t.expect({
      me: { artifacts: [{ id: 'library-of-babble', exhausted: true }], line: [{ id: 'batdrone', exhausted: true }] },
      foe: { line: ['the-curator'] },
    });
  });

  it('lets an artifact of its player enter ready on the other side, too', () => {
    const t = table({ me: { house: 'saurian', line: ['the-curator'], hand: ['trojan-sauropod'] }, foe: {} });
    t.me.play('trojan-sauropod');
    t.expect({ me: { aember: 1, line: ['the-curator'] }, foe: { artifacts: ['trojan-sauropod'] } });
  });
});
