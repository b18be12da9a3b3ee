// The Mars artifacts that destroy, change or fetch cards.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { targetsOf } from '../testing/targets.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;
const myHouses = ['mars', 'dis', 'logos'] as const;

describe('custom-virus', () => {
  it('purges a creature from hand and destroys all that share a trait with it, on both sides', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['custom-virus'],
        hand: ['zyzzix-the-many', 'punch'],
        line: ['blypyp', 'grommid'],
      },
      foe: { line: ['john-smyth', 'mother', 'tunk'] },
    });
    t.me.omni('custom-virus').yes();
    t.expect({
      me: {
        artifacts: [],
        hand: ['punch'],
        purged: ['zyzzix-the-many'],
        line: ['grommid'],
        discard: ['blypyp', 'custom-virus'],
      },
      foe: { line: ['mother', 'tunk'], discard: ['john-smyth'] },
    });
  });

  it('needs only one common trait of several', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['custom-virus'], hand: ['blypyp', 'punch'] },
      foe: { line: ['mother', 'doc-bookton', 'yxilo-bolter', 'niffle-ape', 'batdrone'] },
    });
    t.me.omni('custom-virus').yes();
    t.expect({
      me: { artifacts: [], purged: ['blypyp'] },
      foe: { line: ['niffle-ape', 'batdrone'] },
    });
    expect([...t.state.players[1]!.discard]).toHaveLength(3);
  });

  it('destroys nobody but itself when it is declined', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['custom-virus'], hand: ['blypyp'] },
      foe: { line: ['zyzzix-the-many'] },
    });
    t.me.omni('custom-virus').no();
    t.expect({
      me: { artifacts: [], hand: ['blypyp'], purged: [], discard: ['custom-virus'] },
      foe: { line: ['zyzzix-the-many'] },
    });
  });

  it('is destroyed also without a creature in hand', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['custom-virus'], hand: ['punch'] },
      foe: { line: ['zyzzix-the-many'] },
    });
    t.me.omni('custom-virus');
    t.expect({
      me: { artifacts: [], hand: ['punch'], discard: ['custom-virus'] },
      foe: { line: ['zyzzix-the-many'] },
    });
  });

  it('purges in vain where no trait is shared', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['custom-virus'], hand: ['tocsin', 'blypyp'] },
      foe: { line: ['zyzzix-the-many', 'niffle-ape'] },
    });
    t.me.omni('custom-virus').yes().choose('tocsin');
    t.expect({
      me: { artifacts: [], hand: ['blypyp'], purged: ['tocsin'] },
      foe: { line: ['zyzzix-the-many', 'niffle-ape'] },
    });
  });

  it('only takes a ward off, and lets the dead do what they do when destroyed', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['custom-virus'], hand: ['dust-imp'] },
      foe: { line: ['dust-imp', { id: 'dust-imp', warded: true }] },
    });
    t.me.omni('custom-virus').yes();
    t.expect({ me: { artifacts: [], purged: ['dust-imp'] }, foe: { aember: 2, line: ['dust-imp'] } });
  });
});

