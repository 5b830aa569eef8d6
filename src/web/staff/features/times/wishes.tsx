import { useState } from 'react';
import { setWishes } from '../../../../contract/endpoints/wishes.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant, useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from '../editing/form-part.module.css';

/** Whether checkout asks what becomes of a dish that is missing. Kept at once. */
export function Wishes() {
  const t = useMessages('order-times');
  const { resources, snackbar } = useApp();
  const { call } = useStaff();
  const saved = useKnownRestaurant()?.asksWishes ?? false;
  const [isOn, setOn] = useState(saved);
  const [isSending, setSending] = useState(false);

  async function change(asksWishes: boolean): Promise<void> {
    setSending(true);
    setOn(asksWishes);
    const answer = await call(setWishes, { body: { asksWishes }, quiet: true });
    setSending(false);
    if (answer.ok) return void resources.reload(currentRestaurant);
    setOn(!asksWishes);
    snackbar.show(refusalText(answer.failure) || t('wishes_failed'), { tone: 'error' });
  }

  return (
    <Panel title={t('wishes_title')} className={styles.part}>
      <Switch checked={isOn} disabled={isSending} description={t('wishes_text')} onChange={() => void change(!isOn)}>
        {t('wishes')}
      </Switch>
    </Panel>
  );
}
