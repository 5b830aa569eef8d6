import type { Order } from '../../../../contract/orders.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { Alert } from '../../../ui/signs/alert.tsx';

/** What the restaurant has changed in an order, and what it costs since. */
export function OrderChanges({ order }: { order: Order }) {
  const t = useMessages('order');
  const language = useLanguage();
  const amount = (value: number) => money(value, order.currency, language);
  return (order.changes ?? []).map(({ at, reason, items, before, after }) => (
    <Alert key={at} tone="warning">
      <b>{t('changed_title')}</b>
      <ul>
        {items.map(({ name, lang, from, to }) => (
          <li
            key={`${name} ${from} ${to}`}
            lang={lang ?? order.lang}
          >{`${to > from ? '+' : '−'} ${Math.abs(from - to)} × ${name}`}</li>
        ))}
      </ul>
      <p>{reason}</p>
      <p>{t('changed_total', { after: amount(after), before: amount(before) })}</p>
    </Alert>
  ));
}
