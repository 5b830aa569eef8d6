import type { PromotionType } from '../../../../domain/orders/discount.ts';
import type { OrderType } from '../../../../domain/orders/order-types.ts';
import { useMessages } from '../../../app/app-context.ts';
import { DATE_AND_TIME, dateTime } from '../../../app/format/format.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { servingText } from '../../../features/restaurant/serving-text.ts';
import { typedWallTime } from '../../app/wall-time-draft.ts';
import { type DescribeChange, describeChanges, type Fact } from '../editing/describe-changes.ts';
import { useDifferenceLabels } from '../editing/use-difference-labels.ts';
import { isServingDraft, servingInput } from '../menu-editor/fields/serving-draft.ts';
import type { PromotionDraft, PromotionWriting } from './promotion-draft.ts';

/** Describes changes of a promotion or reward: the field's name and its value as text. */
export function usePromotionChangeLabels({ language, own, zone }: PromotionWriting): DescribeChange {
  const t = useMessages('staff-promotions');
  const shell = useMessages('shell');
  const { text, yesOrNo, amount } = useDifferenceLabels(useKnownRestaurant()?.currency);
  const time: Fact['say'] = (value) => {
    const instant = typedWallTime(String(value), zone);
    return instant === null ? '' : dateTime(instant, zone, language, DATE_AND_TIME);
  };
  const saidHours: Fact['say'] = (value) => {
    const hours = isServingDraft(value) ? servingInput(value) : null;
    return hours ? servingText(hours, { t: shell, language }) : '';
  };
  const facts: Record<keyof PromotionDraft, Fact> = {
    name: { label: t('name'), say: text },
    description: { label: t('description'), say: text },
    type: { label: t('type'), say: (value) => t(`type_${value as PromotionType}`) },
    // Without a unit: the type says whether it is a percentage or an amount.
    value: { label: t('discount'), say: text },
    code: { label: t('code'), say: text },
    points: { label: t('points'), say: text },
    minimum: { label: t('minimum'), say: amount },
    productIds: {
      label: t('dishes'),
      say: (ids) => (Array.isArray(ids) ? t('chosen_count', { count: ids.length }) : t('every_dish')),
    },
    categoryIds: {
      label: t('chosen_categories'),
      say: (ids) => String(Array.isArray(ids) ? ids.length : 0),
    },
    buy: { label: t('buy'), say: text },
    get: { label: t('get'), say: text },
    from: { label: t('from'), say: time },
    until: { label: t('until'), say: time },
    uses: { label: t('max_uses'), say: text },
    usesPerCustomer: { label: t('max_uses_customer'), say: text },
    orderType: { label: t('order_type'), say: (type) => t(`order_type_${(type as OrderType | null) ?? 'both'}`) },
    firstOrderOnly: { label: t('first_order_only'), say: yesOrNo },
    hours: { label: t('hours'), say: saidHours },
    displayToCustomers: { label: t('display'), say: yesOrNo },
    isActive: { label: t('active'), say: yesOrNo },
  };
  return describeChanges(facts, own);
}
