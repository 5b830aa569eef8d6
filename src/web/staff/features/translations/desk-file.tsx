import { CSV_MARK, csvLine, separatorOf } from '../../../../contract/csv.ts';
import type { Translations } from '../../../../contract/staff/staff-translations.ts';
import type { Language } from '../../../../domain/languages.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { saveFile } from '../../../app/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { FileActions } from '../editing/file-actions.tsx';
import styles from './translation-desk.module.css';
import { translationsOfRows } from './translations-of-rows.ts';
import { type Desk, keyOf } from './use-desk.ts';
import { useTextLabels } from './use-text-labels.ts';

interface DeskFileProps {
  own: Language;
  language: Language;
  desk: Translations;
  work: Desk;
}

/** All texts as a file for spreadsheets, to be translated elsewhere, and the way back. */
export function DeskFile({ own, language, desk, work }: DeskFileProps) {
  const t = useMessages('translations');
  const labelOf = useTextLabels();
  const reader = useLanguage();
  const { snackbar } = useApp();

  function save(): void {
    const separator = separatorOf(reader);
    const head = csvLine(['id', t('where'), own, language, t('state')], separator);
    const lines = desk.texts.map((text) => {
      const cells = [keyOf(text), labelOf(text), text.original, text.translation ?? '', t(`state_${text.state}`)];
      return csvLine(cells, separator);
    });
    saveFile(`translations-${language}.csv`, new Blob([CSV_MARK, head, ...lines], { type: 'text/csv' }));
  }
  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    const { readCsv } = await import('../../../../contract/read-csv.ts');
    const { rows, badRow } = readCsv(await file.arrayBuffer());
    if (badRow !== null) return snackbar.show(t('bad_row', { row: badRow }), { tone: 'error' });
    const found = translationsOfRows(rows, { own, language, texts: desk.texts });
    if (found === null) return snackbar.show(t('other_file', { language }), { tone: 'error' });
    if (found.texts.length === 0) return snackbar.show(t('nothing_new'));
    const left = await work.send(found.texts);
    if (left === null) return;
    snackbar.show(t('taken', { count: found.texts.length - left, left: left + found.unknown }));
  }

  return (
    <div className={styles.file}>
      <Button variant="outline" before="download" onClick={save}>
        {t('export')}
      </Button>
      <FileActions
        types=".csv,text/csv"
        icon="reply"
        choose={t('import')}
        remove={null}
        isSending={work.busy === 'saving'}
        onChoose={(file) => void take(file)}
        onRemove={() => {}}
      />
      <p className="muted small">{t('file_hint')}</p>
    </div>
  );
}
