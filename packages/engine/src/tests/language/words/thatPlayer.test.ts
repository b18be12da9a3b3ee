// The player whom the event is about that an ability waits for.
import { describe, it } from 'vitest';
import {
  a,
  asPlayer,
  capture,
  controllerOf,
  creature,
  each,
  eachTime,
  forges,
  friendly,
  gain,
  reaps,
  table,
  takeAember,
  target,
  thatPlayer,
  turnBegins,
} from '../../../index.ts';
import { spell, thing } from '../../../testing/cards.ts';

describe('thatPlayer', () => {
  it('Who: that-player is whom the event is about, whoever controls the card', () => {
    const bell = thing('bell-of-all', eachTime(turnBegins('each'), gain(1, thatPlayer)));
    const t = table({ me: { house: 'brobnar', houses: ['brobnar'], artifacts: [bell] }, foe: { houses: ['dis'] } });
    t.me.end();
    t.expect({ me: { aember: 0, artifacts: [bell] }, foe: { aember: 1 } });
    t.foe.end();
    t.expect({ me: { aember: 1, artifacts: [bell] }, foe: { aember: 1 } });
  });

  it('is the controller of the card where the event names no player', () => {
    const eye = thing('eye-of-all', eachTime(reaps(creature), gain(1, thatPlayer)));
    const t = table({ me: { house: 'brobnar', line: ['one'] }, foe: { artifacts: [eye] } });
    t.me.reap('one');
    t.expect({ me: { aember: 2, line: [{ id: 'one', exhausted: true }] }, foe: { aember: 0, artifacts: [eye] } });
  });

  it('does what the text says as "you"', () => {
    const scroll = thing('scroll', eachTime(forges('each'), asPlayer(thatPlayer, capture(1, a(friendly(creature))))));
    const t = table({
      me: { houses: ['brobnar'], artifacts: [scroll], line: ['one'], aember: 3 },
      foe: { houses: ['dis'], aember: 6, line: ['two'] },
      active: 1,
    });
    t.foe.end();
    t.me.end();
    t.expect({
      me: { aember: 2, artifacts: [scroll], line: ['one'] },
      foe: { keys: 1, line: [{ id: 'two', aember: 1 }] },
    });
  });

  it('is nobody where no event sets anything off', () => {
    const call = spell('call', gain(1, thatPlayer));
    const t = table({ me: { house: 'brobnar', hand: [call] }, foe: {} });
    t.me.play(call);
    t.expect({ me: { aember: 1 }, foe: { aember: 0 } });
  });
});

it('æmber goes from each card to its own controller', () => {
  const bury = spell('bury', takeAember(1, each(creature), controllerOf(target)));
  const t = table({
    me: { house: 'brobnar', hand: [bury], line: [{ id: 'one', aember: 2 }] },
    foe: { line: [{ id: 'two', aember: 1 }, 'three'] },
  });
  t.me.play(bury);
  t.expect({ me: { aember: 1, line: [{ id: 'one', aember: 1 }] }, foe: { aember: 1, line: ['two', 'three'] } });
});
