// Cards are dragged by mouse and by finger. A press becomes a drag once it moves, so that clicks and long presses stay what
// they are; a finger drags upright, because sideways it pushes the row along (`touch-action` in drag.css).
import type { CardKey, Reach } from '@vaultsong/foresight';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useGameController } from '../gameController.ts';
import type { Selection } from '../hand/useSelection.ts';
import type { Dragging } from './dragging.ts';
import type { DropTarget } from './drops.ts';
import { aimingVerb, canDrag, dropOf, litFor } from './drops.ts';
import type { Spot } from './press.ts';
import { gapAt, isDrag } from './press.ts';

/** How long a card takes to go back, in milliseconds; the same as in drag.css. */
const goingBack = 180;

const middlesOf = (line: Element): readonly number[] =>
  [...line.querySelectorAll('.tile')].map((tile) => {
    const { left, width } = tile.getBoundingClientRect();
    return left + width / 2;
  });

/** What lies at a place of the screen. @param aims the card that is held can be dropped on single cards */
function dropTargetAt(root: Element, { x, y }: Spot, aims: boolean): DropTarget {
  const element = document.elementFromPoint(x, y);
  if (element === null || !root.contains(element)) return { type: 'nowhere' };
  if (element.closest('[data-drop="discard"]') !== null) return { type: 'discard' };
  const line = element.closest('.line.is-mine');
  const key = element.closest('.tile, .adversary')?.closest('[data-key]')?.getAttribute('data-key');
  if (key != null && (aims || line === null)) return { type: 'card', key };
  if (line !== null) return { type: 'line', at: gapAt(middlesOf(line), x) };
  return element.closest('.line, .artifacts, .strip') === null ? { type: 'nowhere' } : { type: 'table' };
}

const isSame = (one: DropTarget, other: DropTarget): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A press on a card, which may become a drag. */
interface Press extends Spot {
  readonly pointer: number;
  readonly byFinger: boolean;
  readonly key: CardKey;
  readonly name: string;
}

function pressOn({ clientX: x, clientY: y, pointerId, pointerType, target }: PointerEvent): Press | null {
  const card = target instanceof Element ? target.closest('.hand-card, .line.is-mine .tile') : null;
  const [key, name] = [card?.getAttribute('data-key'), card?.getAttribute('data-card')];
  if (key == null || name == null) return null;
  return { x, y, pointer: pointerId, byFinger: pointerType !== 'mouse', key, name };
}

/** @returns what is dragged now, if anything */
export function useDrag(ref: RefObject<HTMLElement | null>, selection: Selection): Dragging | null {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const controller = useGameController();
  const latest = useRef(selection);
  latest.current = selection;
  const { moment } = selection.play.snapshot;

  useEffect(() => {
    const root = ref.current;
    if (root === null) return;
    const { play, refuse } = latest.current;
    const { snapshot } = play;
    let press: Press | null = null;
    let held: Dragging | null = null;
    let timer = 0;

    const show = (next: Dragging | null): void => {
      held = next;
      setDragging(next);
    };
    const hover = (over: DropTarget, reach: Reach | null, key: CardKey): void => {
      const dropped = dropOf(snapshot, key, over, reach);
      if (dropped !== null && 'drop' in dropped) play.consider(dropped.drop.answer, dropped.drop.aim);
      else play.consider(null);
    };
    const begin = ({ key, name, pointer, x, y }: Press): void => {
      root.setPointerCapture(pointer);
      const aiming = aimingVerb(snapshot, key)?.verb.answer ?? null;
      const lit = litFor(snapshot, key, null);
      show({ card: { key, name }, from: { x, y }, reach: null, lit, over: { type: 'nowhere' }, isBack: false });
      if (aiming === null) return;
      controller.reach(moment, aiming).then(
        (reach) => {
          if (held?.card.key === key && !held.isBack) show({ ...held, reach, lit: litFor(snapshot, key, reach) });
        },
        (error: unknown) => console.warn('No targets:', error),
      );
    };
    const goBack = (): void => {
      press = null;
      if (held === null) return;
      play.consider(null);
      show({ ...held, isBack: true });
      timer = window.setTimeout(() => show(null), goingBack);
    };

    const onDown = (event: PointerEvent): void => {
      if (press !== null) {
        goBack();
        return;
      }
      const found = event.button === 0 && event.isPrimary ? pressOn(event) : null;
      if (found !== null && canDrag(snapshot, found.key)) press = found;
    };
    const onMove = (event: PointerEvent): void => {
      if (press === null || event.pointerId !== press.pointer) return;
      const spot = { x: event.clientX, y: event.clientY };
      if (held === null || held.isBack) {
        const verdict = isDrag({ x: spot.x - press.x, y: spot.y - press.y }, press.byFinger);
        if (verdict === true) begin(press);
        if (verdict === false) press = null;
      }
      if (press === null || held === null) return;
      const over = dropTargetAt(root, spot, aimingVerb(snapshot, press.key) !== null);
      if (isSame(over, held.over)) return;
      show({ ...held, over });
      hover(over, held.reach, press.key);
    };
    const onUp = (event: PointerEvent): void => {
      if (press === null || event.pointerId !== press.pointer) return;
      const dropped = held === null ? null : dropOf(snapshot, press.key, held.over, held.reach);
      if (held === null) press = null;
      else if (dropped !== null && 'drop' in dropped) {
        press = null;
        show(null);
        play.answer(dropped.drop.answer, dropped.drop.aim);
      } else {
        goBack();
        if (dropped !== null) refuse(dropped.refused);
      }
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || held === null || held.isBack) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      goBack();
    };
    const onNativeDrag = (event: Event): void => event.preventDefault();

    root.addEventListener('pointerdown', onDown);
    root.addEventListener('dragstart', onNativeDrag);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', goBack);
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.clearTimeout(timer);
      setDragging(null);
      root.removeEventListener('pointerdown', onDown);
      root.removeEventListener('dragstart', onNativeDrag);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', goBack);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [ref, controller, moment]);

  return dragging;
}
