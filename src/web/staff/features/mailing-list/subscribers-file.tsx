import { separatorOf } from '../../../../contract/csv.ts';
import { addressOf } from '../../../../contract/endpoints/call.ts';
import { getSubscribersFile } from '../../../../contract/endpoints/mailing-list.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { saveFile } from '../../../app/save-file.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { downloadFile } from '../../app/download-file.ts';
import styles from './mailing-list-page.module.css';

/** The list with everybody's consent as a file, for owners. */
export function SubscribersFile() {
  const t = useMessages('mailing-list-settings');
  const app = useApp();
  const language = useLanguage();
  const slug = useKnownRestaurant()?.slug ?? '';
  async function save(): Promise<void> {
    const path = addressOf(getSubscribersFile, { query: { separator: separatorOf(language) } });
    const file = await app.busy.run(() => downloadFile(app, { path, notCome: t('not_saved') }));
    if (file) saveFile(`${slug}-subscribers.csv`, file);
  }
  return (
    <Panel title={t('file')}>
      <p className="muted">{t('file_text')}</p>
      <div className={styles.buttons}>
        <Button variant="outline" before="download" onClick={() => void save()}>
          {t('download')}
        </Button>
      </div>
    </Panel>
  );
}
