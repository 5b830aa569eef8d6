import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import styles from './dish-steppers.module.css';

interface DishSteppersProps {
  order: StaffOrder;
  rangeOf(line: number): { min: number; max: number };
  countOf(line: number): number;
  onChange(line: number, value: number): void;
  /** Below the dish's name; '': nothing. */
  noteOf?(line: number): string;
  error: string | null;
}

/** A number for each dish of an order. */
export function DishSteppers({ order, rangeOf, countOf, onChange, noteOf, error }: DishSteppersProps) {
  const t = useMessages('board');
  return (
    <div>
      <ul className={styles.lines}>
        {order.items.map(({ productName, selectedOptions }, line) => {
          const note = noteOf?.(line);
          const options = selectedOptions.map(({ valueLabel }) => valueLabel).join(', ');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the line's name
            <li key={line}>
              <span className={styles.dish}>
                <b>{productName}</b>
                {options && <span className={styles.options}>{options}</span>}
                {note && <span className={styles.options}>{note}</span>}
              </span>
              <Stepper
                value={countOf(line)}
                {...rangeOf(line)}
                labels={{
                  group: productName,
                  less: t('fewer_of', { name: productName }),
                  more: t('more_of', { name: productName }),
                }}
                onChange={(value) => onChange(line, value)}
              />
            </li>
          );
        })}
      </ul>
      <FieldError id="dish-steppers-error">{error}</FieldError>
    </div>
  );
}
