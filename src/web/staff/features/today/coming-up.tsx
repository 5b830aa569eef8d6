import type { Today } from '../../../../contract/staff/staff-today.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { dateTime } from '../../../app/format/format.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { type Task, TaskList } from './task-list.tsx';

const HOURS = '/staff/restaurant/hours';

/** Orders for later today, and the next days on which the restaurant is closed by exception. */
export function ComingUp({ today: { later, closures, timezone } }: { today: Today }) {
  const t = useMessages('today');
  const language = useLanguage();
  const tasks: Task[] = [
    ...later.map(({ at, orders }) => ({
      ...{ key: at, icon: 'clock' as const, tone: 'green' as const, to: '/staff', act: t('see') },
      title: t('orders_at', { time: timeText(at, { zone: timezone, language }), count: orders }),
      text: t('ordered_ahead'),
    })),
    ...closures.slice(0, 3).map((date) => ({
      ...{ key: date, icon: 'calendar-clock' as const, tone: 'blue' as const, to: HOURS, act: t('hours') },
      title: dateTime(`${date}T12:00:00Z`, 'UTC', language, { weekday: 'long', day: 'numeric', month: 'long' }),
      text: t('closed'),
    })),
  ];
  return <TaskList title={t('coming')} tasks={tasks} empty={<p className="muted">{t('nothing_coming')}</p>} />;
}
