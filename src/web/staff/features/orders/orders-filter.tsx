import type { StaffOrdersQuery } from '../../../../contract/staff/staff-orders.ts';
import { orderNumberOf } from '../../../../domain/orders/order-number.ts';
import { type OrderStatus, SENT_STATUSES } from '../../../../domain/orders/order-status.ts';
import { instantOf, wallClock } from '../../../../domain/times/zoned-time.ts';
import { useMessages, useNow } from '../../../app/app-context.ts';
import { statusText } from '../../../features/orders/status-chips.tsx';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../editing/record-filter.module.css';

export interface OrderRecordsFilter {
  /** '': orders of every status. */
  status: OrderStatus | '';
  /** The last day shown ('YYYY-MM-DD', in the restaurant's zone); '': today. */
  day: string;
  /** As it was typed. A whole number counts alone, without status and day; a part of one, and '', does not count. */
  number: string;
}

const MINUTES_A_DAY = 24 * 60;

/** The filter as a query of the API. */
export function queryOfFilter(
  { status, day, number: typed }: OrderRecordsFilter,
  zone: string,
): Partial<StaffOrdersQuery> {
  const number = orderNumberOf(typed);
  if (number) return { number };
  const until = day && new Date(instantOf(day, MINUTES_A_DAY, zone) - 1).toISOString();
  return { ...(status && { status }), ...(until && { until }) };
}

/** The filter's inputs: a number, a status, and the day from which to go back. */
export function OrdersFilterFields({
  filter,
  onChange,
}: {
  filter: OrderRecordsFilter;
  onChange(filter: OrderRecordsFilter): void;
}) {
  const t = useMessages('all-orders');
  const words = useMessages('statuses');
  const { zone } = useOrderClock();
  return (
    <div className={styles.filter}>
      <TextField
        type="search"
        label={t('number')}
        hint={t('number_hint')}
        value={filter.number}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, number: value })}
      />
      <SelectField
        label={t('status')}
        value={filter.status}
        options={[
          { value: '', label: t('any_status') },
          ...SENT_STATUSES.map((value) => ({ value, label: statusText(words, value) })),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, status: value as OrderStatus | '' })}
      />
      <TextField
        type="date"
        label={t('up_to')}
        value={filter.day}
        max={wallClock(useNow(), zone).date}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, day: value })}
      />
    </div>
  );
}
