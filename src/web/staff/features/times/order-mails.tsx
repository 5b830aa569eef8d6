import { useState } from 'react';
import { setOrderMails } from '../../../../contract/endpoints/order-mails.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant, useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from '../editing/form-part.module.css';

/** Whether customers are mailed of fewer steps of their orders. Kept at once. */
export function OrderMails() {
  const t = useMessages('order-times');
  const { resources, snackbar } = useApp();
  const { call } = useStaff();
  const [isOn, setOn] = useState<boolean>(useKnownRestaurant()?.fewMails ?? false);
  const [isSending, setSending] = useState(false);

  async function change(fewMails: boolean): Promise<void> {
    setOn(fewMails);
    setSending(true);
    const answer = await call(setOrderMails, { body: { fewMails }, quiet: true });
    setSending(false);
    if (answer.ok) return void resources.reload(currentRestaurant);
    setOn(!fewMails);
    snackbar.show(refusalText(answer.failure) || t('wishes_failed'), { tone: 'error' });
  }

  return (
    <Panel title={t('mails_title')} className={styles.part}>
      <Switch checked={isOn} disabled={isSending} description={t('few_mails_text')} onChange={() => void change(!isOn)}>
        {t('few_mails')}
      </Switch>
    </Panel>
  );
}
