// Parts of the table as HTML, with a game around them: what the tests of these parts share.

import { defaultEdition } from '@vaultsong/engine';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { presetChoice } from '../../wire/choice.ts';
import type { Snapshot } from '../../wire/snapshot.ts';
import { duel } from '../../worker/duel.ts';
import { cardInfoOf } from '../../worker/present/cards.ts';
import { GameSession } from '../../worker/session/gameSession.ts';
import { marksOf } from '../hand/marks.ts';
import type { Play } from '../hand/Play.ts';
import { PlayContext } from '../hand/Play.ts';

/** The game that a newcomer is offered, in which the human of this screen has the first turn. */
export const dealt = () => duel({ ...presetChoice, first: 'me', seed: 7 }, 1, 0);

const nothing = (): void => undefined;

/**
 * What a part of the table shows.
 * @param change what is otherwise in the snapshot of the game than in that of the sitting
 * @param sitting the game around it; one that has just been dealt where none is given
 */
export function shown(part: ReactNode, change: Partial<Snapshot> = {}, sitting = new GameSession(dealt())): string {
  const snapshot = { ...sitting.snapshot(1, 0), ...change };
  const play: Play = {
    info: sitting.info,
    snapshot,
    marks: marksOf(snapshot, false),
    selected: null,
    phone: false,
    cardInfo: (name) => cardInfoOf(name, defaultEdition),
    verbs: (key) => snapshot.verbs[key] ?? [],
    answer: nothing,
    consider: nothing,
    touch: nothing,
    inspect: nothing,
    leave: nothing,
    read: nothing,
    explain: nothing,
    openPile: nothing,
    openPiles: nothing,
    openBeside: nothing,
  };
  return renderToStaticMarkup(<PlayContext value={play}>{part}</PlayContext>);
}
