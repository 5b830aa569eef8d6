import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { DishSteppers } from './dish-steppers.tsx';
import type { shownRefunds } from './shown-refunds.ts';

interface RefundLinesProps {
  order: StaffOrder;
  refunds: ReturnType<typeof shownRefunds>;
  /** How many of which item. */
  chosen: ReadonlyMap<number, number>;
  onChange(chosen: ReadonlyMap<number, number>): void;
  error: string | null;
}

/** How many of each dish are refunded: not more than are not refunded yet. */
export function RefundLines({ order, refunds, chosen, onChange, error }: RefundLinesProps) {
  const t = useMessages('board');
  const gone = refunds.flatMap(({ lines = [] }) => lines);
  const leftOf = (line: number) =>
    gone.reduce((left, each) => (each.line === line ? left - each.quantity : left), order.items[line]?.quantity ?? 0);
  return (
    <DishSteppers
      order={order}
      rangeOf={(line) => ({ min: 0, max: leftOf(line) })}
      countOf={(line) => chosen.get(line) ?? 0}
      onChange={(line, value) => onChange(new Map(chosen).set(line, value))}
      noteOf={(line) => (leftOf(line) === 0 ? t('refund_line_done') : t('refund_line_of', { count: leftOf(line) }))}
      error={error}
    />
  );
}
