// The button of an action: its words, its tooltip and its keys are those of the action.
import type { ReactNode } from 'react';
import { Icon } from '../components/Glyph.tsx';
import { KeyHint } from '../components/KeyHint.tsx';
import type { Action } from './action.ts';
import { ariaKeys, isCharacter, writeKey } from './keys.ts';
import { useCharacterKeys } from './useActionKeys.ts';

/** The first key of an action, for eyes; nothing where it has none, or none that works. */
export const ActionKey = <Context,>({ of: { shortcut } }: { readonly of: Action<Context> }) => {
  const characters = useCharacterKeys();
  const key = shortcut?.keys.find((one) => characters || !isCharacter(one));
  return key === undefined ? null : <KeyHint>{writeKey(key)}</KeyHint>;
};

export interface ActionButtonProps<Context> {
  readonly action: Action<Context>;
  readonly context: Context;
  readonly className?: string;
  readonly testId?: string;
  /** It is one of the stops of its zone: see table/hand/zones.ts. */
  readonly stop?: boolean;
  /** It is not shown while it cannot be done. */
  readonly hidesUnavailable?: boolean;
  /** Its key stands on it. */
  readonly showsKey?: boolean;
  /** It opens a dialog. */
  readonly hasPopup?: boolean;
  /** Whether what it opens and closes is open. */
  readonly expanded?: boolean;
  /** Whether what it switches is on. */
  readonly pressed?: boolean;
  /** Called before the action is done. */
  readonly onPress?: () => void;
  /** Stands behind the label. */
  readonly children?: ReactNode;
}

export function ActionButton<Context>(props: ActionButtonProps<Context>) {
  const { action, context, className, testId, stop = false, hidesUnavailable = false } = props;
  const characters = useCharacterKeys();
  const isAvailable = action.isAvailable?.(context) !== false;
  if (action.isOffered?.(context) === false || (hidesUnavailable && !isAvailable)) return null;
  return (
    <button
      type="button"
      className={className}
      disabled={!isAvailable}
      aria-label={action.name?.(context)}
      title={action.title?.(context)}
      aria-keyshortcuts={ariaKeys(action.shortcut?.keys ?? [], characters)}
      aria-haspopup={props.hasPopup === true ? 'dialog' : undefined}
      aria-expanded={props.expanded}
      aria-pressed={props.pressed}
      data-stop={stop ? '' : undefined}
      data-testid={testId}
      onClick={() => {
        props.onPress?.();
        action.run(context, null);
      }}
    >
      {action.icon === undefined ? null : <Icon name={action.icon} />}
      <span>{action.label}</span>
      {props.children}
      {props.showsKey === true ? (
        <>
          {' '}
          <ActionKey of={action} />
        </>
      ) : null}
    </button>
  );
}
