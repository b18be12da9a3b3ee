import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hydrocataloguer', () => {
  it('archives the top card of the deck of its player, who raises the tide', () => {
    const t = table({
      me: { house: 'logos', line: ['bilgewarden'], artifacts: ['hydrocataloguer'], deck: ['fear', 'punch'] },
      foe: { deck: ['urchin'] },
    });
    t.me.reap('bilgewarden');
    t.expect({
      tide: { highFor: 0 },
      me: { archives: ['fear'], deck: ['punch'], line: [{ id: 'bilgewarden', exhausted: true }] },
      foe: { archives: [], deck: ['urchin'] },
    });
  });

  it('archives that of the opponent’s deck for the opponent', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'logos', line: ['bilgewarden'], artifacts: ['hydrocataloguer'], deck: ['fear'] },
      foe: { deck: ['urchin', 'troll'] },
    });
    t.me.reap('bilgewarden');
    t.expect({
      tide: { highFor: 1 },
      me: { archives: [], deck: ['fear'], line: [{ id: 'bilgewarden', exhausted: true }] },
      foe: { archives: ['urchin'], deck: ['troll'] },
    });
  });

  it('archives nothing where the tide was high already', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'logos', line: ['austeralis-seaborg'], artifacts: ['hydrocataloguer'], deck: ['fear'] },
      foe: { line: ['urchin'] },
    });
    t.me.reap('austeralis-seaborg').choose('urchin');
    t.expect({
      me: { archives: [], deck: ['fear'], line: [{ id: 'austeralis-seaborg', exhausted: true }] },
      foe: { line: [] },
    });
  });

  it('two of them archive a card each, and an empty deck is not shuffled for it', () => {
    const t = table({
      me: {
        house: 'logos',
        line: ['bilgewarden'],
        artifacts: ['hydrocataloguer', 'hydrocataloguer'],
        deck: ['fear'],
        discard: ['punch'],
      },
      foe: {},
    });
    t.me.reap('bilgewarden');
    t.expect({
      me: { archives: ['fear'], deck: [], discard: ['punch'], line: [{ id: 'bilgewarden', exhausted: true }] },
    });
  });

  it('archives for the opponent when they raise it in their own turn, for chains', () => {
    const t = table({
      active: 1,
      tide: { highFor: 0 },
      me: { artifacts: ['hydrocataloguer'], deck: ['fear'] },
      foe: { house: 'brobnar', deck: ['urchin', 'troll'], beside: ['the-tide'] },
    });
    t.foe.raiseTide();
    t.expect({
      tide: { highFor: 1 },
      me: { archives: [], deck: ['fear'] },
      foe: { archives: ['urchin'], deck: ['troll'], chains: 3 },
    });
  });
});
