import { useState } from 'react';
import { setWishes } from '../../../../contract/endpoints/wishes.ts';
import type { WishSettingsInput } from '../../../../contract/staff/staff-wishes.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant, useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from '../editing/form-part.module.css';

/** Whether checkout asks what becomes of a dish that is missing, and whether dishes take a note. Kept at once. */
export function Wishes() {
  const t = useMessages('order-times');
  const { resources, snackbar } = useApp();
  const { call } = useStaff();
  const restaurant = useKnownRestaurant();
  const saved = restaurant?.asksWishes ?? false;
  const [takesNotes, setTakesNotes] = useState<boolean>(restaurant?.takesLineNotes ?? false);
  const [isOn, setOn] = useState(saved);
  const [isSending, setSending] = useState(false);

  async function save(body: WishSettingsInput, undo: () => void): Promise<void> {
    setSending(true);
    const answer = await call(setWishes, { body, quiet: true });
    setSending(false);
    if (answer.ok) return void resources.reload(currentRestaurant);
    undo();
    snackbar.show(refusalText(answer.failure) || t('wishes_failed'), { tone: 'error' });
  }
  function change(asksWishes: boolean): Promise<void> {
    setOn(asksWishes);
    return save({ asksWishes }, () => setOn(!asksWishes));
  }
  function changeNotes(takesLineNotes: boolean): Promise<void> {
    setTakesNotes(takesLineNotes);
    return save({ takesLineNotes }, () => setTakesNotes(!takesLineNotes));
  }

  return (
    <Panel title={t('wishes_title')} className={styles.part}>
      <Switch checked={isOn} disabled={isSending} description={t('wishes_text')} onChange={() => void change(!isOn)}>
        {t('wishes')}
      </Switch>
      <Switch
        checked={takesNotes}
        disabled={isSending}
        description={t('line_notes_text')}
        onChange={() => void changeNotes(!takesNotes)}
      >
        {t('line_notes')}
      </Switch>
    </Panel>
  );
}
