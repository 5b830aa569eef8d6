import { useNavigate } from 'react-router';
import { copyCustomer, forgetCustomer } from '../../../../contract/endpoints/customer-book.ts';
import type { CustomerRecord } from '../../../../contract/staff/staff-customers.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { saveFile } from '../../../app/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from './customer-page.module.css';

/** What an owner does when somebody asks for a copy of their data, or to be forgotten. */
export function CustomerPrivacy({ customer: { _id: id, name } }: { customer: CustomerRecord }) {
  const t = useMessages('customers');
  const { busy, dialogs, snackbar } = useApp();
  const { call } = useStaff();
  const navigate = useNavigate();
  async function copy(): Promise<void> {
    const answer = await busy.run(() => call(copyCustomer, { params: { id } }));
    if (!answer.ok) return;
    const text = JSON.stringify(answer.data.data.copy, null, 2);
    saveFile(`${id}.json`, new Blob([text], { type: 'application/json' }));
  }
  async function forget(): Promise<void> {
    const isSure = await dialogs.ask({
      title: t('forget_title', { name }),
      html: t('forget_text'),
      confirmText: t('forget'),
      cancelText: t('cancel'),
    });
    if (!isSure) return;
    const answer = await busy.run(() => call(forgetCustomer, { params: { id } }));
    if (!answer.ok) return;
    snackbar.show(t('forgotten'), { tone: 'success' });
    void navigate('/staff/customers');
  }
  return (
    <Panel title={t('privacy')}>
      <p className="muted">{t('privacy_text')}</p>
      <div className={styles.buttons}>
        <Button size="sm" variant="tonal" before="download" onClick={() => void copy()}>
          {t('export')}
        </Button>
        <Button size="sm" variant="text" before="trash-2" onClick={() => void forget()}>
          {t('forget')}
        </Button>
      </div>
    </Panel>
  );
}
