// Cards are dragged by mouse and by finger. A press becomes a drag once it moves, so that clicks and long presses stay what
// they are; a finger drags upright, because sideways it pushes the row along (`touch-action` in drag.css).
import type { CardKey, Reach } from '@vaultsong/foresight';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { GameController } from '../gameController.ts';
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
  const key = element.closest('.tile, .artifact, .adversary')?.closest('[data-key]')?.getAttribute('data-key');
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

/** What a watch of the presses on a table needs to know, and tells. */
interface Watch {
  readonly controller: GameController;
  /** It ends with the moment. */
  readonly moment: number;
  readonly selection: Selection;
  readonly onChange: (dragging: Dragging | null) => void;
}

/** A card in the hand of the player: taken up, moved over targets, and put back. */
function carryCards(root: Element, { controller, moment, selection, onChange }: Watch) {
  const { play } = selection;
  const { snapshot } = play;
  let held: Dragging | null = null;
  let timer = 0;
  const show = (next: Dragging | null): void => {
    held = next;
    onChange(next);
  };
  const preview = (over: DropTarget, reach: Reach | null, key: CardKey): void => {
    const dropped = dropOf(snapshot, key, over, reach);
    if (dropped !== null && 'drop' in dropped) play.consider(dropped.drop.answer, dropped.drop.aim);
    else play.consider(null);
  };
  return {
    held: (): Dragging | null => held,
    takeUp({ key, name, pointer, x, y }: Press): void {
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
    },
    moveOver(spot: Spot, key: CardKey): void {
      if (held === null) return;
      const over = dropTargetAt(root, spot, aimingVerb(snapshot, key) !== null);
      if (isSame(over, held.over)) return;
      const { reach } = held;
      show({ ...held, over });
      preview(over, reach, key);
    },
    putBack(): void {
      if (held === null) return;
      play.consider(null);
      show({ ...held, isBack: true });
      timer = window.setTimeout(() => show(null), goingBack);
    },
    letGo: (): void => show(null),
    end(): void {
      window.clearTimeout(timer);
      onChange(null);
    },
  };
}

/** @returns the end of the watch */
function watchDrags(root: HTMLElement, watch: Watch): () => void {
  const { play, refuse } = watch.selection;
  const { snapshot } = play;
  const hand = carryCards(root, watch);
  let press: Press | null = null;
  const goBack = (): void => {
    press = null;
    hand.putBack();
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
    const isHeld = hand.held()?.isBack === false;
    // The press was long enough to open the card's sheet.
    if (!isHeld && document.querySelector('dialog[open]') !== null) press = null;
    else if (!isHeld) {
      const verdict = isDrag({ x: spot.x - press.x, y: spot.y - press.y }, press.byFinger);
      if (verdict === true) hand.takeUp(press);
      if (verdict === false) press = null;
    }
    if (press !== null) hand.moveOver(spot, press.key);
  };
  const onUp = (event: PointerEvent): void => {
    if (press === null || event.pointerId !== press.pointer) return;
    const held = hand.held();
    const dropped = held === null ? null : dropOf(snapshot, press.key, held.over, held.reach);
    if (held === null) press = null;
    else if (dropped !== null && 'drop' in dropped) {
      press = null;
      hand.letGo();
      play.answer(dropped.drop.answer, dropped.drop.aim);
    } else {
      goBack();
      if (dropped !== null) refuse(dropped.refused);
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || hand.held()?.isBack !== false) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    goBack();
  };
  const stop = new AbortController();
  const { signal } = stop;
  root.addEventListener('pointerdown', onDown, { signal });
  root.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', goBack, { signal });
  window.addEventListener('keydown', onKey, { signal, capture: true });
  return () => {
    stop.abort();
    hand.end();
  };
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
    return watchDrags(root, { controller, moment, selection: latest.current, onChange: setDragging });
  }, [ref, controller, moment]);

  return dragging;
}
