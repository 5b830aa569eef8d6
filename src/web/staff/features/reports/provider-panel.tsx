import type { Currency } from '../../../../contract/primitives.ts';
import type { Books, ProviderBooks } from '../../../../contract/staff/staff-books.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { DATE_AND_TIME, dateTime, money } from '../../../app/format/format.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import styles from './days-table.module.css';
import { type By, usePeriodName } from './period-name.ts';

interface ProviderPanelProps {
  provider: NonNullable<Books['provider']>;
  /** The restaurant's. */
  currency: Currency;
  by: By;
}

/** What the provider's own books say of the same days, and where they differ from ours. */
export function ProviderPanel({ provider: { readUntil, isForbidden, balances }, currency, by }: ProviderPanelProps) {
  const t = useMessages('reports');
  const language = useLanguage();
  const zone = useKnownRestaurant()?.timezone ?? 'UTC';
  const time = readUntil && dateTime(readUntil, zone, language, DATE_AND_TIME);
  return (
    <Panel title={t('provider')}>
      <p className={styles.about}>{time ? t('provider_text', { time }) : t('provider_unread')}</p>
      {isForbidden && <Alert tone="warning">{t('provider_forbidden')}</Alert>}
      {balances.some(({ total }) => total.difference !== 0) && <Alert tone="warning">{t('provider_differs')}</Alert>}
      {balances.map((balance) => (
        <BalanceTable key={balance.currency.code} balance={balance} currency={currency} by={by} />
      ))}
    </Panel>
  );
}

const COLUMNS = ['charged', 'refunded', 'disputed', 'fees', 'other', 'paidOut', 'net', 'difference'] as const;
/** Shown only where there are some. */
const RARE = new Set<(typeof COLUMNS)[number]>(['disputed', 'other']);

function BalanceTable({
  balance: { currency: ofBalance, periods, total },
  currency,
  by,
}: {
  balance: ProviderBooks;
  currency: Currency;
  by: By;
}) {
  const t = useMessages('reports');
  const language = useLanguage();
  const periodName = usePeriodName(by);
  const columns = COLUMNS.filter((name) => !RARE.has(name) || periods.some((row) => row[name] !== 0));
  const cell = (row: ProviderBooks['total'], name: (typeof COLUMNS)[number]) =>
    money(row[name], name === 'difference' ? currency : ofBalance, language);
  const rows = [
    ...periods.map((row) => ({ ...row, name: periodName(row.period) })),
    { ...total, period: 'total', name: t('books_total') },
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={`${t('provider')} (${ofBalance.code})`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('books_period')}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(`provider_${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.period}>
              <th scope="row">{row.name}</th>
              {columns.map((name) => (
                <td key={name}>{cell(row, name)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
