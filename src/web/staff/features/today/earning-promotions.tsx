import type { Today } from '../../../../contract/staff/staff-today.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { TaskList } from './task-list.tsx';

/** What promotions and rewards brought of late, and what they cost; nothing where no order used one. */
export function EarningPromotions({ today: { promotions, currency } }: { today: Today }) {
  const t = useMessages('today');
  const language = useLanguage();
  if (promotions.length === 0) return null;
  const amount = (value: number) => money(value, currency, language);
  const tasks = promotions.map(({ promotionId, name, orders, revenue, discount }) => ({
    ...{ key: promotionId, icon: 'ticket-percent' as const, tone: 'green' as const, act: t('see') },
    title: name,
    text: t('promotion_earned', { count: orders, revenue: amount(revenue), discount: amount(discount) }),
    to: '/staff/restaurant/promotions',
  }));
  return <TaskList title={t('earning')} tasks={tasks} empty={null} />;
}
