import { useMessages } from '../../../app/app-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';

/** To the orders that the board has let go. */
export function EarlierOrders({ className }: { className?: string | undefined }) {
  const t = useMessages('board');
  return (
    <ButtonLink to="/staff/orders" variant="text" size="sm" before="history" className={className}>
      {t('earlier_orders')}
    </ButtonLink>
  );
}
