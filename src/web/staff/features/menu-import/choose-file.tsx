import { useState } from 'react';
import { separatorOf } from '../../../../contract/csv.ts';
import { addressOf } from '../../../../contract/endpoints/call.ts';
import { draftMenuImport, getMenuTable } from '../../../../contract/endpoints/menu-imports.ts';
import type { MenuImport } from '../../../../contract/staff/staff-menu-imports.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { saveFile } from '../../../app/save-file.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { downloadFile } from '../../app/download-file.ts';
import { uploadFile } from '../../app/upload-file.ts';
import { FileActions } from '../editing/file-actions.tsx';
import styles from './menu-import.module.css';

const TYPES = '.csv,.xlsx,.json,.jsonld,.html,text/csv,application/json';

/** Chooses the file; offers a template, and the menu as it is in the same form. */
export function ChooseFile({ onDraft }: { onDraft(draft: MenuImport): void }) {
  const t = useMessages('menu-imports');
  const app = useApp();
  const language = useLanguage();
  const slug = useKnownRestaurant()?.slug ?? '';
  const [isReading, setIsReading] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function read(file: File | undefined): Promise<void> {
    if (!file || isReading) return;
    setIsReading(true);
    setTrouble(null);
    const path = addressOf(draftMenuImport, { query: { fileName: file.name.slice(-200) } });
    const { signal } = new AbortController();
    const answer = await uploadFile<{ data: { menuImport: MenuImport } }>(app, {
      path,
      file,
      onProgress: () => {},
      signal,
    });
    setIsReading(false);
    if (answer.ok) onDraft(answer.data.data.menuImport);
    else setTrouble(refusalText(answer.failure) || t('not_read'));
  }
  async function save(isTemplate: boolean): Promise<void> {
    const query = { separator: separatorOf(language), isTemplate };
    const path = addressOf(getMenuTable, { query });
    const file = await app.busy.run(() => downloadFile(app, { path, notCome: t('not_saved') }));
    if (file) saveFile(`${slug}-${isTemplate ? 'template' : 'menu'}.csv`, file);
  }

  return (
    <Panel title={t('file')} className={styles.choose}>
      <p className="muted">{t('file_text')}</p>
      <FileActions
        types={TYPES}
        icon="upload"
        choose={t('choose')}
        remove={null}
        isSending={isReading}
        onChoose={(file) => void read(file)}
        onRemove={() => {}}
      />
      <p role="alert" className={styles.trouble}>
        {trouble}
      </p>
      <div className={styles.buttons}>
        <Button variant="text" size="sm" before="download" onClick={() => void save(true)}>
          {t('template')}
        </Button>
        <Button variant="text" size="sm" before="download" onClick={() => void save(false)}>
          {t('export')}
        </Button>
      </div>
    </Panel>
  );
}
