import { useState } from 'react';
import { separatorOf } from '../../../../contract/csv.ts';
import { addressOf } from '../../../../contract/endpoints/call.ts';
import { getCashUpsFile, listCashUps } from '../../../../contract/endpoints/cash-ups.ts';
import { businessDate } from '../../../../domain/times/business-day.ts';
import { addDays } from '../../../../domain/times/zoned-time.ts';
import { useApp, useLanguage, useMessages, useNow } from '../../../app/app-context.ts';
import { saveFile } from '../../../app/save-file.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { downloadFile } from '../../app/download-file.ts';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { useSchedule } from '../board/use-schedule.ts';
import { RecordPage } from '../editing/record-page.tsx';
import { CashDayPanel } from './cash-day-panel.tsx';
import { CountSheet } from './count-sheet.tsx';

/** How many days before today are listed. */
const DAYS = 30;

/** The cash of today and of the days before: what orders brought, what went back, and what was counted. */
export function CashUpPage() {
  const t = useMessages('cash-up');
  const { call } = useStaff();
  const to = businessDate(useSchedule(), useNow());
  const query = { from: addDays(to, -DAYS), to };
  const record = useRecord(`cash-ups/${to}`, () => call(listCashUps, { query, quiet: true }));
  /** The date of the day that is being counted. */
  const [open, setOpen] = useState<string | null>(null);
  const app = useApp();
  const separator = separatorOf(useLanguage());
  const slug = useKnownRestaurant()?.slug ?? '';
  async function save(): Promise<void> {
    const path = addressOf(getCashUpsFile, { query: { ...query, separator } });
    const file = await app.busy.run(() => downloadFile(app, { path, notCome: t('not_saved') }));
    if (file) saveFile(`${slug}-cash-${query.from}-${query.to}.csv`, file);
  }
  return (
    <RecordPage
      title={t('title')}
      text={t('text')}
      record={record}
      actions={
        <Button variant="outline" size="sm" before="download" onClick={() => void save()}>
          {t('save')}
        </Button>
      }
    >
      {({ currency, today, days }) => {
        // As it is now: cash may come in while somebody counts.
        const counted = days.find(({ date }) => date === open);
        return (
          <>
            {days.map((day) => (
              <CashDayPanel
                key={day.date}
                day={day}
                currency={currency}
                isToday={day.date === today}
                count={() => setOpen(day.date)}
              />
            ))}
            {counted && (
              <CountSheet
                day={counted}
                currency={currency}
                onClose={() => setOpen(null)}
                onSaved={() => {
                  setOpen(null);
                  record.reload();
                }}
                onMoved={record.reload}
              />
            )}
          </>
        );
      }}
    </RecordPage>
  );
}
