import { getGuestTexts, setGuestTexts } from '../../../../contract/endpoints/guest-texts.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useMember, useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import styles from '../editing/form-part.module.css';

/** Whether customers may have themselves texted: for owners, who pay for it. Kept at once. */
export function GuestTextsSwitch() {
  return useMember()?.permissions.includes('alarms') ? <OwnersSwitch /> : null;
}

/** Nothing where the server has no telephone. */
function OwnersSwitch() {
  const t = useMessages('order-times');
  const { resources, busy } = useApp();
  const { call } = useStaff();
  const { value, take } = useRecord('guest-texts', () => call(getGuestTexts, { quiet: true }));
  if (!value?.canText) return null;
  const known = value;
  const { isOn } = known;

  async function change(): Promise<void> {
    take({ ...known, isOn: !isOn });
    const answer = await busy.run(() => call(setGuestTexts, { body: { isOn: !isOn } }));
    take(answer.ok ? answer.data.data : known);
    if (answer.ok) void resources.reload(currentRestaurant);
  }
  return (
    <Panel title={t('texts_title')} className={styles.part}>
      <Switch checked={isOn} description={t('texts_guests_text')} onChange={() => void change()}>
        {t('texts_guests')}
      </Switch>
    </Panel>
  );
}
