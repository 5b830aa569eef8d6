import { PromotionList } from '../features/promotions/promotion-list.tsx';

/** Promotions: codes, and offers that customers apply from their cards. */
export function Component() {
  return <PromotionList kind="promotion" />;
}
