import { useNavigate } from 'react-router';
import type { ApiFailure } from '../../../../contract/transport.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { type OrdersFilter, ordersAddress } from '../orders-filter.ts';

/** The customer has no orders, or none that match the filter. */
export function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const t = useMessages('orders');
  if (isFiltered) {
    return (
      <EmptyState
        emoji="magnifier"
        title={t('none_found_title')}
        text={t('none_found_text')}
        action={
          <ButtonLink variant="outline" to="/orders">
            {t('show_all')}
          </ButtonLink>
        }
        framed
      />
    );
  }
  return (
    <EmptyState
      emoji="pasta"
      title={t('empty_title')}
      text={t('empty_text')}
      action={
        <ButtonLink to="/menu" viewTransition>
          {t('start_ordering')}
        </ButtonLink>
      }
      framed
    />
  );
}

interface OrdersFailedProps {
  failure: ApiFailure | null;
  filter: OrdersFilter;
  reload: () => void;
}

/** The orders could not be loaded (specification section 8, "Orders and checkout"). */
export function OrdersFailed({ failure, filter, reload }: OrdersFailedProps) {
  const t = useMessages('orders');
  const navigate = useNavigate();
  /** Loads page 1 (specification section 2); from another page by navigating to it, which fetches it. */
  const retry = () => (filter.page === 1 ? reload() : void navigate(ordersAddress({ ...filter, page: 1 })));
  return (
    <Alert
      actions={
        <Button variant="outline" size="sm" before="rotate-ccw" onClick={retry}>
          {t('retry')}
        </Button>
      }
    >
      {failure?.kind === 'problem' ? refusalText(failure) || t('fetch_failed') : t('fetch_unreachable')}
    </Alert>
  );
}
