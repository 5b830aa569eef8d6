import { useMessages } from '../../../app/app-context.ts';
import { type DescribeChange, describeChanges, type Fact } from '../editing/describe-changes.ts';
import { useDifferenceLabels } from '../editing/use-difference-labels.ts';
import type { TimesDraft } from './times-draft.ts';

/** Describes what somebody else has changed in orders and times. Rules and hours of delivery are named as a whole. */
export function useTimesChangeWords(): DescribeChange {
  const t = useMessages('order-times');
  const { text, yesOrNo } = useDifferenceLabels(undefined);
  const facts: Record<keyof TimesDraft, Fact> = {
    pickup: { label: t('pickup'), say: text },
    travel: { label: t('travel'), say: text },
    lastOrders: { label: t('lastOrders'), say: text },
    daysAhead: { label: t('daysAhead'), say: text },
    slotMinutes: { label: t('slot'), say: text },
    hasDeliveryHours: { label: t('delivery_hours_own'), say: yesOrNo },
    deliveryHours: { label: t('delivery_hours'), say: text },
    mostUnits: { label: t('mostUnits'), say: text },
    rules: { label: t('capacity'), say: text },
    startAhead: { label: t('start_ahead'), say: text },
    holdsPapers: { label: t('holds_papers'), say: yesOrNo },
    autoAccept: { label: t('auto_accept'), say: yesOrNo },
    publishesPunctuality: { label: t('publish'), say: yesOrNo },
  };
  return describeChanges(facts);
}
