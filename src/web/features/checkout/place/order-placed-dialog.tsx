import type { Order } from '../../../../contract/orders.ts';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { useMessages, useNow } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Emoji } from '../../../ui/signs/emoji.tsx';
import { usualTime } from '../../restaurant/usual-time.ts';
import { useWhenText } from '../use-when-text.ts';
import styles from './order-placed-dialog.module.css';
import { placedWhen } from './placed-when.ts';

interface OrderPlacedDialogProps {
  order: Order;
  restaurant: Restaurant;
  onTrack(): void;
  onClose(): void;
}

/** Confirms what was ordered for when, with the button to the orders (specification section 2, "Checkout"). */
export function OrderPlacedDialog({ order, restaurant, onTrack, onClose }: OrderPlacedDialogProps) {
  const t = useMessages('checkout');
  const when = useWhenText();
  const now = useNow();
  const { orderType, isASAP } = order;
  return (
    <Dialog
      open
      onClose={onClose}
      picture={<Emoji name="party" eager />}
      title={t('placed', { orderNumber: order.orderNumber })}
      actions={
        <Button size="lg" full onClick={onTrack}>
          {t('track')}
        </Button>
      }
    >
      <p className={styles.when}>{when(placedWhen(order, restaurant, now))}</p>
      <p className="muted">
        {isASAP && !order.promisedAt
          ? t('placed_asap', { eta: usualTime(restaurant, orderType) })
          : t('placed_scheduled')}
      </p>
    </Dialog>
  );
}
