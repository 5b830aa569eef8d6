import { useId } from 'react';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { MONDAY_FIRST, type Weekday } from '../../../../domain/times/weekdays.ts';
import { ZONE_MAX } from '../../../../domain/zones/zone.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { MoneyField } from '../editing/money-field.tsx';
import { DeliveredBy } from './delivered-by.tsx';
import type { ZoneFields } from './zone-draft.ts';
import styles from './zone-settings.module.css';

interface ZoneFieldsetProps {
  zone: ZoneFields;
  restaurant: Restaurant;
  errorOf(field: string): string | null;
  onChange(changes: Partial<ZoneFields>): void;
}

const AMOUNTS = ['fee', 'minimum', 'freeFrom'] as const;
const ENDS = ['from', 'to'] as const;

/** One zone: where it lies, and what holds there. An empty field leaves that to the restaurant's own terms. */
export function ZoneFieldset({ zone, restaurant, errorOf, onChange }: ZoneFieldsetProps) {
  const t = useMessages('zone-settings');
  const name = useId();
  return (
    <div className={styles.zone}>
      <TextField
        label={t('name')}
        hint={t('name_hint')}
        value={zone.name}
        maxLength={ZONE_MAX.name}
        autoComplete="off"
        error={errorOf('name')}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <Segmented
        label={t('where')}
        name={name}
        value={zone.kind}
        onChange={(kind) => onChange({ kind })}
        options={[
          { value: 'postcodes', label: t('by_postcodes') },
          { value: 'radius', label: t('by_kilometres') },
          { value: 'polygon', label: t('by_corners') },
        ]}
      />
      <Where {...{ zone, restaurant, errorOf, onChange }} />
      <div className={styles.terms}>
        {AMOUNTS.map((field) => (
          <MoneyField
            key={field}
            label={t(field)}
            hint={t(`hint_${field}`)}
            value={zone[field]}
            currency={restaurant.currency}
            error={errorOf(field)}
            onChange={(typed) => onChange({ [field]: typed })}
          />
        ))}
        <TextField
          label={t('travelMinutes')}
          hint={t('travelMinutes_hint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={zone.travelMinutes}
          error={errorOf('travelMinutes')}
          onChange={({ currentTarget }) => onChange({ travelMinutes: currentTarget.value })}
        />
        <DeliveredBy {...{ zone, restaurant, onChange }} />
      </div>
      <Switch checked={zone.hasHours} onChange={() => onChange({ hasHours: !zone.hasHours })}>
        {t('has_hours')}
      </Switch>
      {zone.hasHours && <Hours zone={zone} errorOf={errorOf} onChange={onChange} />}
    </div>
  );
}

/** Postcodes, kilometres, or corners. */
function Where({ zone, restaurant, errorOf, onChange }: ZoneFieldsetProps) {
  const t = useMessages('zone-settings');
  switch (zone.kind) {
    case 'postcodes':
      return (
        <TextArea
          label={t('postcodes')}
          hint={t('postcodes_hint')}
          value={zone.postcodes}
          rows={2}
          autoComplete="off"
          spellCheck={false}
          error={errorOf('postcodes')}
          onChange={({ currentTarget }) => onChange({ postcodes: currentTarget.value })}
        />
      );
    case 'polygon':
      return (
        <TextArea
          label={t('corners')}
          hint={t('corners_hint')}
          value={zone.corners}
          rows={5}
          autoComplete="off"
          spellCheck={false}
          error={errorOf('polygon')}
          onChange={({ currentTarget }) => onChange({ corners: currentTarget.value })}
        />
      );
    case 'radius':
      return (
        <>
          <TextField
            label={t('kilometres')}
            hint={t('kilometres_hint')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={zone.kilometres}
            error={errorOf('kilometres')}
            onChange={({ currentTarget }) => onChange({ kilometres: currentTarget.value })}
          />
          {restaurant.address.coordinates === null && <Alert tone="warning">{t('place_unknown')}</Alert>}
        </>
      );
  }
}

function Hours({ zone, errorOf, onChange }: Omit<ZoneFieldsetProps, 'restaurant'>) {
  const t = useMessages('zone-settings');
  const days = useMessages('shell');
  const errorId = useId();
  const { weekdays } = zone;
  const toggle = (day: Weekday) =>
    onChange({ weekdays: MONDAY_FIRST.filter((each) => (each === day) !== weekdays.includes(each)) });
  return (
    <fieldset className={styles.hours} aria-describedby={errorId}>
      <legend className="visually-hidden">{t('has_hours')}</legend>
      <div className={styles.days}>
        {MONDAY_FIRST.map((day) => (
          <Checkbox key={day} checked={weekdays.includes(day)} onChange={() => toggle(day)}>
            {days(day)}
          </Checkbox>
        ))}
      </div>
      <FieldError id={errorId}>{errorOf('hours.weekdays')}</FieldError>
      <div className={styles.terms}>
        {ENDS.map((end) => (
          <TextField
            key={end}
            type="time"
            label={t(end)}
            value={zone[end]}
            error={errorOf(`hours.${end}`)}
            onChange={({ currentTarget }) => onChange({ [end]: currentTarget.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
