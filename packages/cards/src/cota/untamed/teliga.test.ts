import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('teliga', () => {
  it('gains 1 each time the opponent plays a creature, and for nothing else', () => {
    const t = table({
      me: { house: 'dis', hand: ['tocsin', 'fear', 'dust-imp', 'dominator-bauble'] },
      foe: { line: ['teliga'], aember: 2 },
    });
    t.me.play('tocsin').play('dominator-bauble').play('dust-imp');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'dust-imp', exhausted: true },
        ],
        artifacts: [{ id: 'dominator-bauble', exhausted: true }],
      },
      foe: { aember: 4, line: ['teliga'] },
    });
  });

  it('gains nothing for the creatures of its own controller', () => {
    const t = table({ me: { house: 'untamed', hand: ['dust-pixie'], line: ['teliga'] }, foe: {} });
    t.me.play('dust-pixie');
    t.expect({ me: { aember: 2, line: ['teliga', { id: 'dust-pixie', exhausted: true }] } });
  });

  it('gains nothing for a creature that is put into play', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.untamed, artifacts: ['spangler-box'], line: ['mother'] },
      foe: { ...foeHouses, hand: ['poltergeist'], line: ['teliga'] },
    });
    t.me.action('spangler-box').choose('mother').end();
    t.foe.house('dis').play('poltergeist');
    t.expect({
      me: { line: [{ id: 'mother', exhausted: true }] },
      foe: { aember: 1, line: ['teliga'], artifacts: [] },
    });
  });

  it('gains for each of two copies', () => {
    const t = table({ me: { house: 'dis', hand: ['tocsin'] }, foe: { line: ['teliga', 'teliga'] } });
    t.me.play('tocsin');
    t.expect({
      me: { line: [{ id: 'tocsin', exhausted: true }] },
      foe: { aember: 2, line: ['teliga', 'teliga'] },
    });
  });
});
