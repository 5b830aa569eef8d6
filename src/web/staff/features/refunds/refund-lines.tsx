import type { OnlinePayment } from '../../../../contract/online-payment.ts';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import styles from './refund-lines.module.css';

interface RefundLinesProps {
  order: StaffOrder;
  refunds: OnlinePayment['refunds'];
  /** How many of which item. */
  chosen: ReadonlyMap<number, number>;
  onChange(chosen: ReadonlyMap<number, number>): void;
  error: string | null;
}

/** How many of each dish are refunded: not more than are not refunded yet. */
export function RefundLines({ order, refunds, chosen, onChange, error }: RefundLinesProps) {
  const t = useMessages('board');
  const gone = refunds.flatMap(({ lines = [] }) => lines);
  return (
    <div>
      <ul className={styles.lines}>
        {order.items.map(({ productName, quantity, selectedOptions }, line) => {
          const before = gone.filter((each) => each.line === line).reduce((sum, each) => sum + each.quantity, 0);
          const options = selectedOptions.map(({ valueLabel }) => valueLabel).join(', ');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the line's name
            <li key={line}>
              <span className={styles.dish}>
                <b>{productName}</b>
                {options && <span className={styles.options}>{options}</span>}
                <span className={styles.options}>
                  {before === quantity ? t('refund_line_done') : t('refund_line_of', { count: quantity - before })}
                </span>
              </span>
              <Stepper
                value={chosen.get(line) ?? 0}
                min={0}
                max={quantity - before}
                labels={{
                  group: productName,
                  less: t('fewer_of', { name: productName }),
                  more: t('more_of', { name: productName }),
                }}
                onChange={(value) => onChange(new Map(chosen).set(line, value))}
              />
            </li>
          );
        })}
      </ul>
      <FieldError id="refund-lines-error">{error}</FieldError>
    </div>
  );
}
