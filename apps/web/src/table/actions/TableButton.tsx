// Buttons of the actions at the table.
import type { ActionButtonProps } from '../../actions/ActionButton.tsx';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { ariaKeys, isCharacter, writeKey } from '../../actions/keys.ts';
import { useCharacterKeys } from '../../actions/useActionKeys.ts';
import { KeyHint } from '../../components/KeyHint.tsx';
import { pressNumber } from './moving.ts';
import type { TableActionContext } from './tableAction.ts';
import { useTableActions } from './tableAction.ts';

export const TableButton = (props: Omit<ActionButtonProps<TableActionContext>, 'context'>) => (
  <ActionButton {...props} context={useTableActions()} />
);

const keyOfNumber = (number: number): string | undefined => pressNumber.shortcut?.keys[number - 1];

/** @returns what makes a button of the prompt that of a number, counted from 1 */
export function useNumbered(): (number: number) => object {
  const characters = useCharacterKeys();
  return (number) => {
    const key = keyOfNumber(number);
    return {
      'data-number': number,
      'aria-keyshortcuts': key === undefined ? undefined : ariaKeys([key], characters),
    };
  };
}

/** The number key of a button of the prompt, for eyes. */
export const NumberKey = ({ number }: { readonly number: number }) => {
  const characters = useCharacterKeys();
  const key = keyOfNumber(number);
  return key === undefined || (isCharacter(key) && !characters) ? null : <KeyHint>{writeKey(key)}</KeyHint>;
};
