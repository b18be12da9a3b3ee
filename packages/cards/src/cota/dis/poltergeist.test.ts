import type { EditionName } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { filler } from '../../testing/filler.ts';

describe('poltergeist', () => {
  it('uses an enemy artifact as an own one and destroys it', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], deck: ['fear', 'punch'] },
      foe: { artifacts: ['library-of-babble'], deck: ['urchin'], hand: [] },
    });
    t.me.play('poltergeist');
    t.expect({
      me: { aember: 1, hand: ['fear'], deck: ['punch'], discard: ['poltergeist'] },
      foe: { artifacts: [], hand: [], deck: ['urchin'], discard: ['library-of-babble'] },
    });
  });

  it('may use and destroy an own artifact', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], artifacts: ['library-of-babble'], deck: ['fear'] },
      foe: { artifacts: ['speed-sigil'] },
    });
    t.me.play('poltergeist').choose('library-of-babble');
    t.expect({
      me: { aember: 1, hand: ['fear'], artifacts: [], discard: ['poltergeist', 'library-of-babble'] },
      foe: { artifacts: ['speed-sigil'] },
    });
  });

  it('only destroys an artifact that is exhausted', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], deck: ['fear'] },
      foe: { artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
    t.me.play('poltergeist');
    t.expect({ me: { aember: 1, hand: [], deck: ['fear'] }, foe: { artifacts: [], discard: ['library-of-babble'] } });
  });

  it('lets what the artifact does be done by the one who uses it', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], line: [{ id: 'mother', exhausted: true }] },
      foe: { artifacts: ['gauntlet-of-command'], line: ['tocsin', { id: 'dodger', exhausted: true }] },
    });
    t.me.play('poltergeist').choose('tocsin');
    t.expect({
      me: { line: [{ id: 'mother', damage: 3, exhausted: true }] },
      foe: { line: [{ id: 'dodger', exhausted: true }], artifacts: [], discard: ['gauntlet-of-command', 'tocsin'] },
    });
  });

  it('destroys all creatures by the Key of the opponent, which is sacrificed first', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], line: ['mother'] },
      foe: { artifacts: ['key-to-dis'], line: ['tocsin'] },
    });
    t.me.play('poltergeist');
    t.expect({
      me: { aember: 1, line: [], discard: ['poltergeist', 'mother'] },
      foe: { line: [], artifacts: [], discard: ['tocsin', 'key-to-dis'] },
    });
  });

  it('destroys no artifact that left while it was used', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], artifacts: ['mobius-scroll'] },
      foe: {},
    });
    t.me.play('poltergeist');
    t.expect({ me: { aember: 1, artifacts: [], archives: ['mobius-scroll'], discard: ['poltergeist'] } });
  });

  it('only gives its bonus where there is no artifact', () => {
    const t = table({ me: { house: 'dis', hand: ['poltergeist'] }, foe: { line: ['tocsin'] } });
    t.me.play('poltergeist');
    t.expect({ me: { aember: 1, discard: ['poltergeist'] }, foe: { line: ['tocsin'] } });
  });

  it('destroys the artifact although its use has given it to the opponent', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], artifacts: ['spangler-box'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('poltergeist');
    t.expect({
      me: { aember: 1, artifacts: [], discard: ['poltergeist', 'spangler-box'] },
      foe: { artifacts: [], purged: [], line: [{ id: 'tocsin', exhausted: true }] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling poltergeist/nothing-to-use: only destroys an artifact that has nothing to use (%s) [rule using-cards]',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', hand: ['poltergeist'] },
        foe: { artifacts: ['annihilation-ritual', 'library-of-babble'], deck: filler(1) },
      });
      t.me.play('poltergeist').choose('annihilation-ritual');
      t.expect({
        me: { aember: 1, hand: [] },
        foe: { artifacts: ['library-of-babble'], discard: ['annihilation-ritual'] },
      });
    },
  );
});

describe('Poltergeist destroys what is still there after its use', () => {
  const set = (foe: object, me: object = {}, edition: EditionName = 'current') =>
    table({ edition, me: { house: 'dis', hand: ['poltergeist'], ...me }, foe });

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

  it('Key to Dis, The Sting and Special Delivery are sacrificed', () => {
    const key = set({ artifacts: ['key-to-dis'], line: ['troll'] }, { line: ['tocsin'] });
    key.me.play('poltergeist');
    key.expect({ me: { aember: 1, line: [] }, foe: { line: [], artifacts: [], discard: ['troll', 'key-to-dis'] } });
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

  it('Gorm of Omm takes another artifact with it; in v1.3, where it is not sacrificed, it may be destroyed once only', () => {
    const other = set({ artifacts: ['gorm-of-omm', 'cannon'] });
    other.me.play('poltergeist').choose('gorm-of-omm');
    other.expect({ me: { aember: 1 }, foe: { artifacts: [], discard: ['cannon', 'gorm-of-omm'] } });
    const itself = set({ artifacts: ['gorm-of-omm', 'cannon'] }, {}, 'cota-1.3');
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
