import { useId } from 'react';
import { MONDAY_FIRST, type Weekday } from '../../../../domain/times/weekdays.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './capacity-rules.module.css';
import type { RuleDraft } from './times-draft.ts';

interface CapacityRuleFieldsProps {
  rule: RuleDraft;
  number: number;
  errorOf(path: string): string | null;
  onChange(changes: Partial<RuleDraft>): void;
  onRemove(): void;
}

const ENDS = ['from', 'to'] as const;
const LIMITS = ['maxOrders', 'maxUnits', 'maxDeliveries'] as const;

/** On some weekdays and hours, at most so much in a slot. */
export function CapacityRuleFields({ rule, number, errorOf, onChange, onRemove }: CapacityRuleFieldsProps) {
  const t = useMessages('order-times');
  const days = useMessages('shell');
  const errorId = useId();
  const { weekdays } = rule;
  const toggle = (day: Weekday) =>
    onChange({ weekdays: MONDAY_FIRST.filter((each) => (each === day) !== weekdays.includes(each)) });
  return (
    <fieldset className={styles.rule} aria-describedby={errorId}>
      <legend className={styles.legend}>{t('rule', { number })}</legend>
      <div className={styles.days}>
        {MONDAY_FIRST.map((day) => (
          <Checkbox key={day} checked={weekdays.includes(day)} onChange={() => toggle(day)}>
            {days(day)}
          </Checkbox>
        ))}
      </div>
      <FieldError id={errorId}>{errorOf('weekdays')}</FieldError>
      <div className={styles.numbers}>
        {ENDS.map((end) => (
          <TextField
            key={end}
            type="time"
            label={t(end)}
            value={rule[end]}
            error={errorOf(end)}
            onChange={({ currentTarget }) => onChange({ [end]: currentTarget.value })}
          />
        ))}
        {LIMITS.map((limit) => (
          <TextField
            key={limit}
            label={t(limit)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            placeholder={t('any')}
            value={rule[limit]}
            error={errorOf(limit)}
            onChange={({ currentTarget }) => onChange({ [limit]: currentTarget.value })}
          />
        ))}
      </div>
      <IconButton
        icon="trash-2"
        variant="danger"
        className={styles.remove}
        label={t('remove_rule', { number })}
        onClick={onRemove}
      />
    </fieldset>
  );
}
