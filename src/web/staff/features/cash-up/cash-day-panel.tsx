import type { Currency } from '../../../../contract/primitives.ts';
import type { CashDay } from '../../../../contract/staff/staff-cash-ups.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { dateTime, money } from '../../../app/format/format.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StatusChip } from '../../../ui/signs/chip.tsx';
import styles from './cash-up.module.css';
import { useDayName } from './day-name.ts';

interface CashDayProps {
  day: CashDay;
  currency: Currency;
  isToday: boolean;
  count(): void;
}

/** One business day's cash, and each count of it. */
export function CashDayPanel({ day, currency, isToday, count }: CashDayProps) {
  const t = useMessages('cash-up');
  const language = useLanguage();
  const name = useDayName()(day.date);
  const amount = (value: number) => money(value, currency, language);
  const last = day.counts.at(-1);
  const when = useWhen();
  const lines = [
    [t('taken', { count: day.taken.orders }), day.taken.cash],
    ...day.couriers.map((each) => [t('of_it', { name: each.name, count: each.orders }), each.cash] as const),
    // Not -0, which is written with its sign.
    [t('given_back'), 0 - day.givenBack],
    [t('expected'), day.expected],
  ] as const;
  return (
    <Panel
      title={<span className={styles.day}>{isToday ? t('today', { day: name }) : name}</span>}
      actions={
        <Button variant={isToday && !last ? 'primary' : 'outline'} size="sm" before="coins" onClick={count}>
          {t(last ? 'count_again' : 'count')}
        </Button>
      }
    >
      <dl className={styles.sums}>
        {lines.map(([label, value], index) => (
          <div key={label} data-total={index === lines.length - 1 || undefined}>
            <dt>{label}</dt>
            <dd>{amount(value)}</dd>
          </div>
        ))}
      </dl>
      {day.settled?.map(({ courier, orders, cash, by, at }) => (
        <p key={`${courier}/${at}`} className="muted">
          {[t('handed_in', { name: courier, amount: amount(cash), count: orders }), by, when(at)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
      {day.withCouriers && (
        <p>{t('with_couriers', { amount: amount(day.withCouriers.cash), count: day.withCouriers.orders })}</p>
      )}
      {day.counts.map((each) => (
        <Count key={each.number} count={each} amount={amount} isLast={each === last} />
      ))}
      {last && last.expected !== day.expected && <p className="muted">{t('moved_since')}</p>}
    </Panel>
  );
}

interface CountProps {
  count: CashDay['counts'][number];
  amount(value: number): string;
  isLast: boolean;
}

function Count({ count, amount, isLast }: CountProps) {
  const t = useMessages('cash-up');
  const when = useWhen();
  const { counted, opening, difference, reason, by, at } = count;
  return (
    <div className={styles.count} data-last={isLast || undefined}>
      <p>
        <b>{t('counted_so', { counted: amount(counted), opening: amount(opening) })}</b>
        <StatusChip colour={difference === 0 ? 'green' : 'orange'}>
          {difference === 0
            ? t('agrees')
            : t(difference > 0 ? 'too_much' : 'too_little', { amount: amount(Math.abs(difference)) })}
        </StatusChip>
      </p>
      <p className="muted">{[by ?? t('somebody'), when(at), reason].filter(Boolean).join(' · ')}</p>
    </div>
  );
}

/** Says when something was: its date and its time there. */
function useWhen(): (at: string) => string {
  const language = useLanguage();
  const zone = useKnownRestaurant()?.timezone ?? 'UTC';
  return (at) =>
    `${dateTime(at, zone, language, { day: 'numeric', month: 'short' })}, ${timeText(at, { zone, language })}`;
}
