import { getToday } from '../../../../contract/endpoints/today.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { dateTime } from '../../../app/format/format.ts';
import { useOpeningStatus } from '../../../features/restaurant/opening-status.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../editing/record-page.tsx';
import { isNew, StepList, useFirstSteps } from '../first-steps/first-steps.tsx';
import { ComingUp } from './coming-up.tsx';
import { EarningPromotions } from './earning-promotions.tsx';
import { NeedsSomebody } from './needs-somebody.tsx';
import { TodayFigures } from './today-figures.tsx';
import styles from './today-page.module.css';

/** The office's first page: today's figures, who waits for somebody, and what comes next. */
export function TodayPage() {
  const t = useMessages('today');
  const language = useLanguage();
  const { call } = useStaff();
  const record = useRecord('today', () => call(getToday, { quiet: true }));
  const { value } = record;
  const isPreparing = useKnownRestaurant()?.isPreparing ?? false;
  const steps = useFirstSteps();
  // While the list of first steps is there, it says so itself.
  const known = steps.value && !isNew(steps.value) ? steps.value : null;
  const when =
    value &&
    dateTime(value.now, value.timezone, language, {
      ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    });
  return (
    <RecordPage title={t('title')} text={when ?? t('text')} record={record} actions={<OpenSign />}>
      {(today) => (
        <>
          {steps.value && isNew(steps.value) && <StepList steps={steps.value} take={steps.take} />}
          {!isPreparing && <TodayFigures today={today} />}
          <div className={styles.lists}>
            <NeedsSomebody
              today={today}
              lacksLegal={known?.hasLegal === false}
              lacksTaxes={known?.hasTaxes === false}
            />
            <ComingUp today={today} />
            <EarningPromotions today={today} />
          </div>
        </>
      )}
    </RecordPage>
  );
}

/** Whether the restaurant is open, in the words that customers read. */
function OpenSign() {
  const restaurant = useKnownRestaurant();
  return restaurant ? <Sign restaurant={restaurant} /> : null;
}

function Sign({ restaurant }: { restaurant: NonNullable<ReturnType<typeof useKnownRestaurant>> }) {
  const { label, tone } = useOpeningStatus(restaurant);
  return (
    <p className={styles.sign} data-open={tone === 'open'}>
      {label}
    </p>
  );
}
