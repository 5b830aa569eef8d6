import { separatorOf } from '../../../../contract/csv.ts';
import { addressOf } from '../../../../contract/endpoints/call.ts';
import { getFiguresFile, getOrdersFile } from '../../../../contract/endpoints/reports.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { saveFile } from '../../../app/save-file.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { downloadFile } from '../../app/download-file.ts';
import styles from './download-report.module.css';
import type { ReportSpan } from './spans.ts';

/** Saves the days, or each order of them, as a file for spreadsheets. */
export function DownloadReport({ span }: { span: ReportSpan }) {
  const t = useMessages('reports');
  const app = useApp();
  const separator = separatorOf(useLanguage());
  const slug = useKnownRestaurant()?.slug ?? '';
  const { from, to } = span;
  async function save(path: string, name: string): Promise<void> {
    const file = await app.busy.run(() => downloadFile(app, { path, notCome: t('not_saved') }));
    if (file) saveFile(`${slug}-${name}${from}-${to}.csv`, file);
  }
  const query = { from, to, separator };
  return (
    <div className={styles.buttons}>
      <Button
        variant="outline"
        size="sm"
        before="download"
        onClick={() => void save(addressOf(getFiguresFile, { query }), '')}
      >
        {t('save_days')}
      </Button>
      <Button
        variant="outline"
        size="sm"
        before="download"
        onClick={() => void save(addressOf(getOrdersFile, { query }), 'orders-')}
      >
        {t('save_orders')}
      </Button>
    </div>
  );
}
