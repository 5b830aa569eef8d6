import type { Restaurant } from '../../../../contract/restaurants.ts';
import { usualDrive } from '../../../../domain/slots/drive.ts';
import { SLOT_LENGTHS } from '../../../../domain/slots/order-times.ts';
import { useMessages } from '../../../app/app-context.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Draft } from '../../app/use-draft.ts';
import styles from '../editing/form-part.module.css';
import { DoorSum } from './door-sum.tsx';
import { ReadNow } from './read-now.tsx';
import { saidTimes } from './said-times.ts';
import type { TimesDraft } from './times-draft.ts';

const NUMBERS = [
  { field: 'pickup', hint: 'pickup_hint', path: 'prepMinutes.Pickup' },
  { field: 'travel', hint: 'travel_hint', path: 'travelMinutes' },
  { field: 'lastOrders', hint: 'lastOrders_hint', path: 'lastOrderMinutes' },
  { field: 'daysAhead', hint: 'daysAhead_hint', path: 'daysAhead' },
] as const;

interface PreparationProps {
  draft: Draft<TimesDraft>;
  restaurant: Restaurant;
}

/** How long an order takes, until when it can be placed, and for when. */
export function Preparation({ draft, restaurant }: PreparationProps) {
  const t = useMessages('order-times');
  const usual = usualDrive(saidTimes(restaurant));
  return (
    <Panel title={t('preparation')} className={styles.part}>
      <div className={styles.pair}>
        {NUMBERS.map(({ field, hint, path }) => (
          <TextField
            key={field}
            label={t(field)}
            hint={hint === 'travel_hint' ? t(hint, { minutes: usual }) : t(hint)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={draft.value[field]}
            error={draft.errorOf(path)}
            onChange={({ currentTarget }) => draft.change({ [field]: currentTarget.value })}
          />
        ))}
        <SelectField
          label={t('slot')}
          hint={t('slot_hint')}
          value={draft.value.slotMinutes}
          options={SLOT_LENGTHS.map((minutes) => ({ value: String(minutes), label: t('minutes', { minutes }) }))}
          error={draft.errorOf('slotMinutes')}
          onChange={({ currentTarget }) => draft.change({ slotMinutes: currentTarget.value })}
        />
      </div>
      <DoorSum value={draft.value} restaurant={restaurant} />
      <ReadNow restaurant={restaurant} />
    </Panel>
  );
}
