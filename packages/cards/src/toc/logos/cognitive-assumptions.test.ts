import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const made = (id: string) => ({ id, token: 'chronicler', exhausted: true });
const me = { house: 'logos', deck: ['krump', 'bumpsy', 'troll', 'urchin'], beside: ['chronicler'] } as const;

describe('cognitive-assumptions', () => {
  it('makes a token creature for each of up to 3 Logos cards that are revealed, which stay in hand', () => {
    const t = table({
      me: { ...me, hand: ['cognitive-assumptions', 'mother', 'dextre', 'anger', 'batdrone', 'labwork'] },
    });
    t.me.play('cognitive-assumptions').choose('mother', 'dextre', 'labwork').flank('right').flank('left');
    t.expect({
      me: {
        aember: 1,
        hand: ['mother', 'dextre', 'anger', 'batdrone', 'labwork'],
        line: [made('troll'), made('krump'), made('bumpsy')],
        deck: ['urchin'],
      },
    });
  });

  it('makes fewer where its player reveals fewer, and none for cards of other houses', () => {
    const t = table({ me: { ...me, hand: ['cognitive-assumptions', 'mother', 'dextre'] } });
    t.me.play('cognitive-assumptions').choose('dextre').done();
    t.expect({ me: { line: [made('krump')] } });
    const u = table({ me: { ...me, hand: ['cognitive-assumptions', 'mother'] } });
    u.me.play('cognitive-assumptions').done();
    u.expect({ me: { line: [] } });
    const none = table({ me: { ...me, hand: ['cognitive-assumptions', 'anger'] } });
    none.me.play('cognitive-assumptions');
    none.expect({ me: { aember: 1, line: [], hand: ['anger'] } });
  });
});
