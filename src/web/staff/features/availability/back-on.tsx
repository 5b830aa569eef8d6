import { type FormEvent, useState } from 'react';
import { businessDate } from '../../../../domain/times/business-day.ts';
import { addDays } from '../../../../domain/times/zoned-time.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useSchedule } from '../board/use-schedule.ts';
import styles from './availability-row.module.css';

interface BackOnProps {
  isSending: boolean;
  onSet: (date: string) => void;
  onCancel: () => void;
}

/** On which day an item that has run out comes back by itself: tomorrow, or another. */
export function BackOn({ isSending, onSet, onCancel }: BackOnProps) {
  const t = useMessages('availability');
  const tomorrow = addDays(businessDate(useSchedule(), Date.now()), 1);
  const [date, setDate] = useState(tomorrow);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (date >= tomorrow) onSet(date);
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={t('back_on')}
        type="date"
        required
        min={tomorrow}
        value={date}
        onChange={({ currentTarget }) => setDate(currentTarget.value)}
      />
      <Button type="submit" busy={isSending}>
        {t('set_date')}
      </Button>
      <IconButton icon="x" label={t('cancel')} className={styles.cancel} onClick={onCancel} />
    </form>
  );
}
