// Poltergeist and Remote Access on artifacts that destroy, move or keep themselves: what is used first is gone or not.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const tired = { exhausted: true };

describe('Poltergeist destroys what is still there after its use', () => {
  const set = (foe: object, me: object = {}) => table({ me: { house: 'dis', hand: ['poltergeist'], ...me }, foe });

  it('Mobius Scroll has archived itself and is safe', () => {
    const t = set({ artifacts: ['mobius-scroll'], archives: [] }, { hand: ['poltergeist', 'punch'], archives: [] });
    t.me.play('poltergeist').choose('punch');
    t.expect({ me: { aember: 1, hand: [], archives: ['punch'] }, foe: { artifacts: [], archives: ['mobius-scroll'] } });
  });

  it('Custom Virus has destroyed itself; its second destruction is none', () => {
    const t = set(
      { artifacts: ['custom-virus'], line: ['mother'] },
      { hand: ['poltergeist', 'dextre'], line: ['pit-demon'] },
    );
    t.me.play('poltergeist').yes();
    t.expect({
      me: { aember: 1, hand: [], purged: ['dextre'], line: ['pit-demon'] },
      foe: { artifacts: [], line: [], discard: ['mother', 'custom-virus'] },
    });
  });

  it('Key to Dis, The Sting and Special Delivery are not sacrificed but destroyed', () => {
    const key = set({ artifacts: ['key-to-dis'], line: ['troll'] }, { line: ['tocsin'] });
    key.me.play('poltergeist');
    key.expect({ me: { aember: 1, line: [] }, foe: { line: [], artifacts: [], discard: ['key-to-dis', 'troll'] } });
    const sting = set({ artifacts: ['the-sting'] });
    sting.me.play('poltergeist');
    sting.expect({ me: { aember: 1 }, foe: { artifacts: [], discard: ['the-sting'] } });
    const delivery = set({ artifacts: ['special-delivery'], line: ['tocsin'] });
    delivery.me.play('poltergeist').choose('tocsin');
    delivery.expect({
      me: { aember: 1 },
      foe: { line: [], purged: ['tocsin'], artifacts: [], discard: ['special-delivery'] },
    });
  });

  it('Gorm of Omm takes another artifact with it, or is destroyed once only', () => {
    const other = set({ artifacts: ['gorm-of-omm', 'cannon'] });
    other.me.play('poltergeist').choose('gorm-of-omm').choose('cannon');
    other.expect({ me: { aember: 1 }, foe: { artifacts: [], discard: ['gorm-of-omm', 'cannon'] } });
    const itself = set({ artifacts: ['gorm-of-omm', 'cannon'] });
    itself.me.play('poltergeist').choose('gorm-of-omm').choose('gorm-of-omm');
    itself.expect({ me: { aember: 1 }, foe: { artifacts: ['cannon'], discard: ['gorm-of-omm'] } });
  });

  it('Pocket Universe gets my æmber, which is lost with it', () => {
    const t = set({ artifacts: [{ id: 'pocket-universe', aember: 2 }], aember: 1 }, { aember: 3 });
    t.me.play('poltergeist');
    t.expect({ me: { aember: 3 }, foe: { aember: 1, artifacts: [], discard: ['pocket-universe'] } });
  });

  it('Crazy Killing Machine that destroyed itself is not destroyed again; one that did not is now', () => {
    const idle = set({ artifacts: ['crazy-killing-machine'], deck: [], line: ['mother'] }, { deck: [] });
    idle.me.play('poltergeist');
    idle.expect({ me: { aember: 1 }, foe: { line: ['mother'], artifacts: [], discard: ['crazy-killing-machine'] } });
    const busy = set(
      { artifacts: ['crazy-killing-machine'], deck: ['troll'], line: ['krump'] },
      { deck: ['fear'], line: ['tocsin'] },
    );
    busy.me.play('poltergeist');
    busy.expect({
      me: { aember: 1, line: [] },
      foe: { line: [], artifacts: [], discard: ['crazy-killing-machine', 'krump', 'troll'] },
    });
  });

  it('Epic Quest without seven Sanctum cards does nothing and is destroyed; so are artifacts that cannot be used', () => {
    const quest = set({ artifacts: ['epic-quest'] });
    quest.me.play('poltergeist');
    quest.expect({ me: { keys: 0, aember: 1 }, foe: { artifacts: [], discard: ['epic-quest'] } });
    const gizmo = set({ artifacts: ['strange-gizmo'], line: ['mother'] });
    gizmo.me.play('poltergeist');
    gizmo.expect({ me: { aember: 1 }, foe: { artifacts: [], line: ['mother'], discard: ['strange-gizmo'] } });
  });

  it('Whispering Reliquary may return the artifact that is its doom, or another one', () => {
    const itself = set({ artifacts: ['whispering-reliquary', 'cannon'], hand: [] });
    itself.me.play('poltergeist').choose('whispering-reliquary', 'whispering-reliquary');
    itself.expect({ me: { aember: 1 }, foe: { artifacts: ['cannon'], hand: ['whispering-reliquary'], discard: [] } });
    const other = set({ artifacts: ['whispering-reliquary', 'cannon'], hand: [] });
    other.me.play('poltergeist').choose('whispering-reliquary', 'cannon');
    other.expect({ me: { aember: 1 }, foe: { artifacts: [], hand: ['cannon'], discard: ['whispering-reliquary'] } });
  });

  it('an artifact of mine under foreign control comes to my pile; one of mine that I use myself is destroyed as well', () => {
    const foreign = set({ artifacts: [{ id: 'cannon', owner: 0 }], line: ['mother'] });
    foreign.me.play('poltergeist');
    foreign.expect({
      me: { aember: 1, discard: ['poltergeist', 'cannon'] },
      foe: { artifacts: [], discard: [], line: [{ id: 'mother', damage: 2 }] },
    });
    const own = set({ line: ['mother'] }, { artifacts: ['screechbomb'] });
    own.me.play('poltergeist');
    own.expect({
      me: { aember: 1, artifacts: [], discard: ['poltergeist', 'screechbomb'] },
      foe: { line: ['mother'] },
    });
  });

  it('against Tentacus its own bonus pays for the use; against two of them it destroys the artifact unused', () => {
    const one = set({ artifacts: ['library-of-babble'], line: ['tentacus'] }, { deck: ['punch'] });
    one.me.play('poltergeist');
    one.expect({ me: { aember: 0, hand: ['punch'] }, foe: { aember: 1, artifacts: [], line: ['tentacus'] } });
    const two = set({ artifacts: ['library-of-babble'], line: ['tentacus', 'tentacus'] }, { deck: ['punch'] });
    two.me.play('poltergeist');
    two.expect({
      me: { aember: 1, hand: [], deck: ['punch'] },
      foe: { aember: 0, artifacts: [], line: ['tentacus', 'tentacus'] },
    });
  });
});

describe('Remote Access leaves it exhausted for its controller', () => {
  it('a Gauntlet of Command or Skeleton Key cannot be used in the turn after', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], line: ['mother'] },
      foe: { houses: ['shadows'], aember: 2, line: ['dodger'], artifacts: ['skeleton-key'] },
    });
    t.me.play('remote-access').end();
    t.foe.cannot('action', 'skeleton-key', 'exhausted');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', aember: 1 }] },
      foe: { aember: 1, line: ['dodger'], artifacts: [{ id: 'skeleton-key', ...tired }] },
    });
  });

  it('an exhausted one may be chosen, and is not used', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], deck: ['punch'] },
      foe: { artifacts: [{ id: 'library-of-babble', ...tired }] },
    });
    t.me.play('remote-access');
    t.expect({
      me: { aember: 1, hand: [], deck: ['punch'] },
      foe: { artifacts: [{ id: 'library-of-babble', ...tired }] },
    });
  });
});
