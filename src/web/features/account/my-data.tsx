import { lazy, Suspense, useState } from 'react';
import { copyAccount } from '../../../contract/endpoints/customers.ts';
import { refusalText } from '../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { saveFile } from '../../app/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './my-data.module.css';

const DeleteAccountDialog = lazy(() =>
  import('./delete-account-dialog.tsx').then((file) => ({ default: file.DeleteAccountDialog })),
);

/** The copy that the privacy page promises, and the end of the account. */
export function MyData() {
  const t = useMessages('profile');
  const { api, busy, snackbar } = useApp();
  const [isOpen, setOpen] = useState(false);
  async function save(): Promise<void> {
    const answer = await busy.run(() => api.call(copyAccount, { quiet: true }));
    if (!answer.ok) return snackbar.show(refusalText(answer.failure) || t('my_data_failed'), { tone: 'error' });
    const file = new Blob([JSON.stringify(answer.data.data.copy, null, 2)], { type: 'application/json' });
    saveFile('my-data.json', file);
  }
  return (
    <Panel title={t('my_data')}>
      <p className="muted">{t('my_data_text')}</p>
      <div className={styles.ways}>
        <Button variant="outline" before="download" onClick={() => void save()}>
          {t('my_data_get')}
        </Button>
        <Button variant="text" before="trash-2" onClick={() => setOpen(true)}>
          {t('delete_account')}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <DeleteAccountDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
