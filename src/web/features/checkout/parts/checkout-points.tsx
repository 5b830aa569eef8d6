import { PointsDisplay } from '../../loyalty/points-display.tsx';
import { RewardList } from '../../loyalty/reward-list.tsx';
import { usePoints } from '../../loyalty/use-points.ts';
import { useCheckout } from '../checkout-context.ts';

/** The points of who is signed in. */
export function CheckoutPoints() {
  const { restaurant } = useCheckout();
  return <PointsDisplay {...usePoints(restaurant._id)} />;
}

/** The rewards that the points of who is signed in can be redeemed for. */
export function CheckoutRewards() {
  const { restaurant, checkout, promotion } = useCheckout();
  const { balance } = usePoints(restaurant._id);
  const applied = checkout.promotion;
  return (
    <RewardList
      points={balance}
      redeemedId={applied && applied.pointsCost !== null ? applied.promotionId : null}
      subtotal={checkout.figures.subtotal}
      currency={restaurant.currency}
      onRedeem={promotion.redeem}
    />
  );
}
