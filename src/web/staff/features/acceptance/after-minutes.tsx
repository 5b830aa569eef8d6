import { useMessages } from '../../../app/app-context.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { AfterDraft } from './acceptance-draft.ts';
import styles from './after-minutes.module.css';

interface AfterMinutesProps {
  label: string;
  description: string;
  value: AfterDraft;
  /** The minutes that are filled in when it is turned on. */
  suggestion: string;
  error: string | null;
  onChange(value: AfterDraft): void;
}

/** A switch for something that happens after some minutes or never, with an input for the minutes. */
export function AfterMinutes({ label, description, value, suggestion, error, onChange }: AfterMinutesProps) {
  const t = useMessages('acceptance');
  const { isOn, minutes } = value;
  return (
    <div className={styles.after}>
      <Switch
        checked={isOn}
        description={description}
        onChange={() => onChange({ isOn: !isOn, minutes: minutes || suggestion })}
      >
        {label}
      </Switch>
      {isOn && (
        <TextField
          label={t('minutes')}
          aria-label={t('minutes_of', { what: label })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={minutes}
          error={error}
          className={styles.minutes}
          onChange={({ currentTarget }) => onChange({ isOn, minutes: currentTarget.value })}
        />
      )}
    </div>
  );
}
