import { lazy, Suspense } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useCheckout } from '../checkout-context.ts';
import { OFFERS_ID } from '../gaps.ts';
import styles from './offers-section.module.css';
import { PromoManager } from './promo-manager.tsx';

// Lazy without a placeholder: points and rewards show nothing until they are fetched, which takes as long as their file.
const Points = lazy(() => import('./checkout-points.tsx').then((file) => ({ default: file.CheckoutPoints })));
const Rewards = lazy(() => import('./checkout-points.tsx').then((file) => ({ default: file.CheckoutRewards })));

/** Where the customer applies a code or redeems points: one promotion or reward an order (DECISIONS, settled 5). Guests have no points. */
export function OffersSection() {
  const t = useMessages('checkout');
  const { user } = useCheckout();
  const points = (
    <Suspense>
      <Points />
    </Suspense>
  );
  return (
    <Panel title={t('offers')} actions={user.isGuest ? undefined : points}>
      <div id={OFFERS_ID} className={styles.stack}>
        <PromoManager />
        {!user.isGuest && (
          <Suspense>
            <Rewards />
          </Suspense>
        )}
      </div>
    </Panel>
  );
}
