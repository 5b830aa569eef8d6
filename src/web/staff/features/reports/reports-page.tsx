import { useState } from 'react';
import { getFigures } from '../../../../contract/endpoints/reports.ts';
import { businessDate } from '../../../../domain/times/business-day.ts';
import { useLanguage, useMessages, useNow } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { useSchedule } from '../board/use-schedule.ts';
import { RecordPage } from '../editing/record-page.tsx';
import { BooksPanel } from './books-panel.tsx';
import { DatevPanel } from './datev-panel.tsx';
import { DownloadReport } from './download-report.tsx';
import { ReportView } from './report-view.tsx';
import { monthsUntil, SaveReceipts } from './save-receipts.tsx';
import { SpanPicker } from './span-picker.tsx';
import { type ReportSpan, type SpanName, spanUntil } from './spans.ts';
import { WeeklyMail } from './weekly-mail.tsx';

/** The restaurant's sales figures of a span of days. */
export function ReportsPage() {
  const t = useMessages('reports');
  const today = businessDate(useSchedule(), useNow());
  const [name, setName] = useState<SpanName>('week');
  const [own, setOwn] = useState<ReportSpan>(() => spanUntil(today, 'month'));
  const span = name === 'own' ? own : spanUntil(today, name);
  const months = monthsUntil(today);
  const restaurant = useKnownRestaurant();
  // What German advisers keep their books with, in euros.
  const isGerman = [useLanguage(), restaurant?.contentLanguage].includes('de');
  const keepsDatev = isGerman && restaurant?.currency.code === 'EUR';
  const { call } = useStaff();
  const record = useRecord(`figures/${span.from}/${span.to}`, () => call(getFigures, { query: span, quiet: true }));
  return (
    <RecordPage
      title={t('title')}
      text={t('text')}
      record={record}
      before={<SpanPicker name={name} onName={setName} own={own} onOwn={setOwn} today={today} />}
    >
      {(figures) => (
        <>
          <ReportView figures={figures} />
          <DownloadReport span={span} />
          <BooksPanel span={span} />
          <SaveReceipts months={months} />
          {keepsDatev && <DatevPanel months={months} />}
          <WeeklyMail />
        </>
      )}
    </RecordPage>
  );
}
