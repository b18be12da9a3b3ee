// The verbs of the selected card, beside it. The prompt at the right has the same with reasons and rules; on a phone, where
// the prompt lies at the thumb, that is enough.

import type { CardKey } from '@vaultsong/foresight';
import type { KeyboardEvent, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { ActionKey } from '../../actions/ActionButton.tsx';
import { obeyHere } from '../../actions/shortcuts.ts';
import { useAriaKeys } from '../../actions/useActionKeys.ts';
import type { Refusal } from '../../wire/question.ts';
import { actionDoing } from '../actions/cardActions.ts';
import { cardMenuActions } from '../actions/listActions.ts';
import { usePlay } from '../hand/Play.ts';
import { useConsidering } from '../hand/useConsidering.ts';
import type { Box, Side, Spot } from './placeMenu.ts';
import { placeMenu } from './placeMenu.ts';

const sideOf = (card: Element): Side => (card.closest('.hand') === null ? 'below' : 'above');

/** All that can be pressed on the board besides the card and its menu, and the piles, which a card may be dropped on. */
const takenBeside = (board: Element, card: Element): readonly Box[] =>
  [...board.querySelectorAll('button, a[href], .pile')]
    .filter((one) => one.closest('.card-menu') === null && !card.contains(one))
    .map((one) => one.getBoundingClientRect());

/**
 * Keeps the menu beside its card, whatever the window does. Null as long as the card is nowhere on the board, or has no free
 * place beside it.
 */
function useStanding(menu: RefObject<HTMLElement | null>, key: CardKey, moment: number): Spot | null {
  const [standing, setStanding] = useState<Spot | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment may move the card
  useLayoutEffect(() => {
    const place = (): void => {
      const board = document.querySelector('.board');
      const card = board?.querySelector(`[data-key="${key}"]`) ?? null;
      const size = menu.current?.getBoundingClientRect();
      if (board === null || card === null || size === undefined) {
        setStanding(null);
        return;
      }
      // A card of the hand is wider than the part of it that the next one leaves free.
      const shown = card.matches('.hand-card') ? (card.firstElementChild ?? card) : card;
      const room = board.getBoundingClientRect();
      setStanding(placeMenu(shown.getBoundingClientRect(), size, room, sideOf(card), takenBeside(board, card)));
    };
    place();
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, true);
    };
  }, [menu, key, moment]);
  return standing;
}

interface CardMenuProps {
  readonly name: string;
  readonly cardKey: CardKey;
  readonly onRefused: (refusal: Refusal) => void;
  readonly onClose: () => void;
}

export function CardMenu({ name, cardKey, onRefused, onClose }: CardMenuProps) {
  const play = usePlay();
  const menu = useRef<HTMLDivElement>(null);
  const standing = useStanding(menu, cardKey, play.snapshot.moment);
  const considering = useConsidering();
  const ariaKeys = useAriaKeys();
  const verbs = play.verbs(cardKey);
  const { title } = play.cardInfo(name);
  const [at, setAt] = useState(0);
  const onKeyDown = (event: KeyboardEvent): void => {
    const go = (to: number): void => {
      setAt(to);
      menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')[to]?.focus();
    };
    const close = (): void => {
      onClose();
      document
        .querySelector<HTMLElement>(
          `.board [data-key="${cardKey}"] [data-stop], .board [data-stop][data-key="${cardKey}"]`,
        )
        ?.focus();
    };
    if (!obeyHere(cardMenuActions, { at, length: verbs.length, go, close }, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const can = verbs.some(({ answer }) => answer !== null);
  return (
    <div
      ref={menu}
      className="card-menu"
      role="menu"
      aria-label={`What to do with ${title}, beside it`}
      aria-orientation="horizontal"
      data-testid="card-menu"
      onKeyDown={onKeyDown}
      // The prompt has the same verbs, with their reasons.
      inert={standing === null}
      style={standing ?? { visibility: 'hidden' }}
    >
      {verbs.map((offered, i) => {
        const { verb, label, answer, refusal } = offered;
        const action = answer === null ? null : actionDoing(offered, verbs);
        return (
          <button
            key={label}
            type="button"
            role="menuitem"
            tabIndex={i === at ? 0 : -1}
            className={`menu-verb menu-${verb}`}
            aria-disabled={answer === null}
            aria-label={refusal === null ? label : `${label}: not now. ${refusal.reason}`}
            title={refusal?.reason}
            aria-keyshortcuts={action === null ? undefined : ariaKeys(action)}
            {...considering(answer)}
            onClick={() => {
              if (answer !== null) play.answer(answer);
              else if (refusal !== null) onRefused(refusal);
            }}
          >
            <span>{label}</span>
            {action === null ? null : <ActionKey of={action} />}
          </button>
        );
      })}
      {can ? null : <p className="menu-reason">{verbs[0]?.refusal?.reason ?? 'It can do nothing now.'}</p>}
    </div>
  );
}
