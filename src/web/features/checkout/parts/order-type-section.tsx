import { ORDER_TYPE, ORDER_TYPES } from '../../../../domain/orders/order-types.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { PlainUpdate } from '../../cart/plain-update.tsx';
import { useCheckout } from '../checkout-context.ts';
import styles from './order-type-section.module.css';
import { TimingBlock } from './timing-block.tsx';

/** Only some dishes have hours. */
const LazyUnservedNotice = lazyPart(() => import('./unserved-notice.tsx').then((file) => file.UnservedNotice));

/** How the food gets to the customer, and when. */
export function OrderTypeSection() {
  const t = useMessages('checkout');
  const { plain } = useApp();
  const { checkout, items, change } = useCheckout();
  const { offered, orderType } = checkout;
  const only = offered.length === 1 ? offered[0] : null;
  return (
    <Panel step={1} title={t('section_details')}>
      <div className={styles.stack}>
        <Segmented
          label={t('order_type')}
          name="orderType"
          value={offered.length ? orderType : null}
          onChange={(type) => change({ type: 'set', values: { orderType: type } })}
          options={ORDER_TYPES.map((type) => ({
            value: type,
            label: t(`type_${type}`),
            icon: ORDER_TYPE[type].placeIcon,
            disabled: !offered.includes(type),
          }))}
        />
        {only && <Alert tone="info">{t(`only_${ORDER_TYPE[only].word}`)}</Alert>}
        {offered.length === 0 && <Alert tone="warning">{t('no_order_type')}</Alert>}
        <TimingBlock />
        {items.some(({ served }) => served) && <LazyUnservedNotice />}
        {import.meta.env.SSR && plain && <PlainUpdate />}
      </div>
    </Panel>
  );
}
