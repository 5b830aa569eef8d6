import { separatorOf } from '../../../../contract/csv.ts';
import { addressOf } from '../../../../contract/endpoints/call.ts';
import { getDisputesFile } from '../../../../contract/endpoints/reports.ts';
import type { Books } from '../../../../contract/staff/staff-books.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { DATE, dateTime, money } from '../../../app/format/format.ts';
import { saveFile } from '../../../app/save-file.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { downloadFile } from '../../app/download-file.ts';
import styles from './days-table.module.css';
import type { ReportSpan } from './spans.ts';

/** What banks took back for their customers, dispute by dispute. */
export function DisputesPanel({ books, span }: { books: Books; span: ReportSpan }) {
  const t = useMessages('reports');
  const app = useApp();
  const language = useLanguage();
  const { slug = '', timezone: zone = 'UTC' } = useKnownRestaurant() ?? {};
  const amount = (value: number) => money(value, books.currency, language);
  async function save(): Promise<void> {
    const path = addressOf(getDisputesFile, { query: { ...span, separator: separatorOf(language) } });
    const file = await app.busy.run(() => downloadFile(app, { path, notCome: t('not_saved') }));
    if (file) saveFile(`${slug}-disputes-${span.from}-${span.to}.csv`, file);
  }
  return (
    <Panel
      title={t('disputes')}
      actions={
        <Button variant="outline" size="sm" before="download" onClick={() => void save()}>
          {t('save_books')}
        </Button>
      }
    >
      <p className={styles.about}>{t('disputes_text')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={t('disputes')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(['day', 'order', 'state', 'amount', 'fee'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`dispute_${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {books.disputes.map(({ orderId, orderNumber, at, state, amount: sum, fee }) => (
              <tr key={`${orderId} ${at}`}>
                <th scope="row">{dateTime(at, zone, language, DATE)}</th>
                <td>
                  <a href={`/staff/orders/${orderId}`}>{orderNumber}</a>
                </td>
                <td>{t(`dispute_${state}`)}</td>
                <td>{amount(sum)}</td>
                <td>{fee === null ? '–' : amount(fee)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}
