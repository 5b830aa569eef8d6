import { useMessages } from '../../../app/app-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';

/** The link to the orders that are no longer on the board. */
export function EarlierOrders({ className }: { className?: string | undefined }) {
  const t = useMessages('board');
  return (
    <ButtonLink to="/staff/orders" variant="text" size="sm" before="history" className={className}>
      {t('earlier_orders')}
    </ButtonLink>
  );
}
