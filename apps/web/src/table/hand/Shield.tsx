// Whoever presses twice in haste must not answer what came up under the pointer in between: a shield lies there for a
// moment. It holds back a mouse and a finger, never a key.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** For so many milliseconds after a press: a button of a new question, and "End turn anyway?". */
export const shielded = { question: 300, sure: 500 } as const;

/**
 * How much longer what came up under the pointer is shielded, in milliseconds; 0: not at all.
 * @param pressed when the pointer was pressed last; null: never
 */
export const shieldFor = (pressed: number | null, now: number, span: number): number =>
  pressed === null ? 0 : Math.max(0, pressed + span - now);

interface Spot {
  readonly x: number;
  readonly y: number;
}

const answers = '.prompt button, .end-turn';

const isOnAnswer = ({ x, y }: Spot): boolean => document.elementFromPoint(x, y)?.closest(answers) != null;

interface ShieldProps {
  readonly moment: number;
  readonly sure: boolean;
}

export function Shield({ moment, sure }: ShieldProps) {
  const press = useRef<(Spot & { readonly at: number }) | null>(null);
  const [spot, setSpot] = useState<Spot | null>(null);

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
    if (last === null || left === 0 || !isOnAnswer(last)) return;
    setSpot(last);
    const timer = window.setTimeout(() => setSpot(null), left);
    return () => {
      window.clearTimeout(timer);
      setSpot(null);
    };
  }, [moment, sure]);

  return spot === null ? null : (
    <div className="shield" data-testid="shield" style={{ left: spot.x, top: spot.y }} aria-hidden="true" />
  );
}
