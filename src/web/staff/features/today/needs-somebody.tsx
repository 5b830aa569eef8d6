import type { Today } from '../../../../contract/staff/staff-today.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { listed } from '../../../app/format/format.ts';
import { dateAndTime, timeText } from '../../../features/orders/order-time.ts';
import { type Task, TaskList } from './task-list.tsx';

interface NeedsSomebodyProps {
  today: Today;
  /** Whether what the restaurant's law demands is missing on its site. */
  lacksLegal: boolean;
  /** Whether nobody has said how the restaurant is taxed. */
  lacksTaxes: boolean;
}

/** Who or what waits for a member of the staff. */
export function NeedsSomebody({ today, lacksLegal, lacksTaxes }: NeedsSomebodyProps) {
  const t = useMessages('today');
  const step = useMessages('first-steps');
  const language = useLanguage();
  const clock = { zone: today.timezone, language };
  const { unanswered, late, messages, soldOut, reviews } = today;
  const tasks: Task[] = [];
  if (unanswered.count > 0)
    tasks.push({
      ...{ key: 'unanswered', icon: 'hourglass', tone: 'red', to: '/staff', act: t('open') },
      title: t('unanswered', { count: unanswered.count }),
      text: unanswered.oldest ? t('oldest', { time: timeText(unanswered.oldest, clock) }) : '',
    });
  if (late.count > 0)
    tasks.push({
      ...{ key: 'late', icon: 'clock', tone: 'red', to: '/staff', act: t('open') },
      title: t('late_orders', { count: late.count }),
      text: listed(late.numbers, language),
    });
  if (soldOut.count > 0)
    tasks.push({
      ...{ key: 'sold-out', icon: 'ban', tone: 'orange', to: '/staff/menu', act: t('change') },
      title: t('sold_out', { count: soldOut.count }),
      text: listed(soldOut.names, language),
    });
  if (messages.count > 0)
    tasks.push({
      ...{ key: 'messages', icon: 'mail', tone: 'blue', to: '/staff/restaurant/messages', act: t('reply') },
      title: t('messages', { count: messages.count }),
      text: messages.oldest ? t('oldest', { time: dateAndTime(messages.oldest, clock) }) : '',
    });
  if (reviews.count > 0)
    tasks.push({
      ...{ key: 'reviews', icon: 'star', tone: 'blue', to: '/staff/restaurant/reviews', act: t('reply') },
      title: t('reviews', { count: reviews.count }),
      text: t('lowest', { stars: reviews.lowest ?? 0 }),
    });
  if (lacksTaxes)
    tasks.push({
      ...{ key: 'taxes', icon: 'receipt-text', tone: 'orange', to: '/staff/restaurant/taxes', act: t('open') },
      ...{ title: step('taxes'), text: step('text_taxes') },
    });
  if (lacksLegal)
    tasks.push({
      ...{ key: 'legal', icon: 'scale', tone: 'orange', to: '/staff/restaurant/legal', act: t('open') },
      ...{ title: step('legal'), text: step('text_legal') },
    });
  return <TaskList title={t('needs')} tasks={tasks} empty={<p className="muted">{t('nothing_needed')}</p>} />;
}
