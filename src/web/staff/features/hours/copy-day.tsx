import { useState } from 'react';
import { MONDAY_FIRST, type Weekday } from '../../../../domain/times/weekdays.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from './copy-day.module.css';

interface CopyDayProps {
  from: Weekday;
  copyTo(days: readonly Weekday[]): void;
  close(): void;
}

/** Copies one day's hours to other days. */
export function CopyDay({ from, copyTo, close }: CopyDayProps) {
  const t = useMessages('hours-settings');
  const days = useMessages('shell');
  const others = MONDAY_FIRST.filter((day) => day !== from);
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const all = chosen.length === others.length;
  function confirm(): void {
    copyTo(chosen);
    close();
  }
  return (
    <Dialog
      open
      onClose={close}
      title={t('copy_title', { day: days(from) })}
      closeLabel={days('close')}
      actions={
        <>
          <Button variant="tonal" onClick={close}>
            {days('cancel')}
          </Button>
          <Button disabled={chosen.length === 0} onClick={confirm}>
            {t('copy_now')}
          </Button>
        </>
      }
    >
      <div className={styles.days}>
        <Checkbox checked={all} onChange={() => setChosen(all ? [] : others)}>
          <b>{t('all_days')}</b>
        </Checkbox>
        {others.map((day) => (
          <Checkbox
            key={day}
            checked={chosen.includes(day)}
            onChange={() => setChosen(chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day])}
          >
            <span className={styles.day}>{days(day)}</span>
          </Checkbox>
        ))}
      </div>
    </Dialog>
  );
}
