// Shield against hasty double presses: for a moment it covers what came up under the pointer, so that the second press
// answers nothing. It holds back a mouse and a finger, never a key.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/** For so many milliseconds after a press: a button of a new question, a sheet, and "End turn anyway?". */
export const shielded = { question: 300, sure: 500 } as const;

/**
 * Time left for the shield, in milliseconds; 0: none.
 * @param pressed time of the last press of the pointer; null: never
 */
export const shieldFor = (pressed: number | null, now: number, span: number): number =>
  pressed === null ? 0 : Math.max(0, pressed + span - now);

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A press beside a sheet closes it, so all of a sheet answers. */
const answers = '.prompt button, .end-turn, dialog';

interface Laid extends Spot {
  /** A modal dialog takes all presses: over one, the shield must lie in it. */
  readonly host: Element | null;
}

function layOver({ x, y }: Spot): Laid | null {
  const answer = document.elementFromPoint(x, y)?.closest(answers);
  return answer == null ? null : { x, y, host: answer.closest('dialog') };
}

interface ShieldProps {
  readonly moment: number;
  readonly sure: boolean;
  /** Names what lies above the table. It must be drawn before the shield. */
  readonly above: string;
}

export function Shield({ moment, sure, above }: ShieldProps) {
  const press = useRef<(Spot & { readonly at: number }) | null>(null);
  const [laid, lay] = useState<Laid | null>(null);

  useEffect(() => {
    const onPointerDown = ({ clientX: x, clientY: y }: PointerEvent): void => {
      press.current = { x, y, at: performance.now() };
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => window.removeEventListener('pointerdown', onPointerDown, true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment may bring something up
  useLayoutEffect(() => {
    const last = press.current;
    const left = shieldFor(last?.at ?? null, performance.now(), sure ? shielded.sure : shielded.question);
    const over = last === null || left === 0 ? null : layOver(last);
    if (over === null) return;
    lay(over);
    const timer = window.setTimeout(() => lay(null), left);
    return () => {
      window.clearTimeout(timer);
      lay(null);
    };
  }, [moment, sure, above]);

  if (laid === null) return null;
  const shield = (
    <div className="shield" data-testid="shield" style={{ left: laid.x, top: laid.y }} aria-hidden="true" />
  );
  return laid.host === null ? shield : createPortal(shield, laid.host);
}
