// The verbs of the selected card, beside it. The prompt at the right has the same with reasons and rules; on a phone, where
// the prompt lies at the thumb, that is enough.
import type { CardKey } from '@vaultsong/foresight';
import type { KeyboardEvent, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { KeyHint } from '../../components/KeyHint.tsx';
import type { Refusal } from '../../wire/question.ts';
import { usePlay } from '../hand/Play.ts';
import { useConsidering } from '../hand/useConsidering.ts';
import { keyFor } from '../prompt/Verbs.tsx';
import type { Side } from './placeMenu.ts';
import { placeMenu } from './placeMenu.ts';

const sideOf = (card: Element): Side => (card.closest('.hand') === null ? 'below' : 'above');

interface Standing {
  readonly left: number;
  readonly top: number;
}

/** Keeps the menu beside its card, whatever the window does. Null as long as the card is nowhere on the board. */
function useStanding(menu: RefObject<HTMLElement | null>, key: CardKey, moment: number): Standing | null {
  const [standing, setStanding] = useState<Standing | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment may move the card
  useLayoutEffect(() => {
    const place = (): void => {
      const card = document.querySelector(`.board [data-key="${key}"]`);
      const size = menu.current?.getBoundingClientRect();
      if (card === null || size === undefined) {
        setStanding(null);
        return;
      }
      // A card of the hand is wider than the part of it that the next one leaves free.
      const shown = card.matches('.hand-card') ? (card.firstElementChild ?? card) : card;
      const room = { width: window.innerWidth, height: window.innerHeight };
      setStanding(placeMenu(shown.getBoundingClientRect(), size, room, sideOf(card)));
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

/** Where a key leads among so many items, round their ends; null for a key that does not walk. */
function walked(at: number, length: number, key: string): number | null {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (at + 1) % length;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (at + length - 1) % length;
  return key === 'Home' ? 0 : key === 'End' ? length - 1 : null;
}

export function CardMenu({ name, cardKey, onRefused, onClose }: CardMenuProps) {
  const play = usePlay();
  const menu = useRef<HTMLDivElement>(null);
  const standing = useStanding(menu, cardKey, play.snapshot.moment);
  const considering = useConsidering();
  const verbs = play.verbs(cardKey);
  const { title } = play.cardInfo(name);
  const [at, setAt] = useState(0);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = walked(at, verbs.length, event.key);
    if (to !== null) {
      setAt(to);
      menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')[to]?.focus();
    } else if (event.key === 'Escape') {
      onClose();
      document
        .querySelector<HTMLElement>(
          `.board [data-key="${cardKey}"] [data-stop], .board [data-stop][data-key="${cardKey}"]`,
        )
        ?.focus();
    } else return;
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
      style={standing ?? { visibility: 'hidden' }}
    >
      {verbs.map(({ verb, label, answer, refusal }, i) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={i === at ? 0 : -1}
          className={`menu-verb menu-${verb}`}
          aria-disabled={answer === null}
          aria-label={refusal === null ? label : `${label}: not now. ${refusal.reason}`}
          title={refusal?.reason}
          {...considering(answer)}
          onClick={() => {
            if (answer !== null) play.answer(answer);
            else if (refusal !== null) onRefused(refusal);
          }}
        >
          <span>{label}</span>
          {answer === null ? null : <KeyHint>{keyFor(verb)}</KeyHint>}
        </button>
      ))}
      {can ? null : <p className="menu-reason">{verbs[0]?.refusal?.reason ?? 'Nothing can be done with it now.'}</p>}
    </div>
  );
}
