import type { PrintedCard } from '@vaultsong/cards/catalogue';
import type { House } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { everyCard } from '../../test/everyCard.ts';
import { subjectOf } from '../card/subject.ts';
import { motifsOf } from './motifs.ts';
import { portrayalOf } from './portray.ts';
import type { Portrayal } from './portrayal.ts';

/** The five things by which one tells cards apart. */
const parts = (card: PrintedCard): readonly string[] => {
  const { figure, pose, tool, scene, light } = portrayalOf(subjectOf(card));
  return [JSON.stringify(figure), pose, tool, scene, light];
};

const inCota = everyCard.filter(({ printings }) => printings.some(({ set }) => set === 'cota'));
const named = (name: string): Portrayal => {
  const card = everyCard.find((one) => one.id === name);
  if (card === undefined) throw new Error(`no card ${name}`);
  return portrayalOf(subjectOf(card));
};

const pairs = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const));

const shared = (one: readonly string[], other: readonly string[]): number =>
  one.filter((part, i) => part === other[i]).length;

describe('what is shown of a card', () => {
  it('is all of figure, pose, tool, scene and light alike for no two of the 370', () => {
    expect(inCota).toHaveLength(370);
    expect(new Set(inCota.map((card) => parts(card).join('/'))).size).toBe(370);
  });

  it('differs in at least two of these between any two cards of a house in the first set', () => {
    for (const house of new Set(inCota.map((card) => card.house))) {
      const alike = pairs(inCota.filter((card) => card.house === house).map((card) => [card.id, parts(card)] as const))
        .filter(([[, one], [, other]]) => shared(one, other) > 3)
        .map(([[one], [other]]) => `${one} = ${other}`);
      expect(alike).toEqual([]);
    }
  });

  it('tells Urchin from Bad Penny by who they are, what they do and what they hold', () => {
    const [urchin, penny] = [named('urchin'), named('bad-penny')];
    expect(urchin.figure).not.toEqual(penny.figure);
    expect(urchin.pose).not.toBe(penny.pose);
    expect(urchin.tool).not.toBe(penny.tool);
    expect(penny.tool).toBe('coin');
  });

  it('tells four knights from each other by their figures and at least two things more', () => {
    const knights = ['bulwark', 'champion-tabris', 'raiding-knight', 'staunch-knight'].map(
      (name) => everyCard.find((card) => card.id === name) ?? expect.fail(name),
    );
    for (const [one, other] of pairs(knights)) {
      expect(subjectOf(one).traits).toEqual(subjectOf(other).traits);
      expect(shared(parts(one), parts(other))).toBeLessThanOrEqual(2);
      expect(parts(one)[0]).not.toBe(parts(other)[0]);
    }
  });

  it.each(['brobnar', 'dis', 'logos', 'mars', 'sanctum', 'shadows', 'untamed'] as const)(
    'makes no stamp of %s: its creatures have many figures, poses, scenes and lights',
    (house: House) => {
      const plans = inCota
        .filter((card) => card.house === house && card.type === 'creature')
        .map((card) => portrayalOf(subjectOf(card)));
      const kinds = (of: (plan: Portrayal) => string): number => new Set(plans.map(of)).size;
      expect(kinds(({ figure }) => JSON.stringify(figure))).toBeGreaterThanOrEqual(plans.length - 2);
      expect(kinds(({ pose }) => pose)).toBeGreaterThanOrEqual(7);
      expect(kinds(({ scene }) => scene)).toBeGreaterThanOrEqual(6);
      expect(kinds(({ light }) => light)).toBeGreaterThanOrEqual(5);
      expect(kinds(({ view }) => view)).toBe(3);
    },
  );

  it('reads titles: a lash is a whip, a bear is a bear, a shield of justice a shield and no sword', () => {
    expect(named('lash-of-broken-dreams').figure).toEqual({ kind: 'thing', what: 'whip' });
    expect(named('ancient-bear').figure).toEqual({ kind: 'animal', species: 'bear' });
    expect(named('shield-of-justice')).toMatchObject(
      named('shield-of-justice').figure.kind === 'thing' ? { figure: { what: 'shield' } } : { tool: 'shield' },
    );
    expect(named('autocannon').figure).toEqual({ kind: 'thing', what: 'cannon' });
  });

  it('shows ships and clouds that are creatures as what they are', () => {
    for (const name of ['eruption', 'helichopper', 'black-tempest', 'rose-of-sharon'])
      expect(named(name).figure).toEqual({ kind: 'thing', what: expect.stringMatching(/^(air|star)?ship$/) });
    expect(named('saucer-149').figure).toEqual({ kind: 'thing', what: 'saucer' });
    expect(named('sentient-cloud').figure).toEqual({ kind: 'thing', what: 'cloud' });
  });

  it('shows keywords: the elusive twice, poison in drops, a shield for taunt', () => {
    expect(named('urchin').keywordEffects).toContain('blur');
    expect(named('macis-asp').keywordEffects).toEqual(expect.arrayContaining(['drops', 'speed']));
    expect(named('champion-anaphiel').keywordEffects).toContain('shield');
    expect(named('briar-grubbling').keywordEffects).toContain('thorns');
  });

  it('shows what a card does where its title says nothing', () => {
    const subject = { name: 'xqz', house: 'shadows', type: 'action', traits: [], power: 0, armor: 0 } as const;
    const stealing = portrayalOf({ ...subject, motifs: motifsOf([{ on: 'play', do: { kind: 'steal', amount: 1 } }]) });
    const forging = portrayalOf({ ...subject, motifs: motifsOf([{ on: 'play', do: { kind: 'forge' } }]) });
    expect(stealing).not.toEqual(forging);
  });

  it('grows with power', () => {
    const subject = { name: 'x', house: 'brobnar', type: 'creature', traits: ['giant'], armor: 0 } as const;
    expect(portrayalOf({ ...subject, power: 9 }).size).toBeGreaterThan(portrayalOf({ ...subject, power: 2 }).size);
  });
});
