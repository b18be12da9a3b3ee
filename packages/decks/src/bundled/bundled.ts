// Decks that come with the program, so that a game can start without a file. A test proves that they are without fault.

import { DeckError } from '../faults/fault.ts';
import { describe } from '../faults/quote.ts';
import type { Deck } from '../model/deck.ts';
import { closest } from '../names/closest.ts';
import { slugOf } from '../names/slug.ts';
import { basesTheSwordsmanOfFire } from './decks/bases-the-swordsman-of-fire.ts';
import { bauerTheDrummerOfWinter } from './decks/bauer-the-drummer-of-winter.ts';
import { bergerTheCallerOfBeejungle } from './decks/berger-the-caller-of-beejungle.ts';
import { birritProvostJeevesAguda } from './decks/birrit-provost-jeeves-aguda.ts';
import { blizzovTheTiresomeTempleElder } from './decks/blizzov-the-tiresome-temple-elder.ts';
import { caineTheBrutish } from './decks/caine-the-brutish.ts';
import { canmothTheLegateOfThePit } from './decks/canmoth-the-legate-of-the-pit.ts';
import { cassiopeiaLaArtera } from './decks/cassiopeia-la-artera.ts';
import { centetThePotterShadow } from './decks/centet-the-potter-shadow.ts';
import { chejestJaxsonTheLyingAndBelligerent } from './decks/chejest-jaxson-the-lying-and-belligerent.ts';
import { clearlyUglyXhe } from './decks/clearly-ugly-xhe.ts';
import { cylconiumChamberAgent } from './decks/cylconium-chamber-agent.ts';
import { digisitusGenosaSkeltonSoothsayer } from './decks/digisitus-genosa-skelton-soothsayer.ts';
import { directoraRatonaDavenport } from './decks/directora-ratona-davenport.ts';
import { erabelleALeudimpleTheFractional } from './decks/erabelle-a-leudimple-the-fractional.ts';
import { flatstormWastelandDespot } from './decks/flatstorm-wasteland-despot.ts';
import { gottfriedSweetpeaJanasetter } from './decks/gottfried-sweetpea-janasetter.ts';
import { greggTheAdjutantOfMyths } from './decks/gregg-the-adjutant-of-myths.ts';
import { grunTiresomeTempleOracle } from './decks/grun-tiresome-temple-oracle.ts';
import { guideAchea } from './decks/guide-achea.ts';
import { harrisonSatiroRebeldeDelForo } from './decks/harrison-satiro-rebelde-del-foro.ts';
import { heThatBlindlyFacesTheClub } from './decks/he-that-blindly-faces-the-club.ts';
import { keynesTheQuietlyMeaningless } from './decks/keynes-the-quietly-meaningless.ts';
import { khyrmnHierophantOfTheNihilisticHaunt } from './decks/khyrmn-hierophant-of-the-nihilistic-haunt.ts';
import { lamofootAsylumGambler } from './decks/lamofoot-asylum-gambler.ts';
import { liamWantonBackroomExpert } from './decks/liam-wanton-backroom-expert.ts';
import { lucretiaPriestOfTheAuthenticState } from './decks/lucretia-priest-of-the-authentic-state.ts';
import { machiaoTheHereticOfDaggers } from './decks/machiao-the-heretic-of-daggers.ts';
import { missOnyxCensorius } from './decks/miss-onyx-censorius.ts';
import { msPurebrowTheFizzyTurncoat } from './decks/ms-purebrow-the-fizzy-turncoat.ts';
import { nazarTheNaturallyBucolic } from './decks/nazar-the-naturally-bucolic.ts';
import { nifflefootTheKhaganVizier } from './decks/nifflefoot-the-khagan-vizier.ts';
import { parkerLaSedienta } from './decks/parker-la-sedienta.ts';
import { powerscootTheCharlatanScientist } from './decks/powerscoot-the-charlatan-scientist.ts';
import { pupaRamosTheEverChanging } from './decks/pupa-ramos-the-ever-changing.ts';
import { radiantArgusTheSupreme } from './decks/radiant-argus-the-supreme.ts';
import { remorsefulMollyOfTheVents } from './decks/remorseful-molly-of-the-vents.ts';
import { sahlTheAegian } from './decks/sahl-the-aegian.ts';
import { sneakingSiphonZebulon } from './decks/sneaking-siphon-zebulon.ts';
import { tNeratiusStargardSCleanCooper } from './decks/t-neratius-stargard-s-clean-cooper.ts';
import { tarantelliRotlaneSVillain } from './decks/tarantelli-rotlane-s-villain.ts';
import { theCountessOfWindhedge } from './decks/the-countess-of-windhedge.ts';
import { theFalconerThatPledgesToDoom } from './decks/the-falconer-that-pledges-to-doom.ts';
import { theRedMageBaronessOfRapidmere } from './decks/the-red-mage-baroness-of-rapidmere.ts';
import { titanfangTowerFighter } from './decks/titanfang-tower-fighter.ts';
import { voltpixelUndergroundBoss } from './decks/voltpixel-underground-boss.ts';
import { xiniaQuarterComposer } from './decks/xinia-quarter-composer.ts';
import { xylostopperTheConductorOfFashion } from './decks/xylostopper-the-conductor-of-fashion.ts';

export interface BundledDeck {
  /** How it is called on the command line and in addresses. */
  readonly slug: string;
  readonly deck: Deck;
}

/**
 * The decks of Call of the Archons, which figures of decks and of bots are measured with: first the two of the starter set, for whoever
 * takes the first that comes; then in the order of the alphabet.
 */
