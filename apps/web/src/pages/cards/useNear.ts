// Tells an element when it is on the screen or near it. One observer serves all, because there are thousands of cards.
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

const waiting = new Map<Element, () => void>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
  },
  { rootMargin: '600px 0px' },
);

/**
 * @param surely whether it is taken for near without looking
 * @returns true from the first time on that the element is near
 */
export function useNear(element: RefObject<Element | null>, surely: boolean): boolean {
  const [near, setNear] = useState(surely);
  useEffect(() => {
    const target = element.current;
    if (near || target === null) return;
    waiting.set(target, () => setNear(true));
    observer.observe(target);
    return () => {
      waiting.delete(target);
      observer.unobserve(target);
    };
  }, [element, near]);
  return near;
}
