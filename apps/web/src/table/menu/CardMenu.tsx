// The verbs of the selected card, beside it. The prompt at the right has the same with reasons and rules; on a phone, where
// the prompt lies at the thumb, that is enough.
import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { KeyHint } from '../../parts/KeyHint.tsx';
import type { CardKey } from '../../wire/key.ts';
import type { Refusal } from '../../wire/question.ts';
import { usePlay } from '../hand/Play.ts';
import { useConsidering } from '../hand/useConsidering.ts';
import { keyFor } from '../prompt/Verbs.tsx';
import type { Side } from './placeMenu.ts';
import { placeMenu } from './placeMenu.ts';

const sideOf = (card: Element): Side =>
  card.closest('.hand') !== null ? 'above' : card.closest('.artifacts') !== null ? 'below' : 'beside';

interface Standing {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
}

/** Keeps the menu beside its card, whatever the window does. Null as long as the card is nowhere on the board. */
function useStanding(menu: RefObject<HTMLElement | null>, key: CardKey, moment: number): Standing | null {
  const [standing, setStanding] = useState<Standing | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment may move the card
  useLayoutEffect(() => {
    const stand = (): void => {
      const card = document.querySelector(`.board [data-key="${key}"]`);
      const size = menu.current?.getBoundingClientRect();
      if (card === null || size === undefined) return setStanding(null);
      const side = sideOf(card);
      // A card of the hand is wider than the part of it that the next one leaves free.
      const face = card.matches('.hand-card') ? (card.firstElementChild ?? card) : card;
      const room = { width: window.innerWidth, height: window.innerHeight };
      setStanding({ ...placeMenu(face.getBoundingClientRect(), size, room, side), side });
    };
    stand();
    window.addEventListener('resize', stand);
    document.addEventListener('scroll', stand, true);
    return () => {
      window.removeEventListener('resize', stand);
      document.removeEventListener('scroll', stand, true);
    };
  }, [menu, key, moment]);
  return standing;
}

interface CardMenuProps {
  readonly name: string;
  readonly cardKey: CardKey;
  readonly onRefused: (refusal: Refusal) => void;
}

export function CardMenu({ name, cardKey, onRefused }: CardMenuProps) {
  const play = usePlay();
  const menu = useRef<HTMLDivElement>(null);
  const standing = useStanding(menu, cardKey, play.snapshot.moment);
  const considering = useConsidering();
  const verbs = play.verbs(cardKey);
  const { title } = play.face(name);
  const can = verbs.some(({ answer }) => answer !== null);
  return (
    <div
      ref={menu}
      className={`card-menu ${standing?.side === 'above' || standing?.side === 'below' ? 'is-row' : ''}`}
      role="menu"
      aria-label={`What to do with ${title}, beside it`}
      aria-orientation={standing?.side === 'beside' ? 'vertical' : 'horizontal'}
      data-zone={standing?.side === 'beside' ? 'column' : 'row'}
      data-aside
      data-testid="card-menu"
      style={standing === null ? { visibility: 'hidden' } : { left: standing.left, top: standing.top }}
    >
      {verbs.map(({ verb, label, answer, refusal }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          data-stop
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