describe('invasion-portal', () => {
  it('discards from the top of the deck until a Mars creature comes, which goes to the hand', () => {
    const t = table({
      me: {
        house: 'mars',
        artifacts: ['invasion-portal'],
        deck: ['punch', 'feeding-pit', 'tocsin', 'tunk', 'blypyp'],
        discard: ['fear'],
      },
      foe: {},
    });
    t.me.action('invasion-portal');
    t.expect({
      me: {
        artifacts: [{ id: 'invasion-portal', exhausted: true }],
        hand: ['tunk'],
        deck: ['blypyp'],
        discard: ['tocsin', 'feeding-pit', 'punch', 'fear'],
      },
    });
  });

  it('stops at once when the top card is one', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['invasion-portal'], deck: ['blypyp', 'tunk'] },
      foe: {},
    });
    t.me.action('invasion-portal');
    t.expect({
      me: {
        artifacts: [{ id: 'invasion-portal', exhausted: true }],
        hand: ['blypyp'],
        deck: ['tunk'],
        discard: [],
      },
    });
  });

  it('discards the whole deck when there is none, and does not shuffle', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['invasion-portal'], deck: ['punch', 'feeding-pit'], discard: ['tunk'] },
      foe: {},
    });
    t.me.action('invasion-portal');
    t.expect({
      me: {
        artifacts: [{ id: 'invasion-portal', exhausted: true }],
        hand: [],
        deck: [],
        discard: ['feeding-pit', 'punch', 'tunk'],
      },
    });
  });

  it('takes the last card of the deck too', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['invasion-portal'], deck: ['punch', 'tunk'] },
      foe: {},
    });
    t.me.action('invasion-portal');
    t.expect({
      me: { artifacts: [{ id: 'invasion-portal', exhausted: true }], hand: ['tunk'], deck: [], discard: ['punch'] },
    });
  });

  it('does nothing with an empty deck, whatever lies in the discard pile', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['invasion-portal'], deck: [], discard: ['tunk'] },
      foe: { deck: ['blypyp'] },
    });
    t.me.action('invasion-portal');
    t.expect({
      me: { artifacts: [{ id: 'invasion-portal', exhausted: true }], hand: [], deck: [], discard: ['tunk'] },
      foe: { deck: ['blypyp'] },
    });
  });
});

describe('sniffer', () => {
  it('takes elusive from all creatures for the rest of the turn', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['sniffer'], line: ['zyzzix-the-many', 'tunk'] },
      foe: { line: ['noddy-the-thief', 'nexus'] },
    });
    t.me.fight('zyzzix-the-many', 'noddy-the-thief').action('sniffer').fight('tunk', 'nexus');
    t.expect({
      me: {
        artifacts: [{ id: 'sniffer', exhausted: true }],
        line: [
          { id: 'zyzzix-the-many', exhausted: true },
          { id: 'tunk', damage: 2, exhausted: true },
        ],
      },
      foe: { line: ['noddy-the-thief'] },
    });
  });

  it('takes nothing else: taunt stands', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['sniffer'], line: ['tunk'] },
      foe: { line: ['urchin', 'champion-anaphiel'] },
    });
    t.me.action('sniffer');
    expect(targetsOf(t, 'tunk')).toEqual(['champion-anaphiel']);
    t.expect({
      me: { artifacts: [{ id: 'sniffer', exhausted: true }], line: ['tunk'] },
      foe: { line: ['urchin', 'champion-anaphiel'] },
    });
  });

  it('reaches creatures that come later in that turn, but not into the next one', () => {
    const t = table({
      me: { house: 'mars', houses: myHouses, artifacts: ['sniffer'], hand: ['john-smyth'] },
      foe: { ...foeHouses, line: ['headhunter'] },
    });
    t.me.action('sniffer').play('john-smyth').end();
    t.foe.house('brobnar').fight('headhunter', 'john-smyth');
    t.expect({
      me: { line: ['john-smyth'] },
      foe: { aember: 1, line: [{ id: 'headhunter', exhausted: true }] },
    });
  });

  it('gives 1 when it is played', () => {
    const t = table({ me: { house: 'mars', hand: ['sniffer'] }, foe: { line: ['urchin'] } });
    t.me.play('sniffer');
    t.expect({ me: { aember: 1, artifacts: [{ id: 'sniffer', exhausted: true }] }, foe: { line: ['urchin'] } });
  });
});

