import { STAFF_MAX } from '../../../../../domain/people/staff-limits.ts';
import { MONDAY_FIRST, type Weekday } from '../../../../../domain/times/weekdays.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { NO_HOURS, type ServingDraft, type WindowDraft } from './serving-draft.ts';
import styles from './serving-hours-fields.module.css';

interface Props {
  value: ServingDraft;
  /** What it says of the switch: whose hours they are. */
  hint: string;
  errorOf(path: string): string | null;
  onChange(value: ServingDraft): void;
}

const DATES = ['firstDate', 'lastDate'] as const;
const ENDS = ['from', 'to'] as const;

/** When a dish or a category is served: windows of weekdays and times, from a date to a date. Needs the messages `menu-editor` and `shell`. */
export function ServingHoursFields({ value, hint, errorOf, onChange }: Props) {
  const t = useMessages('menu-editor');
  const { windows } = value;
  const put = (at: number, changes: Partial<WindowDraft>) =>
    onChange({ ...value, windows: windows.map((each, index) => (index === at ? { ...each, ...changes } : each)) });
  return (
    <>
      <Switch
        checked={value.isLimited}
        description={hint}
        onChange={() =>
          onChange(value.isLimited ? NO_HOURS : { ...NO_HOURS, isLimited: true, windows: [lunch(windows)] })
        }
      >
        {t('serving_limited')}
      </Switch>
      {value.isLimited && (
        <>
          {windows.map((window, index) => (
            <Window
              key={window.id}
              window={window}
              number={index + 1}
              errorOf={(path) => errorOf(`windows.${index}.${path}`)}
              onChange={(changes) => put(index, changes)}
              onRemove={() => onChange({ ...value, windows: windows.filter((_, at) => at !== index) })}
            />
          ))}
          <FieldError id="serving-windows">{errorOf('windows')}</FieldError>
          {windows.length < STAFF_MAX.servingWindows && (
            <Button
              variant="tonal"
              size="sm"
              before="plus"
              onClick={() => onChange({ ...value, windows: [...windows, lunch(windows)] })}
            >
              {t('serving_add')}
            </Button>
          )}
          <div className={styles.ends}>
            {DATES.map((date) => (
              <TextField
                key={date}
                type="date"
                label={t(`serving_${date}`)}
                value={value[date]}
                error={errorOf(date)}
                onChange={({ currentTarget }) => onChange({ ...value, [date]: currentTarget.value })}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** What most restaurants mean by hours, to begin with. */
function lunch(others: readonly WindowDraft[]): WindowDraft {
  const id = Math.max(-1, ...others.map((each) => each.id)) + 1;
  return { id, weekdays: MONDAY_FIRST.slice(0, 5), from: '12:00', to: '15:00' };
}

interface WindowProps {
  window: WindowDraft;
  number: number;
  errorOf(path: string): string | null;
  onChange(changes: Partial<WindowDraft>): void;
  onRemove(): void;
}

function Window({ window, number, errorOf, onChange, onRemove }: WindowProps) {
  const t = useMessages('menu-editor');
  const days = useMessages('shell');
  const { weekdays } = window;
  const toggle = (day: Weekday) =>
    onChange({ weekdays: MONDAY_FIRST.filter((each) => (each === day) !== weekdays.includes(each)) });
  const errorId = `serving-days-${number}`;
  return (
    <fieldset className={styles.window} aria-describedby={errorId}>
      <legend className={styles.legend}>{t('serving_window', { number })}</legend>
      <div className={styles.days}>
        {MONDAY_FIRST.map((day) => (
          <Checkbox key={day} checked={weekdays.includes(day)} onChange={() => toggle(day)}>
            {days(day)}
          </Checkbox>
        ))}
      </div>
      <FieldError id={errorId}>{errorOf('weekdays')}</FieldError>
      <div className={styles.ends}>
        {ENDS.map((end) => (
          <TextField
            key={end}
            type="time"
            label={t(`serving_${end}`)}
            value={window[end]}
            error={errorOf(end)}
            onChange={({ currentTarget }) => onChange({ [end]: currentTarget.value })}
          />
        ))}
      </div>
      <IconButton
        icon="trash-2"
        variant="danger"
        className={styles.remove}
        label={t('serving_remove', { number })}
        onClick={onRemove}
      />
    </fieldset>
  );
}
