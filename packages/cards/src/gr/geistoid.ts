// Geistoid, Grim Reminders.
import {
  a,
  anyCard,
  anyOf,
  artifact,
  attach,
  belongsTo,
  choose,
  constant,
  countsAs,
  creature,
  destroy,
  enemy,
  gain,
  gainsKeyword,
  haunted,
  host,
  hostOf,
  ifYouDo,
  inDiscard,
  inPurged,
  lasting,
  only,
  play,
  playable,
  playCard,
  purge,
  remember,
  scrap,
  self,
  setsPower,
  takeControl,
  when,
  withTrait,
} from '@vaultsong/engine';
import { abilities, entersOnArtifact, textAsUpgrade } from '../abilities.ts';
import { gr } from '../facts/gr.ts';

export const geistoid = abilities(gr, 'geistoid', {
  'animating-force': [
    entersOnArtifact,
    play(
      remember(hostOf(self), (moved) => [
        takeControl(moved),
        lasting(
          'game',
          constant(
            countsAs(only(moved), 'creature'),
            setsPower(only(moved), 4),
            gainsKeyword(only(moved), 'versatile'),
          ),
        ),
      ]),
    ),
    scrap(gain(1)),
  ],
  poltergeistoids: [
    play(
      purge(a(inDiscard(anyCard, 'each'))),
      ifYouDo(choose(playable(a(inPurged(anyOf(creature, artifact)))), (card) => [playCard(card), attach(self, card)])),
    ),
    textAsUpgrade(constant(belongsTo(host, 'geistoid'))),
  ],
  'spontaneous-awakening': [
    play(
      when(
        haunted('opponent'),
        choose(a(enemy(anyOf(artifact, withTrait('cyborg', creature), withTrait('robot', creature)))), (gone) => [
          destroy(gone),
          ifYouDo(playCard(gone), attach(self, gone)),
        ]),
      ),
    ),
    textAsUpgrade(constant(belongsTo(host, 'geistoid'))),
  ],
});
