// Parts of the table as HTML, with a game around them: what the tests of these parts share.

import { defaultEdition } from '@vaultsong/engine';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { presetChoice } from '../../wire/choice.ts';
import type { Snapshot } from '../../wire/snapshot.ts';
import { duel } from '../../worker/duel.ts';
import { cardInfoOf } from '../../worker/present/cards.ts';
import { GameSession } from '../../worker/session/gameSession.ts';
import type { TableActionContext } from '../actions/tableAction.ts';
import { TableActionsContext } from '../actions/tableAction.ts';
import type { GameController } from '../gameController.ts';
import { marksOf } from '../hand/marks.ts';
import type { Play } from '../hand/Play.ts';
import { PlayContext } from '../hand/Play.ts';
import type { Selection } from '../hand/useSelection.ts';

/** The game that a newcomer is offered, in which the human of this screen has the first turn. */
export const dealt = () => duel({ ...presetChoice, first: 'me', seed: 7 }, 1, 0);

const nothing = (): void => undefined;

const controller: GameController = {
  gameId: () => null,
  answer: nothing,
  anyOrder: nothing,
  automate: nothing,
  preview: () => Promise.resolve(null),
  reach: () => Promise.resolve(null),
  hint: () => Promise.resolve(null),
  undo: nothing,
  next: nothing,
  skip: nothing,
  save: nothing,
};

/** All that can be done at a table with that game, of which nothing is selected or open. */
export const actionContextOf = (
  play: Play,
  change: Partial<Omit<TableActionContext, 'selection'>> & { readonly selection?: Partial<Selection> } = {},
): TableActionContext => ({
  root: { current: null },
  controller,
  others: null,
  hint: { text: '', isGiven: true, ask: nothing },
  mute: nothing,
  orders: {
    remembered: [],
    isAsked: play.snapshot.question?.kind === 'order',
    canRemember: true,
    isAlways: false,
    toggleAlways: nothing,
    choose: nothing,
    anyOrder: nothing,
    forget: nothing,
  },
  ...change,
  selection: {
    play,
    held: null,
    inspected: null,
    reading: null,
    dialog: null,
    refusal: null,
    rule: null,
    sure: false,
    open: nothing,
    end: nothing,
    doVerb: nothing,
    letGo: nothing,
    refuse: nothing,
    explainThis: nothing,
    closeRule: nothing,
    ...change.selection,
  },
});

/** The game as a part of the table sees it. @param change what is otherwise in the snapshot than in that of the session */
export function playOf(change: Partial<Snapshot> = {}, session = new GameSession(dealt())): Play {
  const snapshot = { ...session.snapshot(1, 0), ...change };
  return {
    info: session.info,
    snapshot,
    marks: marksOf(snapshot, false),
    selected: null,
    placing: null,
    phone: false,
    brief: false,
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
}

/**
 * What a part of the table shows.
 * @param change what is otherwise in the snapshot of the game than in that of the session
 * @param session the game around it; one that has just been dealt where none is given
 * @param screen that of a laptop where nothing else is said
 */
export function shown(
  part: ReactNode,
  change: Partial<Snapshot> = {},
  session = new GameSession(dealt()),
  screen: Partial<Pick<Play, 'phone' | 'brief' | 'placing'>> = {},
): string {
  const play = { ...playOf(change, session), ...screen };
  return renderToStaticMarkup(
    <PlayContext value={play}>
      <TableActionsContext value={actionContextOf(play)}>{part}</TableActionsContext>
    </PlayContext>,
  );
}
