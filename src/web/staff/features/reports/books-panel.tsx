import { useState } from 'react';
import { separatorOf } from '../../../../contract/csv.ts';
import { addressOf } from '../../../../contract/endpoints/call.ts';
import { getBooks, getBooksFile } from '../../../../contract/endpoints/reports.ts';
import type { Books, BooksPeriod } from '../../../../contract/staff/staff-books.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money, percentage } from '../../../app/format/format.ts';
import { saveFile } from '../../../app/save-file.ts';
import { paymentMethodName } from '../../../features/orders/payment-method.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { downloadFile } from '../../app/download-file.ts';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import styles from './days-table.module.css';
import { DisputesPanel } from './disputes-panel.tsx';
import { type By, usePeriodName } from './period-name.ts';
import { ProviderPanel } from './provider-panel.tsx';
import type { ReportSpan } from './spans.ts';

/** What was sold, given back and received, and its tax, by day or month: the same to the cent as orders and payments. And what banks and the provider say of it. */
export function BooksPanel({ span }: { span: ReportSpan }) {
  const t = useMessages('reports');
  const app = useApp();
  const { call } = useStaff();
  const [by, setBy] = useState<By>('day');
  const query = { ...span, by };
  const record = useRecord(`books/${JSON.stringify(query)}`, () => call(getBooks, { query, quiet: true }));
  const books = record.value;
  const separator = separatorOf(useLanguage());
  const slug = useKnownRestaurant()?.slug ?? '';
  if (!books) return null;
  async function save(): Promise<void> {
    const path = addressOf(getBooksFile, { query: { ...query, separator } });
    const file = await app.busy.run(() => downloadFile(app, { path, notCome: t('not_saved') }));
    if (file) saveFile(`${slug}-books-${span.from}-${span.to}.csv`, file);
  }
  return (
    <>
      {books.periods.length > 0 && booksPanel(books)}
      {books.disputes.length > 0 && <DisputesPanel books={books} span={span} />}
      {books.provider && <ProviderPanel provider={books.provider} currency={books.currency} by={by} />}
    </>
  );

  function booksPanel(books: Books) {
    return (
      <Panel
        title={t('books')}
        actions={
          <Button variant="outline" size="sm" before="download" onClick={() => void save()}>
            {t('save_books')}
          </Button>
        }
      >
        <p className={styles.about}>
          <span>{t('books_text')}</span>
          {books.total.tips !== undefined && <span>{` ${t('books_tips')}`}</span>}
          {books.total.deliveryServices !== undefined && <span>{` ${t('books_services_text')}`}</span>}
          {books.total.deliveriesToCheck !== undefined && (
            <span>{` ${t('books_to_check_text', { count: books.total.deliveriesToCheck })}`}</span>
          )}
        </p>
        <Segmented<By>
          label={t('books_by')}
          name="books-by"
          value={by}
          onChange={setBy}
          options={[
            { value: 'day' as const, label: t('books_by_day') },
            { value: 'month' as const, label: t('books_by_month') },
          ]}
        />
        {books.total.difference !== 0 && <Alert tone="warning">{t('books_differ')}</Alert>}
        <BooksTable books={books} by={by} />
      </Panel>
    );
  }
}

const SHOWN = ['sales', 'refunds', 'revenue', 'online', 'atDoor', 'open', 'lost', 'fees'] as const;

function BooksTable({ books: { currency, periods, total }, by }: { books: Books; by: By }) {
  const t = useMessages('reports');
  const statuses = useMessages('statuses');
  const language = useLanguage();
  const amount = (value: number) => money(value, currency, language);
  const periodName = usePeriodName(by);
  const columns = [
    ...SHOWN.filter((name) => name !== 'lost' || total.lost !== 0).map((name) => ({
      name: t(`books_${name}`),
      of: (row: Omit<BooksPeriod, 'period'>) => amount(row[name]),
    })),
    ...(['deposits', 'rounding', 'cashDifference', 'deliveryServices'] as const)
      .filter((name) => total[name] !== undefined)
      .map((name) => ({
        name: t(`books_${name}`),
        of: (row: Omit<BooksPeriod, 'period'>) => amount(row[name] ?? 0),
      })),
    ...(total.deliveriesToCheck === undefined
      ? []
      : [
          {
            name: t('books_deliveriesToCheck'),
            of: (row: Omit<BooksPeriod, 'period'>) => String(row.deliveriesToCheck ?? 0),
          },
        ]),
    ...(total.tips === undefined
      ? []
      : [{ name: t('tips'), of: (row: Omit<BooksPeriod, 'period'>) => amount(row.tips ?? 0) }]),
    ...total.methods.map(({ method }) => ({
      name: paymentMethodName(statuses, method),
      of: (row: Omit<BooksPeriod, 'period'>) =>
        amount(row.methods.find((each) => each.method === method)?.received ?? 0),
    })),
    ...total.taxes.map((tax) => ({
      name: t('books_tax', { percent: percentage(tax.percent, language) }),
      of: (row: Omit<BooksPeriod, 'period'>) =>
        amount(row.taxes.find((each) => each.percent === tax.percent)?.tax ?? 0),
    })),
    {
      name: t('books_receipts'),
      of: ({ receipts }: Omit<BooksPeriod, 'period'>) => (receipts ? `${receipts.first}–${receipts.last}` : '–'),
    },
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={t(`books_by_${by}`)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('books_period')}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((row) => (
            <tr key={row.period}>
              <th scope="row">{periodName(row.period)}</th>
              {columns.map(({ name, of }) => (
                <td key={name}>{of(row)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('books_total')}</th>
            {columns.map(({ name, of }) => (
              <td key={name}>{of(total)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
