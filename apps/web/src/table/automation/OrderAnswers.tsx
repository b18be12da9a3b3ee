// Before the abilities that wait, whose texts may be long: any order will do, or the order that is chosen is to be
// remembered.
import { alwaysSo, anyOrder } from '../actions/orderActions.ts';
import { TableButton } from '../actions/TableButton.tsx';
import { useTableActions } from '../actions/tableAction.ts';

export function OrderAnswers() {
  const { orders } = useTableActions();
  if (!orders.isAsked) return null;
  return (
    <div className="order-answers">
      <TableButton action={anyOrder} className="button" stop showsKey testId="any-order" />
      <TableButton
        action={alwaysSo}
        className="button order-always"
        pressed={orders.isAlways}
        hidesUnavailable
        stop
        showsKey
        testId="always-so"
      />
    </div>
  );
}
