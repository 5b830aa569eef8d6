import { PromotionList } from '../features/promotions/promotion-list.tsx';

/** The rewards that customers redeem with points. */
export function Component() {
  return <PromotionList kind="reward" />;
}
