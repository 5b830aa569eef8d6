import { lazy, Suspense } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PointsDisplay } from '../../loyalty/points-display.tsx';
import { usePoints } from '../../loyalty/use-points.ts';
import { useCheckout } from '../checkout-context.ts';
import { OFFERS_ID } from '../gaps.ts';
import styles from './offers-section.module.css';
import { PromoManager } from './promo-manager.tsx';

// Lazy without a placeholder: the list shows nothing until the rewards are fetched, which takes as long as its file.
const RewardList = lazy(() => import('../../loyalty/reward-list.tsx').then((file) => ({ default: file.RewardList })));

/** Where the customer applies a code or redeems points: one promotion or reward an order (DECISIONS, settled 5). */
export function OffersSection() {
  const t = useMessages('checkout');
  const { user } = useCheckout();
  if (user.isGuest) {
    return (
      <Panel title={t('offers')}>
        <div id={OFFERS_ID} className={styles.stack}>
          <PromoManager />
        </div>
      </Panel>
    );
  }
  return <OffersAndPoints />;
}

function OffersAndPoints() {
  const t = useMessages('checkout');
  const { restaurant, checkout, promotion } = useCheckout();
  const applied = checkout.promotion;
  const points = usePoints(restaurant._id);
  return (
    <Panel title={t('offers')} actions={<PointsDisplay {...points} />}>
      <div id={OFFERS_ID} className={styles.stack}>
        <PromoManager />
        <Suspense>
          <RewardList
            points={points.balance}
            redeemedId={applied && applied.pointsCost !== null ? applied.promotionId : null}
            subtotal={checkout.figures.subtotal}
            currency={restaurant.currency}
            onRedeem={promotion.redeem}
          />
        </Suspense>
      </div>
    </Panel>
  );
}
