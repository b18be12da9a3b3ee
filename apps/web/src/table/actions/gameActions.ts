// Actions on the game: end the turn, take back, ask for a hint, hasten the moves of others.
import type { TableAction, TableActionContext } from './tableAction.ts';

/** Texts for an undo after something was revealed, in a game without other people. */
const here = {
  title: 'Undo: you will know more than you did, so the game is marked “with take-backs”',
  mark: 'noted as a take-back',
};

/** An onlooker decides nothing, nor does a player of a finished game on a server. */
const decides = ({ others }: TableActionContext): boolean =>
  others === null || (!others.looksOn && others.over === null);

/** Nobody waits for the moves of others in a game that is looked back on. */
const isPlayed = ({ others }: Pick<TableActionContext, 'others'>): boolean => others === null || others.walk === null;

/** The words for an undo that reveals something; null where it does not, or is not possible. */
export const revealingUndo = ({ others, selection }: TableActionContext): typeof here | null =>
  selection.play.snapshot.undo.reveals ? (others?.undo ?? here) : null;

const undoTitle = (context: TableActionContext): string => {
  const count = context.selection.play.snapshot.ownAnswers.length;
  const alone =
    count === 0
      ? ''
      : count === 1
        ? ', with the answer given for you since'
        : `, with the ${count} answers given for you since`;
  return revealingUndo(context)?.title ?? `Undo your last decision${alone}`;
};

export const undo: TableAction = {
  id: 'undo',
  label: 'Undo',
  icon: 'undo',
  shortcut: { keys: ['U', 'Mod+Z'], help: 'Take back your last decision' },
  name: undoTitle,
  title: undoTitle,
  isOffered: decides,
  isAvailable: ({ selection }) => selection.play.snapshot.undo.possible,
  run: ({ controller }) => controller.undo(),
};

/** Asks for a second press where something is left to do; where the rules forbid it, says why. */
export const endTurn: TableAction = {
  id: 'end',
  label: 'End turn',
  shortcut: { keys: ['E'], help: 'End your turn', once: true },
  isOffered: decides,
  isAvailable: ({ selection }) => selection.play.snapshot.end !== null || selection.play.snapshot.noEnd !== null,
  run: ({ selection }) => selection.end(),
};

export const hint: TableAction = {
  id: 'hint',
  label: 'Hint',
  icon: 'hint',
  shortcut: { keys: ['H'], help: 'Hint: what a bot would do in your place' },
  title: () => 'What a bot would do in your place',
  isOffered: (context) => context.hint.isGiven,
  isAvailable: ({ selection }) => selection.play.snapshot.question !== null,
  run: (context) => context.hint.ask(),
};

export const next: TableAction = {
  id: 'next',
  label: 'Next',
  shortcut: { keys: ['S'], help: 'Show the next move of others now' },
  isOffered: isPlayed,
  run: ({ controller }) => controller.next(),
};

export const skip: TableAction = {
  id: 'skip',
  label: 'Skip to my decision',
  shortcut: {
    keys: ['Space'],
    help: 'Skip to your next decision',
    // Only while others move; else, and on the tools and the guide, the space bar presses the button that has the focus.
    isMeant: ({ others, selection }, focused) =>
      isPlayed({ others }) &&
      selection.play.snapshot.question === null &&
      (focused?.closest('.tools, .guide') ?? null) === null,
  },
  isOffered: isPlayed,
  run: ({ controller }) => controller.skip(),
};

/** Takes back the whole of the move that the pending question is part of. */
export const cancelMove: TableAction = {
  id: 'cancel',
  label: 'Cancel',
  isOffered: ({ selection }) => selection.play.snapshot.undo.begun !== null,
  run: ({ controller, selection }) => {
    const { begun } = selection.play.snapshot.undo;
    if (begun !== null) controller.undo(begun);
  },
};

/** One layer at a time: first lets go of what is selected, then cancels the move that was begun. */
export const back: TableAction = {
  id: 'back',
  label: 'Back',
  shortcut: {
    keys: ['Escape'],
    help: 'Back: closes or deselects; cancels a move that was begun',
  },
  run: (context) => {
    const { selection } = context;
    const isUndecided = selection.sure || selection.refusal !== null;
    if (isUndecided || cancelMove.isOffered?.(context) === false) selection.letGo();
    else cancelMove.run(context, null);
  },
};

export const saveRecord: TableAction = {
  id: 'record',
  label: 'Record',
  icon: 'save',
  run: ({ controller }) => controller.save(),
};
