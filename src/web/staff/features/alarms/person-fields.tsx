import type { StaffAlarmsRecord } from '../../../../contract/staff/staff-alarms.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LimitedField } from '../editing/limited-text.tsx';
import styles from './ladder.module.css';
import type { PersonDraft } from './ladder-draft.ts';
import { PersonReached } from './person-reached.tsx';

type Reached = NonNullable<StaffAlarmsRecord['reached']>[number];

interface PersonFieldsProps {
  person: PersonDraft;
  number: number;
  /** The last call; null: there was none. */
  reached: Reached | null;
  errorOf(path: string): string | null;
  onChange(changes: Partial<PersonDraft>): void;
  onRemove(): void;
}

/** Who is called or texted, and when not. */
export function PersonFields({ person, number, reached, errorOf, onChange, onRemove }: PersonFieldsProps) {
  const t = useMessages('alarms');
  const { name, phone, by, from, to } = person;
  const title = name.trim() || t('person', { number });
  return (
    <fieldset className={styles.person}>
      <legend>{title}</legend>
      <div className={styles.who}>
        <LimitedField
          label={t('name')}
          autoComplete="off"
          limit={80}
          value={name}
          error={errorOf('name')}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
        <TextField
          label={t('webhook_phone')}
          type="tel"
          autoComplete="off"
          value={phone}
          error={errorOf('phone')}
          onChange={({ currentTarget }) => onChange({ phone: currentTarget.value })}
        />
      </div>
      <Segmented
        label={t('by')}
        name={`by-${number}`}
        value={by}
        options={[
          { value: 'call', label: t('by_call'), icon: 'phone' },
          { value: 'text', label: t('by_text'), icon: 'message-square' },
        ]}
        onChange={(chosen) => onChange({ by: chosen })}
      />
      <fieldset className={styles.quiet}>
        <legend>{t('quiet')}</legend>
        <div className={styles.pair}>
          <TextField
            type="time"
            label={t('quiet_from')}
            value={from}
            error={errorOf('quiet.from')}
            onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
          />
          <TextField
            type="time"
            label={t('quiet_to')}
            value={to}
            error={errorOf('quiet.to')}
            onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
          />
        </div>
        <p className="muted">{t('quiet_text')}</p>
      </fieldset>
      {person.id !== null && <PersonReached id={person.id} name={title} reached={reached} />}
      <IconButton
        icon="trash-2"
        variant="danger"
        className={styles.remove}
        label={t('remove_of', { name: title })}
        onClick={onRemove}
      />
    </fieldset>
  );
}
