import { separatorOf } from '../../../../contract/csv.ts';
import { addressOf } from '../../../../contract/endpoints/call.ts';
import { getMenuTable } from '../../../../contract/endpoints/menu-imports.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { saveFile } from '../../../app/save-file.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { downloadFile } from '../../app/download-file.ts';
import { FileActions } from '../editing/file-actions.tsx';
import styles from './menu-import.module.css';
import type { useReadFile } from './use-read-file.ts';

const TYPES = '.csv,.xlsx,.json,.jsonld,.html,text/csv,application/json';

/** Chooses the file; offers a template, and the menu as it is in the same form. */
export function ChooseFile({ reading: { isReading, trouble, read } }: { reading: ReturnType<typeof useReadFile> }) {
  const t = useMessages('menu-imports');
  const app = useApp();
  const language = useLanguage();
  const slug = useKnownRestaurant()?.slug ?? '';

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
        onChoose={read}
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
