// Token creatures among the cards of earlier sets: they are what their token card says as long as they are in play, and the
// card that they are wherever they go from there.
import { conform, see, table, witness } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const grunt = (id: string) => ({ id, token: 'grunt' });

describe('a token creature that leaves play', () => {
  it('ruling annihilation-ritual/tokens: is purged as the card that it is', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['annihilation-ritual'] },
      foe: { line: [grunt('library-access')] },
    });
    t.me.play('punch');
    t.expect({
      me: { aember: 1, artifacts: ['annihilation-ritual'], discard: ['punch'] },
      foe: { line: [], purged: ['library-access'] },
    });
  });

  it('ruling soul-snatcher/tokens: its owner gains 1 as for any creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['soul-snatcher'], line: [{ ...grunt('mother'), owner: 1 }] },
    });
    t.me.play('punch');
    t.expect({
      me: { aember: 1, artifacts: ['soul-snatcher'], discard: ['punch'], line: [] },
      foe: { aember: 1, discard: ['mother'] },
    });
  });

  it('ruling keyfrog/facedown: what its own card would do when it is destroyed is not done', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], aember: 6, line: [grunt('keyfrog')] } });
    t.me.play('punch');
    t.expect({ me: { keys: 0, aember: 7, line: [], discard: ['punch', 'keyfrog'] } });
  });

  it.each([
    ['troll', { line: [{ id: 'troll', exhausted: true }], purged: [] }],
    ['library-of-babble', { artifacts: [{ id: 'library-of-babble', exhausted: true }], purged: [] }],
    ['library-access', { purged: ['library-access'] }],
  ] as const)('comes back from a Spangler Box as the card that it is, if that can be in play: %s', (beneath, back) => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'brobnar'], artifacts: ['spangler-box'] },
      foe: { houses: ['dis', 'mars'], hand: ['poltergeist'], line: [grunt(beneath)] },
    });
    t.me.action('spangler-box').end();
    t.foe.house('dis').play('poltergeist');
    t.expect({
      me: { artifacts: [], discard: ['spangler-box'] },
      foe: { aember: 1, discard: ['poltergeist'], line: [], ...back },
    });
  });

  it('goes to archives facedown, and the other player does not learn what it was', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['archimedes', grunt('library-access')] },
    });
    t.me.play('punch').choose('grunt');
    t.expect({ me: { aember: 1, discard: ['punch'], line: ['archimedes'], archives: ['library-access'] } });
    expect(see(t.state, 1).players[0]!.archives).toEqual([expect.objectContaining({ known: false })]);
    expect(t.events.map((e) => JSON.stringify(witness(e, 1, 2))).join()).not.toContain('library-access');
    conform(t.state, 0, 1);
  });
});

describe('a token creature in play', () => {
  it('is copied as what it is there', () => {
    const t = table({ me: { house: 'logos', hand: ['mimic-gel'] }, foe: { line: [grunt('library-access')] } });
    t.me.play('mimic-gel');
    t.expect({
      me: { line: [{ id: 'mimic-gel', as: 'grunt', exhausted: true }] },
      foe: { line: [grunt('library-access')] },
    });
    expect(see(t.state, 0).players[0]!.line[0]).toMatchObject({
      power: 3,
      traits: ['martian', 'soldier'],
    });
    expect(see(t.state, 0).players[1]!.line[0]?.token).toEqual({ beneath: null });
  });

  it('ruling cyber-clone/tokens: is purged by Cyber-Clone, which takes after the token creature', () => {
    const t = table({ me: { house: 'logos', hand: ['cyber-clone'] }, foe: { line: [grunt('library-access')] } });
    t.me.play('cyber-clone');
    t.expect({
      me: { line: [{ id: 'cyber-clone', exhausted: true }] },
      foe: { line: [], purged: ['library-access'] },
    });
    expect(see(t.state, 0).players[0]!.line[0]).toMatchObject({ power: 3 });
  });

  it('counts with all of its title for the rule of six, copies among them', () => {
    const six = Array.from({ length: 6 }, () => grunt('mother'));
    const t = table({ me: { house: 'mars', line: [{ id: 'mimic-gel', as: 'grunt' }, ...six] } });
    t.me.reap('mimic-gel');
    for (let i = 1; i <= 5; i++) t.me.reap(`grunt#${i}`);
    t.me.cannot('reap', 'grunt#6', 'rule-of-six');
    expect(see(t.state, 0).players[0]).toMatchObject({ aember: 6 });
  });

  it('is no card of its own title beneath: what speaks of that does not mean it', () => {
    const t = table({ me: { house: 'shadows', line: ['faygin', grunt('urchin')], discard: ['urchin'] } });
    t.me.reap('faygin');
    t.expect({
      me: { aember: 1, line: [{ id: 'faygin', exhausted: true }, grunt('urchin')], hand: ['urchin'], discard: [] },
    });
  });
});
