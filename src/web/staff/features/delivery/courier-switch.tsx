import { useState } from 'react';
import { setCouriers } from '../../../../contract/endpoints/couriers.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant, useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from '../editing/form-part.module.css';

/** Whether couriers take orders on their phones. Kept at once. */
export function CourierSwitch() {
  const t = useMessages('delivery-settings');
  const { resources, snackbar } = useApp();
  const { call } = useStaff();
  const [isOn, setOn] = useState<boolean>(useKnownRestaurant()?.usesCouriers ?? false);
  const [isSending, setSending] = useState(false);
  async function change(): Promise<void> {
    const usesCouriers = !isOn;
    setOn(usesCouriers);
    setSending(true);
    const answer = await call(setCouriers, { body: { usesCouriers }, quiet: true });
    setSending(false);
    if (answer.ok) return void resources.reload(currentRestaurant);
    setOn(!usesCouriers);
    snackbar.show(refusalText(answer.failure) || t('couriers_failed'), { tone: 'error' });
  }
  return (
    <Panel title={t('couriers_title')} className={styles.part}>
      <Switch checked={isOn} disabled={isSending} description={t('couriers_text')} onChange={() => void change()}>
        {t('couriers')}
      </Switch>
    </Panel>
  );
}