describe('swap-widget', () => {
  it('exchanges a ready friendly Mars creature for another one from hand, which is ready', () => {
    const t = table({
      me: {
        house: 'mars',
        artifacts: ['swap-widget'],
        hand: ['tunk', 'zyzzix-the-many', 'blypyp', 'tocsin'],
        line: [{ id: 'tunk', exhausted: true }, 'blypyp', 'snufflegator', 'grommid'],
      },
      foe: { line: ['uxlyx-the-zookeeper'] },
    });
    t.me.action('swap-widget');
    expect([...t.options()].sort()).toEqual(['blypyp', 'grommid']);
    t.me.choose('blypyp');
    expect([...t.options()].sort()).toEqual(['tunk', 'zyzzix-the-many']);
    t.me.choose('zyzzix-the-many').flank('right');
    t.expect({
      me: {
        artifacts: [{ id: 'swap-widget', exhausted: true }],
        hand: ['blypyp', 'blypyp', 'tocsin', 'tunk'],
        line: [{ id: 'tunk', exhausted: true }, 'snufflegator', 'grommid', 'zyzzix-the-many'],
      },
      foe: { line: ['uxlyx-the-zookeeper'] },
    });
  });

  it('lets the new creature be used in that turn', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['swap-widget'], hand: ['grabber-jammer'], line: ['blypyp'] },
      foe: { aember: 2 },
    });
    t.me.reap('blypyp');
    t.expect({
      me: {
        aember: 1,
        hand: ['grabber-jammer'],
        artifacts: ['swap-widget'],
        line: [{ id: 'blypyp', exhausted: true }],
      },
    });
    const fresh = table({
      me: { house: 'mars', artifacts: ['swap-widget'], hand: ['grabber-jammer'], line: ['blypyp'] },
      foe: { aember: 2 },
    });
    fresh.me.action('swap-widget').reap('grabber-jammer');
    fresh.expect({
      me: {
        aember: 1,
        hand: ['blypyp'],
        artifacts: [{ id: 'swap-widget', exhausted: true }],
        line: [{ id: 'grabber-jammer', aember: 1, exhausted: true }],
      },
      foe: { aember: 1 },
    });
  });

  it('puts into play and does not play: no Play: ability, and a Grommid does not forbid it', () => {
    const t = table({
      me: {
        house: 'mars',
        artifacts: ['swap-widget'],
        hand: ['yxili-marauder'],
        line: ['grommid', 'tunk'],
      },
      foe: { aember: 3 },
    });
    t.me.cannot('play', 'yxili-marauder', 'forbidden').action('swap-widget').choose('tunk').flank('left');
    t.expect({
      me: {
        hand: ['tunk'],
        artifacts: [{ id: 'swap-widget', exhausted: true }],
        line: ['yxili-marauder', 'grommid'],
      },
      foe: { aember: 3 },
    });
  });

  it('returns its creature also when the hand has no other one', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['swap-widget'], hand: ['blypyp', 'tocsin'], line: ['blypyp'] },
      foe: {},
    });
    t.me.action('swap-widget');
    t.expect({
      me: {
        artifacts: [{ id: 'swap-widget', exhausted: true }],
        hand: ['blypyp', 'blypyp', 'tocsin'],
        line: [],
      },
    });
  });

  it('puts nobody into play when nobody is returned', () => {
    const t = table({
      me: {
        house: 'mars',
        artifacts: ['swap-widget'],
        hand: ['tunk'],
        line: [{ id: 'blypyp', exhausted: true }, 'snufflegator'],
      },
      foe: { line: ['zyzzix-the-many'] },
    });
    t.me.action('swap-widget');
    t.expect({
      me: {
        artifacts: [{ id: 'swap-widget', exhausted: true }],
        hand: ['tunk'],
        line: [{ id: 'blypyp', exhausted: true }, 'snufflegator'],
      },
      foe: { line: ['zyzzix-the-many'] },
    });
    const warded = table({
      me: { house: 'mars', artifacts: ['swap-widget'], hand: ['tunk'], line: [{ id: 'blypyp', warded: true }] },
      foe: {},
    });
    warded.me.action('swap-widget');
    warded.expect({
      me: { artifacts: [{ id: 'swap-widget', exhausted: true }], hand: ['tunk'], line: ['blypyp'] },
    });
  });

  it('readies a creature that enters stunned, which stays stunned', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['swap-widget'], hand: ['yxilx-dominator'], line: ['blypyp'] },
      foe: {},
    });
    t.me.action('swap-widget');
    t.expect({
      me: {
        artifacts: [{ id: 'swap-widget', exhausted: true }],
        hand: ['blypyp'],
        line: [{ id: 'yxilx-dominator', stunned: true }],
      },
    });
  });
});
