import { useState } from 'react';
import { listCouriers, setCouriers } from '../../../../contract/endpoints/couriers.ts';
import type { CourierSettings } from '../../../../contract/staff/staff-couriers.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant, useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import styles from '../editing/form-part.module.css';

/** Whether couriers take orders on their phones, hand in their cash, and may show how far away they are. Kept at once. */
export function CourierSwitch() {
  const t = useMessages('delivery-settings');
  const { resources, snackbar } = useApp();
  const { call } = useStaff();
  const known = useRecord('couriers', () => call(listCouriers, { quiet: true })).value;
  const { usesCouriers = false, map } = useKnownRestaurant() ?? {};
  /** What was chosen here; null: nothing yet. */
  const [chosen, setChosen] = useState<CourierSettings | null>(null);
  const [isSending, setSending] = useState(false);
  const now = chosen ?? {
    usesCouriers,
    ...{ settlesCash: known?.settlesCash ?? false, showsPosition: known?.showsPosition ?? false },
  };
  async function change(next: CourierSettings): Promise<void> {
    setChosen({ ...now, ...next });
    setSending(true);
    const answer = await call(setCouriers, { body: next, quiet: true });
    setSending(false);
    if (answer.ok) {
      setChosen({ settlesCash: false, showsPosition: false, ...answer.data.data });
      return void resources.reload(currentRestaurant);
    }
    setChosen(now);
    snackbar.show(refusalText(answer.failure) || t('couriers_failed'), { tone: 'error' });
  }
  return (
    <Panel title={t('couriers_title')} className={styles.part}>
      <Switch
        checked={now.usesCouriers}
        disabled={isSending}
        description={t('couriers_text')}
        onChange={() => void change({ usesCouriers: !now.usesCouriers })}
      >
        {t('couriers')}
      </Switch>
      {now.usesCouriers && (
        <>
          <Switch
            checked={now.settlesCash ?? false}
            disabled={isSending || !(known || chosen)}
            description={t('settles_text')}
            onChange={() => void change({ usesCouriers: true, settlesCash: !now.settlesCash })}
          >
            {t('settles')}
          </Switch>
          <Switch
            checked={now.showsPosition ?? false}
            disabled={isSending || !(known || chosen)}
            description={map ? `${t('position_text')} ${t('position_map')}` : t('position_text')}
            onChange={() => void change({ usesCouriers: true, showsPosition: !now.showsPosition })}
          >
            {t('position')}
          </Switch>
        </>
      )}
    </Panel>
  );
}
