import type { Order } from '../../../../contract/orders.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { Button } from '../../../ui/button.tsx';
import { useReorder } from '../use-reorder.ts';
import styles from './further-actions.module.css';
import { LinkButtons } from './link-buttons.tsx';

/** What can be done with the order beside following it: after the tracker, as most come to see how far it is. */
export function FurtherActions({ order, link }: { order: Order; link?: string | undefined }) {
  const t = useMessages('order');
  const { session } = useApp();
  const { status } = useStore(session.state);
  const reorder = useReorder(order);
  return (
    <div className={styles.actions}>
      <Button variant="outline" size="sm" before="rotate-ccw" onClick={() => void reorder()}>
        {t('reorder')}
      </Button>
      {status === 'guest' && !link && <LinkButtons order={order} />}
    </div>
  );
}
