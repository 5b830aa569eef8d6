import type { Figures } from '../../../../contract/staff/staff-reports.ts';
import { BY_ASSISTANT } from '../../../../domain/orders/assistant-source.ts';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { clockTime, dateTime, money, shortMoney } from '../../../app/format/format.ts';
import { paymentMethodName } from '../../../features/orders/payment-method.ts';
import { Panel } from '../../../ui/panel.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { BarPlot } from './bar-plot.tsx';
import { CallOffs } from './call-offs.tsx';
import { DaysTable } from './days-table.tsx';
import { KeyFigures } from './key-figures.tsx';
import { Ranking } from './ranking.tsx';
import styles from './report-view.module.css';

/** The figures of a span of days. */
export function ReportView({ figures }: { figures: Figures }) {
  const t = useMessages('reports');
  const board = useMessages('board');
  const statuses = useMessages('statuses');
  const language = useLanguage();
  const { currency, days, total, before, hours, dishes, payments, channels, promotions, customers } = figures;
  if (total.orders === 0 && total.calledOff === 0) {
    return <EmptyState emoji="plate" title={t('none_title')} text={t('none_text')} framed />;
  }
  const doorName = (channel: Figures['channels'][number]['channel'], source: string | null) => {
    if (source === null) return t(`channel_${channel}`);
    if (channel === 'phone') return t('channel_key');
    return source === BY_ASSISTANT ? t('channel_assistant') : t('channel_link', { name: source });
  };
  const inMoney = (amount: number) => money(amount, currency, language);
  // A date without a time is formatted as noon UTC in UTC, so that it stays the same date.
  const dateWords = (date: string, options: Intl.DateTimeFormatOptions) =>
    dateTime(`${date}T12:00:00Z`, 'UTC', language, options);
  const busiest = hours.reduce((best, { orders }, hour) => (orders > (hours[best]?.orders ?? 0) ? hour : best), 0);
  return (
    <>
      <KeyFigures figures={figures} />
      <p className="muted">
        {t('compared', {
          from: dateWords(before.from, { weekday: 'short', day: 'numeric', month: 'long' }),
          to: dateWords(before.to, { weekday: 'short', day: 'numeric', month: 'long' }),
        })}
      </p>
      {days.length > 1 && (
        <Panel title={t('by_day')}>
          <BarPlot
            label={t('by_day')}
            bars={days.map(({ date, revenue }) => ({
              short: dateWords(date, { day: 'numeric', month: 'numeric' }),
              name: dateWords(date, { weekday: 'short', day: 'numeric', month: 'long' }),
              value: revenue,
            }))}
            words={inMoney}
            tick={(value) => shortMoney(inMoney(value))}
          />
          <DaysTable figures={figures} dateWords={dateWords} />
        </Panel>
      )}
      <Panel title={t('by_hour')}>
        <BarPlot
          label={t('by_hour')}
          bars={hours.map(({ hour, orders }) => ({
            short: clockTime(hour * 60, language).replace(':00', ''),
            name: t('hour_span', { from: clockTime(hour * 60, language), to: clockTime((hour + 1) * 60, language) }),
            value: orders,
          }))}
          first={busiest}
          words={(count) => t('orders_count', { count })}
          tick={String}
        />
      </Panel>
      <div className={styles.pair}>
        <Ranking
          title={t('payments')}
          empty={t('no_payments')}
          rows={payments.map(({ method, orderType, orders, revenue }) => ({
            key: `${method} ${orderType}`,
            name: `${paymentMethodName(statuses, method)} · ${board(ORDER_TYPE[orderType].word)}`,
            amount: t('orders_count', { count: orders }),
            money: inMoney(revenue),
          }))}
        />
        <Ranking
          title={t('best_dishes')}
          empty={t('no_dishes')}
          rows={dishes.map(({ productId, name, quantity, revenue }) => ({
            key: productId,
            name,
            amount: t('times', { count: quantity }),
            money: inMoney(revenue),
          }))}
        />
        <Ranking
          title={t('categories')}
          empty={t('no_dishes')}
          rows={figures.categories.map(({ name, quantity, revenue }) => ({
            key: name ?? '',
            name: name ?? t('no_category'),
            amount: t('times', { count: quantity }),
            money: inMoney(revenue),
          }))}
        />
        <Ranking
          title={t('customers')}
          empty={t('no_channels')}
          rows={(['new', 'returning'] as const)
            .filter((kind) => customers[kind].orders > 0)
            .map((kind) => ({
              key: kind,
              name: t(`customers_${kind}`),
              amount: t('orders_count', { count: customers[kind].orders }),
              money: inMoney(customers[kind].revenue),
            }))}
        />
        <CallOffs figures={figures} />
        <Ranking
          title={t('channels')}
          empty={t('no_channels')}
          rows={channels.map(({ channel, source, orders, revenue }) => ({
            key: `${channel} ${source ?? ''}`,
            name: doorName(channel, source),
            amount: t('orders_count', { count: orders }),
            money: inMoney(revenue),
          }))}
        />
        <Ranking
          title={t('promotions')}
          empty={t('no_promotions')}
          rows={promotions.map(({ promotionId, name, orders, discount }) => ({
            key: promotionId,
            name,
            amount: t('orders_count', { count: orders }),
            money: inMoney(-discount),
          }))}
        />
      </div>
    </>
  );
}
