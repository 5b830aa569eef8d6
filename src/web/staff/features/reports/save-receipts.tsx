import { useState } from 'react';
import { separatorOf } from '../../../../contract/csv.ts';
import { addressOf } from '../../../../contract/endpoints/call.ts';
import { getReceiptsFile } from '../../../../contract/endpoints/reports.ts';
import { LOCALES } from '../../../../domain/languages.ts';
import { RECEIPTS_BY, type ReceiptsBy } from '../../../../domain/taxes/receipts-by.ts';
import { addDays } from '../../../../domain/times/zoned-time.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { saveFile } from '../../../app/save-file.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { downloadFile } from '../../app/download-file.ts';
import styles from './save-receipts.module.css';

/** A year back, and the month that is not over. */
const MONTHS = 13;

/** A month's receipts with their tax, for whoever keeps the books. `months`: 'YYYY-MM', the last one first. */
export function SaveReceipts({ months }: { months: string[] }) {
  const t = useMessages('reports');
  const app = useApp();
  const language = useLanguage();
  const slug = useKnownRestaurant()?.slug ?? '';
  const [month, setMonth] = useState(months[1] ?? '');
  const [by, setBy] = useState<ReceiptsBy>('receipt');
  const name = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  async function save(): Promise<void> {
    const separator = separatorOf(language);
    const query = { from: `${month}-01`, to: lastDayOf(month), by, separator };
    const path = addressOf(getReceiptsFile, { query });
    const file = await app.busy.run(() => downloadFile(app, { path, notCome: t('not_saved') }));
    if (file) saveFile(`${slug}-receipts-${month}.csv`, file);
  }
  return (
    <Panel title={t('receipts')}>
      <p className="muted">{t('receipts_text')}</p>
      <div className={styles.choice}>
        <SelectField
          label={t('receipts_month')}
          value={month}
          options={months.map((value) => ({ value, label: name.format(new Date(`${value}-01`)) }))}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        />
        <SelectField
          label={t('receipts_by')}
          value={by}
          options={RECEIPTS_BY.map((value) => ({ value, label: t(`receipts_by_${value}`) }))}
          onChange={({ currentTarget }) => setBy(currentTarget.value as ReceiptsBy)}
        />
        <Button variant="outline" before="download" onClick={() => void save()}>
          {t('save_receipts')}
        </Button>
      </div>
    </Panel>
  );
}

/** "2026-11" and those before it. `today` is a date of the restaurant's calendar. */
export function monthsUntil(today: string): string[] {
  const months = [today.slice(0, 7)];
  while (months.length < MONTHS) months.push(addDays(`${months.at(-1)}-01`, -1).slice(0, 7));
  return months;
}

function lastDayOf(month: string): string {
  // The 1st of the next month is at most 31 days after the 1st.
  return addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);
}