export const referenceDecks: readonly BundledDeck[] = [
  { slug: 'miss-onyx-censorius', deck: missOnyxCensorius },
  { slug: 'radiant-argus-the-supreme', deck: radiantArgusTheSupreme },
  { slug: 'berger-the-caller-of-beejungle', deck: bergerTheCallerOfBeejungle },
  { slug: 'birrit-provost-jeeves-aguda', deck: birritProvostJeevesAguda },
  { slug: 'blizzov-the-tiresome-temple-elder', deck: blizzovTheTiresomeTempleElder },
  { slug: 'canmoth-the-legate-of-the-pit', deck: canmothTheLegateOfThePit },
  { slug: 'clearly-ugly-xhe', deck: clearlyUglyXhe },
  { slug: 'digisitus-genosa-skelton-soothsayer', deck: digisitusGenosaSkeltonSoothsayer },
  { slug: 'directora-ratona-davenport', deck: directoraRatonaDavenport },
  { slug: 'erabelle-a-leudimple-the-fractional', deck: erabelleALeudimpleTheFractional },
  { slug: 'gregg-the-adjutant-of-myths', deck: greggTheAdjutantOfMyths },
  { slug: 'grun-tiresome-temple-oracle', deck: grunTiresomeTempleOracle },
  { slug: 'guide-achea', deck: guideAchea },
  { slug: 'he-that-blindly-faces-the-club', deck: heThatBlindlyFacesTheClub },
  { slug: 'khyrmn-hierophant-of-the-nihilistic-haunt', deck: khyrmnHierophantOfTheNihilisticHaunt },
  { slug: 'lamofoot-asylum-gambler', deck: lamofootAsylumGambler },
  { slug: 'lucretia-priest-of-the-authentic-state', deck: lucretiaPriestOfTheAuthenticState },
  { slug: 'machiao-the-heretic-of-daggers', deck: machiaoTheHereticOfDaggers },
  { slug: 'ms-purebrow-the-fizzy-turncoat', deck: msPurebrowTheFizzyTurncoat },
  { slug: 'nazar-the-naturally-bucolic', deck: nazarTheNaturallyBucolic },
  { slug: 'nifflefoot-the-khagan-vizier', deck: nifflefootTheKhaganVizier },
  { slug: 'parker-la-sedienta', deck: parkerLaSedienta },
  { slug: 'powerscoot-the-charlatan-scientist', deck: powerscootTheCharlatanScientist },
  { slug: 'remorseful-molly-of-the-vents', deck: remorsefulMollyOfTheVents },
  { slug: 'sahl-the-aegian', deck: sahlTheAegian },
  { slug: 't-neratius-stargard-s-clean-cooper', deck: tNeratiusStargardSCleanCooper },
  { slug: 'tarantelli-rotlane-s-villain', deck: tarantelliRotlaneSVillain },
  { slug: 'the-countess-of-windhedge', deck: theCountessOfWindhedge },
  { slug: 'the-falconer-that-pledges-to-doom', deck: theFalconerThatPledgesToDoom },
  { slug: 'the-red-mage-baroness-of-rapidmere', deck: theRedMageBaronessOfRapidmere },
  { slug: 'titanfang-tower-fighter', deck: titanfangTowerFighter },
  { slug: 'voltpixel-underground-boss', deck: voltpixelUndergroundBoss },
  { slug: 'xinia-quarter-composer', deck: xiniaQuarterComposer },
  { slug: 'xylostopper-the-conductor-of-fashion', deck: xylostopperTheConductorOfFashion },
];

/** Real decks of later sets, in the order of these. */
const laterDecks: readonly BundledDeck[] = [
  { slug: 'bases-the-swordsman-of-fire', deck: basesTheSwordsmanOfFire },
  { slug: 'centet-the-potter-shadow', deck: centetThePotterShadow },
  { slug: 'flatstorm-wasteland-despot', deck: flatstormWastelandDespot },
  { slug: 'liam-wanton-backroom-expert', deck: liamWantonBackroomExpert },
  { slug: 'sneaking-siphon-zebulon', deck: sneakingSiphonZebulon },
  { slug: 'bauer-the-drummer-of-winter', deck: bauerTheDrummerOfWinter },
  { slug: 'caine-the-brutish', deck: caineTheBrutish },
  { slug: 'chejest-jaxson-the-lying-and-belligerent', deck: chejestJaxsonTheLyingAndBelligerent },
  { slug: 'gottfried-sweetpea-janasetter', deck: gottfriedSweetpeaJanasetter },
  { slug: 'keynes-the-quietly-meaningless', deck: keynesTheQuietlyMeaningless },
  { slug: 'cylconium-chamber-agent', deck: cylconiumChamberAgent },
  { slug: 'harrison-satiro-rebelde-del-foro', deck: harrisonSatiroRebeldeDelForo },
  { slug: 'cassiopeia-la-artera', deck: cassiopeiaLaArtera },
  { slug: 'pupa-ramos-the-ever-changing', deck: pupaRamosTheEverChanging },
];

/** All decks that come with the program. */
export const bundledDecks: readonly BundledDeck[] = [...referenceDecks, ...laterDecks];

/**
 * Finds a deck that comes with the program.
 * @param name its slug or its title; case, quotation marks and accents do not matter
 * @throws DeckError that names those that it is like
 */
export function findBundled(name: string): BundledDeck {
  const wanted = slugOf(name);
  const found = bundledDecks.find(({ slug }) => slug === wanted);
  if (found !== undefined) return found;
  const slugs = bundledDecks.map(({ slug }) => slug);
  const near = closest(name, slugs);
  const likely = near.length > 0 ? `perhaps ${near.join(' or ')}` : `such as ${slugs[0]}`;
  throw new DeckError([
    {
      where: 'the name of a deck',
      what: `no deck is called ${describe(name)}`,
      expected: `one of the ${slugs.length} decks that come with the program, ${likely}`,
    },
  ]);
}
