import { a, actionCard, creature, define, flip, play, table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

const researcher = { id: 'mother', token: 'researcher' };

describe('researcher', () => {
  it('reveals a Mars card of the hand and archives it, whatever house is active', () => {
    const t = table({
      me: { house: 'logos', line: [researcher], hand: ['zyzzix-the-many', 'grabber-jammer', 'troll'] },
    });
    t.me.omni('researcher').choose('grabber-jammer');
    t.expect({
      me: {
        line: [{ ...researcher, exhausted: true }],
        hand: ['zyzzix-the-many', 'troll'],
        archives: ['grabber-jammer'],
      },
    });
  });

  it('archives nothing where there is no Mars card', () => {
    const t = table({ me: { house: 'mars', line: [researcher], hand: ['troll'] } });
    t.me.omni('researcher');
    t.expect({ me: { line: [{ ...researcher, exhausted: true }], hand: ['troll'], archives: [] } });
  });

  it('ruling researcher/faceup: its Omni: is that of the token, and gone when the card is turned faceup', () => {
    const turn = actionCard({ id: 'researcher-turn', name: 'Turn', house: 'mars' }, play(flip(a(creature))));
    define([turn]);
    const t = table({ me: { house: 'mars', line: [researcher], hand: ['researcher-turn', 'grabber-jammer'] } });
    t.me.play('researcher-turn');
    t.me.cannot('omni', 'mother');
    t.expect({ me: { line: ['mother'], hand: ['grabber-jammer'] } });
  });

  it('is limited by the rule of six with all of its title, though no more than one of them is the same card', () => {
    const line = Array.from({ length: 7 }, () => researcher);
    const t = table({ me: { house: 'mars', line } });
    for (let i = 1; i <= 6; i++) t.me.omni(`researcher#${i}`);
    t.me.cannot('omni', 'researcher#7', 'rule-of-six');
    t.expect({ me: { line: line.map((card, i) => (i < 6 ? { ...card, exhausted: true } : card)) } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling researcher/to-no-effect: may be used without a Mars card and where it cannot reap (Barrister Joya) (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'mars', line: [researcher], hand: ['troll'] },
        foe: { line: ['barrister-joya'] },
      });
      t.me.cannot('reap', 'researcher', 'forbidden').omni('researcher');
      t.expect({
        me: { line: [{ ...researcher, exhausted: true }], hand: ['troll'], archives: [] },
        foe: { line: ['barrister-joya'] },
      });
    },
  );
});
