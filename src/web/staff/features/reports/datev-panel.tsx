import { useState } from 'react';
import { addressOf } from '../../../../contract/endpoints/call.ts';
import { getDatev, getDatevFile } from '../../../../contract/endpoints/datev.ts';
import { LOCALES } from '../../../../domain/languages.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { saveFile } from '../../../app/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { downloadFile } from '../../app/download-file.ts';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import type { DatevSheetProps } from './datev-sheet.tsx';
import styles from './save-receipts.module.css';

const LazySheet = lazyPart<DatevSheetProps>(() => import('./datev-sheet.tsx').then((file) => file.DatevSheet));

/** A month's receipts as DATEV takes them, and the accounts that an adviser fills in once. `months`: 'YYYY-MM', the last one first. */
export function DatevPanel({ months }: { months: string[] }) {
  const t = useMessages('datev');
  const app = useApp();
  const { call } = useStaff();
  const language = useLanguage();
  const record = useRecord('datev', () => call(getDatev, { quiet: true }));
  const [month, setMonth] = useState(months[1] ?? '');
  const [open, setOpen] = useState(false);
  const name = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const { value } = record;
  if (!value) return null;
  async function save(): Promise<void> {
    const path = addressOf(getDatevFile, { query: { month } });
    const file = await app.busy.run(() => downloadFile(app, { path, notCome: t('not_saved') }));
    if (file) saveFile(`EXTF_Buchungsstapel_${month}.csv`, file);
  }
  return (
    <Panel
      title={t('title')}
      actions={
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          {t(value.settings ? 'change_accounts' : 'fill_in')}
        </Button>
      }
    >
      <p className="muted">{t('text')}</p>
      {value.settings && (
        <div className={styles.choice}>
          <SelectField
            label={t('month')}
            value={month}
            options={months.map((each) => ({ value: each, label: name.format(new Date(`${each}-01`)) }))}
            onChange={({ currentTarget }) => setMonth(currentTarget.value)}
          />
          <Button variant="outline" before="download" onClick={() => void save()}>
            {t('save')}
          </Button>
        </div>
      )}
      {open && (
        <LazySheet
          answer={value}
          onChanged={record.reload}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            record.reload();
          }}
        />
      )}
    </Panel>
  );
}
