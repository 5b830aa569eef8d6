import { changeOpeningHours, getOpeningHours } from '../../../../contract/endpoints/settings.ts';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { type StaffHours, staffOpeningHoursChange } from '../../../../contract/staff/staff-settings.ts';
import type { Versioned } from '../../../../contract/staff/staff-versions.ts';
import { useApp, useMessages, useNow } from '../../../app/app-context.ts';
import { currentRestaurant, useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { DraftForm } from '../editing/draft-form.tsx';
import { RecordPage } from '../editing/record-page.tsx';
import { Closures } from './closures.tsx';
import { DateExceptions } from './date-exceptions.tsx';
import { useHoursChangeLabels } from './hours-change-labels.ts';
import { firstDateOf, hoursDraft, hoursInput } from './hours-draft.ts';
import { HoursPreview } from './hours-preview.tsx';
import { WeekHours } from './week-hours.tsx';

/** The opening hours: the week, and the dates that differ. */
export function OpeningHoursForm() {
  const t = useMessages('hours-settings');
  const { call } = useStaff();
  const restaurant = useKnownRestaurant();
  const record = useRecord('hours', () => call(getOpeningHours, { quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(saved) => restaurant && <Hours saved={saved} record={record} restaurant={restaurant} />}
    </RecordPage>
  );
}

interface HoursProps {
  saved: Versioned<StaffHours>;
  record: RecordState<Versioned<StaffHours>>;
  restaurant: Restaurant;
}

function Hours({ saved, record, restaurant }: HoursProps) {
  const { resources } = useApp();
  const { call } = useStaff();
  const firstDate = firstDateOf(useNow(), restaurant.timezone);
  const draft = useDraft({
    name: 'hours',
    saved: hoursDraft(saved, firstDate),
    schema: staffOpeningHoursChange,
    input: hoursInput,
    send: (input) => call(changeOpeningHours, { body: { ...input, expectedVersion: saved.version }, quiet: true }),
    onSaved: ({ data }) => {
      record.take(data);
      void resources.reload(currentRestaurant);
    },
    onRefused: whenChanged('record', record.take, (now: Versioned<StaffHours>) => hoursDraft(now, firstDate)),
  });
  return (
    <DraftForm draft={draft} describe={useHoursChangeLabels(restaurant.contentLanguage)}>
      <HoursPreview restaurant={restaurant} value={draft.value} />
      <WeekHours draft={draft} />
      <DateExceptions draft={draft} firstDate={firstDate} />
      <Closures draft={draft} firstDate={firstDate} />
    </DraftForm>
  );
}
