// A player’s word on the order of waiting abilities, besides an answer: any will do, or this one is to be remembered for the
// game.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Settings } from '../../settings/settings.ts';
import type { AnyOrder } from '../../wire/automation/anyOrder.ts';
import { isCovered, waitingIn } from '../../wire/automation/anyOrder.ts';
import type { RememberedOrder } from '../../wire/automation/orders.ts';
import { orderSaid, rememberedOption, withOrder, withoutOrder } from '../../wire/automation/orders.ts';
import type { GameInfo } from '../../wire/game.ts';
import type { Snapshot } from '../../wire/snapshot.ts';
import { useGameController } from '../gameController.ts';
import type { Play } from '../hand/Play.ts';
import { automationIn, nameOfGame, remember, rememberedIn, watchRemembered } from './remembered.ts';

export interface Orders {
  readonly remembered: readonly RememberedOrder[];
  /** The question is about the order of waiting abilities. */
  readonly isAsked: boolean;
  /** It can be remembered. */
  readonly canRemember: boolean;
  /** The next answer is remembered. */
  readonly isAlways: boolean;
  toggleAlways(): void;
  /** Answers the question about the order. */
  choose(option: number): void;
  anyOrder(): void;
  forget(order: RememberedOrder): void;
}

const askIn = ({ question, sides }: Snapshot) => ({
  kind: question?.kind ?? 'move',
  player: sides.me,
  options: question?.answers.map(({ option }) => option) ?? [],
});

export function useOrders(
  { game: number }: GameInfo,
  snapshot: Snapshot,
  { singles, orders: answersOrders }: Settings,
  play: Play,
): Orders {
  const controller = useGameController();
  const game = nameOfGame(controller.gameId(), number);
  const remembered = useSyncExternalStore(watchRemembered, () => rememberedIn(game));
  const [said, setSaid] = useState<{ readonly moment: number; readonly isAlways: boolean } | null>(null);
  /** The abilities that still wait of those whose order is being remembered. */
  const [going, setGoing] = useState<AnyOrder>([]);
  useEffect(() => {
    const orders = answersOrders ? remembered : [];
    controller.automate({ singles, orders });
  }, [controller, singles, answersOrders, remembered]);

  const ask = askIn(snapshot);
  const { moment } = snapshot;
  const isRemembered = rememberedOption(ask, remembered) !== null;
  const isAlways = said?.moment === moment ? said.isAlways : isRemembered || isCovered(ask, going);
  /** The worker knows it before it gets the answer. */
  const keep = (orders: readonly RememberedOrder[]): void => {
    remember(game, orders);
    controller.automate(automationIn(game, { singles, orders: answersOrders }));
  };
  return {
    remembered,
    isAsked: ask.kind === 'order',
    canRemember: answersOrders && ask.options.some((_, i) => orderSaid(ask, i) !== null),
    isAlways,
    toggleAlways: () => {
      setSaid({ moment, isAlways: !isAlways });
      if (isAlways) setGoing([]);
      if (isRemembered) keep(withoutOrder(remembered, ask));
    },
    choose: (option) => {
      const order =
        isAlways && answersOrders ? orderSaid(ask, option, (i) => snapshot.question?.answers[i]?.label ?? '') : null;
      setGoing(order === null ? [] : waitingIn(ask));
      if (order !== null) keep(withOrder(remembered, order));
      play.answer(option);
    },
    anyOrder: () => controller.anyOrder(moment),
    forget: (order) => keep(remembered.filter((one) => one !== order)),
  };
}
