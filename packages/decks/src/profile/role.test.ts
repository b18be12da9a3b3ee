// Roles of cards. Some roles are written out in full, by the texts of the set; the others by cards that must have
// them and cards that must not.
import { cards } from '@vaultsong/cards';
import { catalogue } from '@vaultsong/cards/catalogue';
import { definition } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { effectsOf } from './read.ts';
import type { Role } from './role.ts';
import { roles, rolesOf } from './role.ts';

const rolesOfCard = (id: string): readonly Role[] => rolesOf(effectsOf(definition(id)));
const set = catalogue.filter(({ printings }) => printings.some((one) => one.set === 'cota')).map(({ id }) => id);
const allWith = (role: Role): readonly string[] => set.filter((id) => rolesOfCard(id).includes(role));

const inFull: Readonly<Partial<Record<Role, string>>> = {
  'stops-forging': 'grabber-jammer iron-obelisk jammer-pack key-hammer lash-of-broken-dreams miasma murmook',
  forges: 'chota-hazri epic-quest key-abduction key-charge key-of-darkness titan-mechanic',
  taxes: 'customs-office tentacus',
  gives: 'fertility-chant fuzzy-gruen key-hammer',
  searches: 'bear-flute help-from-future-self invasion-portal sound-the-horns',
  'disrupts-hand': 'deep-probe dysania gongoozle imperial-traitor mind-barb subtle-maul succubus tocsin',
  purges: 'oubliette special-delivery spangler-box stealer-of-souls the-harder-they-come yxilo-bolter',
  exhausts: 'bigtwig evasion-sigil nocturnal-maneuver',
  'takes-control': 'collar-of-subordination harland-mindlock overlord-greking smiling-ruth sneklifter',
  chains: 'arise coward-s-end effervescent-principle gateway-to-dis phosphorus-stars save-the-pack',
  draws:
    'battle-fleet brain-eater doc-bookton duma-the-martyr library-access library-of-babble mother neuro-syphon quixo-the-adventurer spectral-tunneler the-howling-pit timetraveller',
  forbids:
    'control-the-weak ember-imp fogbank foggify lifeward restringuntus scrambler-storm skippy-timehog the-vaultkeeper',
};

describe('a role', () => {
  it.each(Object.keys(inFull) as Role[])('%s: exactly these cards of Call of the Archons', (role) => {
    expect([...allWith(role)].sort()).toEqual((inFull[role] ?? '').split(' ').sort());
  });

  it.each<readonly [Role, string, string]>([
    ['gains', 'dew-faerie soul-snatcher the-sting selwyn-the-fence', 'dust-pixie virtuous-works fertility-chant'],
    ['steals', 'urchin magda-the-rat dimension-door', 'the-vaultkeeper stealer-of-souls'],
    ['captures', 'charette hypnotic-command pandemonium', 'ether-spider'],
    ['drains', 'bumpsy ether-spider doorstep-to-heaven', 'chota-hazri truebaru'],
    ['archives', 'labwork novu-archaeologist', 'mass-abduction uxlyx-the-zookeeper dysania'],
    ['recurs', 'bad-penny arise reverse-time faygin', 'creeping-oblivion timetraveller lady-maxena'],
    ['plays-more', 'wild-wormhole phase-shift mimicry masterplan', 'spangler-box'],
    ['destroys', 'hand-of-dis gateway-to-dis', 'gorm-of-omm oath-of-poverty armageddon-cloak'],
    ['damages', 'punch lava-ball red-hot-armor', 'ancient-bear flame-wreathed'],
    ['bounces', 'fear mass-abduction lost-in-the-woods', 'wardrummer total-recall barehanded'],
    ['stuns', 'tremor zorg', 'experimental-therapy yxilx-dominator'],
    ['fights-artifacts', 'gorm-of-omm barehanded sneklifter', 'oath-of-poverty remote-access'],
    ['extra-uses', 'anger remote-access silvertooth', 'dimension-door'],
    ['heals', 'troll vigor', 'phoenix-heart'],
    ['protects', 'shield-of-justice shadow-self', 'protect-the-weak'],
    ['boosts', 'banner-of-battle way-of-the-wolf eater-of-the-dead', 'king-of-the-crag macis-asp'],
    ['turns-tide', 'freebooter-faye trickle-down-theory', 'sea-urchin urchin'],
    ['weakens', 'king-of-the-crag sniffer', 'banner-of-battle'],
    [
      'sweeps',
      'gateway-to-dis three-fates poison-wave hysteria',
      'begone qyxxlyx-plague-master twin-bolt-emission firespitter total-recall red-hot-armor annihilation-ritual',
    ],
  ])('%s: these cards have it, those do not', (role, having, lacking) => {
    expect(having.split(' ').filter((id) => !rolesOfCard(id).includes(role))).toEqual([]);
    expect(lacking.split(' ').filter((id) => rolesOfCard(id).includes(role))).toEqual([]);
  });

  it('is had by some cards of the set, whichever it is, and by no card twice', () => {
    // The tide came with Dark Tidings.
    for (const role of roles) if (role !== 'turns-tide') expect(allWith(role).length, role).toBeGreaterThan(0);
    for (const { id } of cards) expect(new Set(rolesOfCard(id)).size).toBe(rolesOfCard(id).length);
  });

  it('is none for a creature without text', () => {
    expect(rolesOf(effectsOf({ type: 'creature', bonus: ['aember'], keywords: {}, abilities: [] }))).toEqual([]);
  });
});
