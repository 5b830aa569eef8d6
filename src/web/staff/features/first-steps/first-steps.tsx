import { getFirstSteps } from '../../../../contract/endpoints/onboarding.ts';
import type { FirstSteps } from '../../../../contract/staff/staff-first-steps.ts';
import { useMessages } from '../../../app/app-context.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import type { Elements } from '../../../ui/content.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { FirstStep } from './first-step.tsx';
import styles from './first-steps.module.css';
import { OpenForOrders } from './open-for-orders.tsx';
import type { TakeRatesProps } from './take-rates.tsx';

/** How far the restaurant has come. */
export function useFirstSteps(): RecordState<FirstSteps> {
  const { call } = useStaff();
  return useRecord('first-steps', () => call(getFirstSteps, { quiet: true }));
}

/** Whether the first order is still to come. */
export function isNew(steps: FirstSteps): boolean {
  return !steps.hasOrder || steps.isPreparing;
}

/** What a new restaurant needs before its first order, with the pages to do it; `otherwise` once that has come, or while it is not known. */
export function FirstStepsPanel({ otherwise }: { otherwise: Elements }) {
  const { value, take } = useFirstSteps();
  return value && isNew(value) ? <StepList steps={value} take={take} /> : otherwise;
}

const OFFICE = '/staff/restaurant';
const TAXES = `${OFFICE}/taxes`;

const LazyTakeRates = lazyPart<TakeRatesProps>(() => import('./take-rates.tsx').then((file) => file.TakeRates));

/** The steps in the order that matters, the next one marked. */
export function StepList({ steps, take }: { steps: FirstSteps; take(steps: FirstSteps): void }) {
  const t = useMessages('first-steps');
  const { isPreparing, hasHours, hasDish } = steps;
  // In the order that matters: without the first two nobody can order.
  const list = [
    { name: 'hours', icon: 'clock', to: `${OFFICE}/hours`, isDone: hasHours },
    { name: 'dish', icon: 'utensils', to: '/staff/menu/edit', isDone: hasDish },
    { name: 'delivery', icon: 'bike', to: `${OFFICE}/delivery`, isDone: steps.hasDelivery },
    { name: 'payment', icon: 'wallet', to: `${OFFICE}/payment`, isDone: steps.hasPayment },
    { name: 'taxes', icon: 'receipt-text', to: TAXES, isDone: steps.hasTaxes },
    { name: 'legal', icon: 'scale', to: `${OFFICE}/legal`, isDone: steps.hasLegal },
    { name: 'look', icon: 'palette', to: `${OFFICE}/theme`, isDone: steps.hasLook },
    { name: 'cover', icon: 'camera', to: `${OFFICE}/theme#cover`, isDone: steps.hasCover },
    { name: 'open', icon: 'store', to: null, isDone: !isPreparing },
    { name: 'order', icon: 'shopping-bag', to: '/', isDone: steps.hasOrder },
  ] as const;
  const next = list.find(({ isDone }) => !isDone)?.name;
  const done = list.filter(({ isDone }) => isDone).length;
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <div className={styles.head}>
        <h2 id="first-steps">{t(isPreparing ? 'not_open' : 'title')}</h2>
        <p>{t('done_of', { done, all: list.length })}</p>
        {isPreparing && <p className={styles.text}>{t('not_open_text')}</p>}
      </div>
      <ol className={styles.list}>
        {list.map(({ name, ...step }) => (
          <FirstStep
            key={name}
            {...step}
            isNext={name === next}
            title={t(name)}
            text={t(`text_${name}`, { address: location.host })}
            {...(name === 'taxes' && { action: <LazyTakeRates page={TAXES} take={take} /> })}
            {...(name === 'open' && { action: <OpenForOrders isReady={hasHours && hasDish} take={take} /> })}
          />
        ))}
      </ol>
    </section>
  );
}
