import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('poltergeistoids', () => {
  it('purges a card of a discard pile, plays a purged card, and makes that a Geistoid card', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['poltergeistoids'], discard: ['troll', 'punch'], purged: ['mother', 'fear'] },
      foe: { discard: ['krump'] },
    });
    t.me.play('poltergeistoids').choose('troll').choose('mother');
    t.expect({
      me: {
        ...{ discard: ['punch'], purged: ['fear', 'troll'] },
        line: [{ id: 'mother', exhausted: true, upgrades: ['poltergeistoids'] }],
      },
      foe: { discard: ['krump'] },
    });
    t.me.end();
    t.foe.end();
    t.me.house('geistoid').reap('mother');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', exhausted: true, upgrades: ['poltergeistoids'] }] } });
  });

  it('an artifact too, also the card that was just purged', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['poltergeistoids'], discard: ['banner-of-battle'] },
      foe: {},
    });
    t.me.play('poltergeistoids');
    t.expect({
      me: {
        ...{ discard: [], purged: [] },
        artifacts: [{ id: 'banner-of-battle', exhausted: true, upgrades: ['poltergeistoids'] }],
      },
    });
  });

  it('plays nothing where nothing was purged, or only cards of the opponent', () => {
    const t = table({ me: { house: 'geistoid', hand: ['poltergeistoids'], purged: ['mother'] }, foe: {} });
    t.me.play('poltergeistoids');
    t.expect({ me: { line: [], purged: ['mother'], discard: ['poltergeistoids'] } });
    const theirs = table({ me: { house: 'geistoid', hand: ['poltergeistoids'] }, foe: { discard: ['troll'] } });
    theirs.me.play('poltergeistoids');
    theirs.expect({ me: { line: [], discard: ['poltergeistoids'] }, foe: { purged: ['troll'], discard: [] } });
  });
});
