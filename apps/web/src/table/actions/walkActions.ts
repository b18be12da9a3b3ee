// Actions on a game that is looked back on: by step, by turn, to the next key, and on by itself.
import type { IconName } from '../../components/icons.ts';
import type { Way } from '../gameController.ts';
import type { TableAction } from './tableAction.ts';

/** On a card, the arrows move among the cards. */
const isBesideCards = (focused: Element | null): boolean => (focused?.closest('.board [data-zone]') ?? null) === null;

type Keys = readonly [string, ...string[]];

const walking = (way: Way, label: string, icon: IconName, keys: Keys, written: string, help: string): TableAction => ({
  id: way,
  label,
  icon,
  shortcut: { keys, written, help, isMeant: (_, focused, key) => key.length === 1 || isBesideCards(focused) },
  name: () => help,
  title: () => help,
  isOffered: ({ others }) => others?.walk != null,
  isAvailable: ({ others }) => others?.walk?.leads(way) === true,
  run: ({ others }) => others?.walk?.go(way),
});

export const walkActions = {
  first: walking('first', 'First', 'to-first', ['Home'], 'Home', 'To the beginning of the game'),
  'turn-back': walking('turn-back', 'Turn back', 'turn-back', ['['], '[', 'To the turn before'),
  'step-back': walking('step-back', 'Back', 'step-back', ['ArrowLeft', ','], '←', 'One step back'),
  'step-on': walking('step-on', 'On', 'step-on', ['ArrowRight', '.'], '→', 'One step on'),
  'turn-on': walking('turn-on', 'Next turn', 'turn-on', [']'], ']', 'To the next turn'),
  'key-on': walking('key-on', 'Next key', 'key', ['K'], 'K', 'To the next key that is forged'),
  last: walking('last', 'Last', 'to-last', ['End'], 'End', 'To the end of the game'),
} as const satisfies Readonly<Record<Way, TableAction>>;

const walked: Pick<TableAction, 'isOffered'> = { isOffered: ({ others }) => others?.walk != null };

export const playWalk: TableAction = {
  ...walked,
  id: 'play-walk',
  label: 'Play',
  shortcut: {
    keys: ['Space'],
    help: 'Play the game by itself, or stop',
    // Else it presses what has the focus.
    isMeant: (_, focused) => (focused?.closest('button, a, input, select, summary') ?? null) === null,
  },
  name: ({ others }) => (others?.walk?.isPlaying === true ? 'Stop' : 'Play by itself'),
  title: ({ others }) => (others?.walk?.isPlaying === true ? 'Stop' : 'Play by itself'),
  run: ({ others }) => others?.walk?.togglePlay(),
};

export const slower: TableAction = {
  ...walked,
  id: 'slower',
  label: 'Slower',
  shortcut: { keys: ['<'], help: 'Play slower' },
  run: ({ others }) => others?.walk?.changeSpeed(-1),
};

export const faster: TableAction = {
  ...walked,
  id: 'faster',
  label: 'Faster',
  shortcut: { keys: ['>'], help: 'Play faster' },
  run: ({ others }) => others?.walk?.changeSpeed(1),
};

export const playOn: TableAction = {
  id: 'play-on',
  label: 'Play on from here',
  icon: 'branch',
  shortcut: { keys: ['B'], help: 'Play on from here, as another game' },
  isOffered: ({ others }) => others?.walk != null,
  isAvailable: ({ others }) => others?.walk?.playOn != null,
  run: ({ others }) => others?.walk?.playOn?.(),
};

/** Those with keys, in the order of the help. */
export const allWalkActions: readonly TableAction[] = [...Object.values(walkActions), playWalk, slower, faster, playOn];
