import type { Restaurant } from '../../../../contract/restaurants.ts';
import { openStatus } from '../../../../domain/times/opening-hours.ts';
import { useMessages, useNow } from '../../../app/app-context.ts';
import { OpeningHoursList } from '../../../features/restaurant/opening-hours-list.tsx';
import { useOpeningStatus } from '../../../features/restaurant/opening-status.ts';
import { Panel } from '../../../ui/panel.tsx';
import { type HoursDraft, hoursInput } from './hours-draft.ts';
import styles from './hours-preview.module.css';

/** What customers will read once the hours are saved. */
export function HoursPreview({ restaurant, value }: { restaurant: Restaurant; value: HoursDraft }) {
  const t = useMessages('hours-settings');
  const now = useNow();
  const { openingHours, exceptions, closures } = hoursInput(value);
  const own = restaurant.contentLanguage;
  const shown = {
    ...restaurant,
    openingHours,
    openingHoursExceptions: exceptions.filter(({ date }) => date !== ''),
    closures: closures
      .filter(({ from, to }) => from !== '' && to !== '')
      .map(({ sentence, ...span }) => ({ ...span, sentence: sentence[own], lang: own })),
  } as Restaurant;
  const { closesAt } = openStatus(shown, now);
  const current = useOpeningStatus(shown);
  const following = useOpeningStatus(shown, closesAt ?? now);
  return (
    <Panel title={t('preview')}>
      <p className={styles.line} aria-live="polite">
        <b>{current.label}</b>
        {closesAt !== null && <span>{` ${t('then', { status: following.label })}`}</span>}
      </p>
      <OpeningHoursList restaurant={shown} />
    </Panel>
  );
}
