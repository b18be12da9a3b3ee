// The list of keys in the help, made of the actions that have some.
import type { Action, Shortcut } from '../../actions/action.ts';
import { writeKey } from '../../actions/keys.ts';
import { focusSearch, leafing, walkTiles } from '../../actions/pageActions.ts';
import { cardMenuActions, wordListActions } from './listActions.ts';
import { browserKeys, moveAmongCards, moveToFlank, pressNumber } from './moving.ts';
import type { TableActionContext } from './tableAction.ts';
import { tableActions } from './tableActions.ts';
import { allWalkActions } from './walkActions.ts';

export interface KeyLine {
  /** The keys, for people. */
  readonly written: string;
  readonly help: string;
}

export interface KeyGroup {
  readonly title: string;
  readonly lines: readonly KeyLine[];
}

type Listed = Pick<Shortcut<never>, 'keys' | 'help' | 'written'>;

const line = ({ keys, help, written = keys.map(writeKey).join(', ') }: Listed): KeyLine => ({ written, help });

const linesOf = <Context>(actions: readonly Action<Context>[]): readonly KeyLine[] =>
  actions.flatMap(({ shortcut }) => (shortcut === undefined ? [] : [line(shortcut)]));

const moving = [pressNumber, moveAmongCards, moveToFlank];

/** The keys of a table, in an order to read, and those of other pages. Actions that this table never has are left out. */
export function keyGroups(context: TableActionContext): readonly KeyGroup[] {
  const walking = allWalkActions.filter((action) => action.isOffered?.(context) !== false);
  const others = tableActions.filter((action) => !moving.includes(action) && action.isOffered?.(context) !== false);
  const within = [...linesOf(cardMenuActions), ...linesOf(wordListActions)];
  return [
    {
      title: 'Keys',
      lines: [...linesOf(walking), ...linesOf(moving), ...browserKeys.map(line), ...linesOf(others), ...within],
    },
    { title: 'Keys on other pages', lines: [...linesOf([focusSearch]), ...linesOf([walkTiles]), ...linesOf(leafing)] },
  ];
}
