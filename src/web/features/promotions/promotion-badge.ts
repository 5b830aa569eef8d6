import type { Promotion } from '../../../contract/promotions.ts';
import { promotionBadge } from '../../../domain/orders/discount.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { money, shortMoney } from '../../app/format/format.ts';
import { useRestaurant } from '../restaurant/restaurant-resource.ts';

/** A promotion's badge, such as "20% OFF", in two lines (specification section 5, "Display rules"). */
export function usePromotionBadge(
  promotion: Pick<Promotion, 'type' | 'discountValue'>,
): [figure: string, rest: string] {
  const t = useMessages('promotions');
  const language = useLanguage();
  const currency = useRestaurant()?.currency;
  const badge = promotionBadge(promotion.type, promotion.discountValue);
  const text = () => {
    switch (badge.kind) {
      case 'percentage':
        return t('badge_percent', { value: badge.percent });
      case 'amount':
        return t('badge_amount', {
          value: currency ? shortMoney(money(badge.amount, currency, language)) : '',
        });
      case 'free_shipping':
        return t('badge_free_shipping');
      case 'special_offer':
        return t('badge_special_offer');
    }
  };
  const [figure = '', rest = ''] = text().split('|');
  return [figure, rest];
}
