// A short sign that says what it means: under the pointer, with the focus, and to a finger that presses it. It does nothing
// else. What is heard is what is shown.
import type { KeyboardEvent, PointerEvent, SyntheticEvent } from 'react';
import { useEffect, useRef } from 'react';

/** How far the words keep from the sign and from the edges of the window. */
const gap = 8;

interface SignProps {
  readonly says: string;
  readonly className: string;
  readonly testId?: string;
  /** What can be dropped here does that. */
  readonly drop?: string | undefined;
  readonly children: React.ReactNode;
}

export function Sign({ says, className, testId, drop, children }: SignProps) {
  const words = useRef<HTMLSpanElement>(null);
  const hide = (): void => {
    if (words.current?.matches(':popover-open')) words.current.hidePopover();
    document.removeEventListener('pointerdown', hide);
  };
  useEffect(() => () => document.removeEventListener('pointerdown', hide));
  const show = ({ currentTarget }: SyntheticEvent): void => {
    const shown = words.current;
    if (shown === null) return;
    if (!shown.matches(':popover-open')) shown.showPopover();
    const sign = currentTarget.getBoundingClientRect();
    const { width, height } = shown.getBoundingClientRect();
    const below = sign.bottom + gap;
    shown.style.left = `${Math.max(gap, Math.min(sign.left, window.innerWidth - width - gap))}px`;
    shown.style.top = `${below + height + gap < window.innerHeight ? below : sign.top - gap - height}px`;
    // Not every browser gives the focus to what a finger presses, and takes it away when it presses elsewhere.
    document.addEventListener('pointerdown', hide);
  };
  const onlyMouse =
    (then: (event: PointerEvent) => void) =>
    (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') then(event);
    };
  return (
    <button
      type="button"
      className={`sign ${className}`}
      data-stop
      data-testid={testId}
      data-drop={drop}
      aria-label={says}
      onClick={show}
      onFocus={show}
      onBlur={hide}
      onPointerEnter={onlyMouse(show)}
      onPointerLeave={onlyMouse(hide)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children}
      <span ref={words} popover="manual" className="says">
        {says}
      </span>
    </button>
  );
}
