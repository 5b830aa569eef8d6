import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FILTER_STATUSES, type OrderStatus } from '../../../../domain/orders/order-status.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ORDER_SORTS, type OrderSort, type OrdersFilter, ordersAddress } from '../orders-filter.ts';
import { statusText } from '../status-chips.tsx';
import styles from './orders-filters.module.css';

const SORT_KEYS = { createdAt: 'sort_created_at', totalAmount: 'sort_total_amount', status: 'sort_status' } as const;

/** Status, sort field and direction, kept in the address. A change starts again at page 1. */
export function OrdersFilters({ filter }: { filter: OrdersFilter }) {
  const t = useMessages('orders');
  const tStatus = useMessages('statuses');
  const navigate = useNavigate();
  // Optimistic: the address changes a moment later, and a control must not jump back until then.
  const [chosen, setChosen] = useState(filter);
  const [shown, setShown] = useState(filter);
  if (shown !== filter) {
    setShown(filter);
    setChosen(filter);
  }

  function choose(change: Partial<OrdersFilter>): void {
    const next = { ...chosen, ...change, page: 1 };
    setChosen(next);
    void navigate(ordersAddress(next), { preventScrollReset: true });
  }
  const isDescending = chosen.sortOrder === 'desc';
  return (
    <search className={styles.filters} aria-label={t('filters')}>
      <div className={styles.status}>
        <SelectField
          label={t('status')}
          name="status"
          value={chosen.status ?? ''}
          options={[
            { value: '', label: t('all_statuses') },
            ...FILTER_STATUSES.map((status) => ({ value: status, label: statusText(tStatus, status) })),
          ]}
          onChange={(event) => choose({ status: (event.currentTarget.value || null) as OrderStatus | null })}
        />
        {chosen.status && (
          <IconButton
            icon="x"
            label={t('clear_status')}
            onClick={(event) => {
              // The button is removed together with the filter that it clears, so that the focus moves first.
              event.currentTarget.parentElement?.querySelector('select')?.focus();
              choose({ status: null });
            }}
            className={styles.clear}
          />
        )}
      </div>
      <SelectField
        label={t('sort_by')}
        name="sortBy"
        value={chosen.sortBy}
        options={ORDER_SORTS.map((sort) => ({ value: sort, label: t(SORT_KEYS[sort]) }))}
        onChange={(event) => choose({ sortBy: event.currentTarget.value as OrderSort })}
      />
      <Button
        variant="outline"
        className={styles.direction}
        before={isDescending ? 'arrow-down-wide-narrow' : 'arrow-up-narrow-wide'}
        aria-label={t(isDescending ? 'switch_to_ascending' : 'switch_to_descending')}
        onClick={() => choose({ sortOrder: isDescending ? 'asc' : 'desc' })}
      >
        {t(isDescending ? 'descending' : 'ascending')}
      </Button>
    </search>
  );
}
