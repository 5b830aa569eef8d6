import type { FirstSteps as Steps } from '../../../../contract/staff/staff-first-steps.ts';
import { useMessages } from '../../../app/app-context.ts';
import type { Elements } from '../../../ui/content.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { FirstStep } from './first-step.tsx';
import styles from './first-steps.module.css';

/** What a new restaurant needs before its first order, with the pages to do it; `otherwise` once that has come, or while it is not known. */
export function FirstStepsPanel({ otherwise }: { otherwise: Elements }) {
  const { transport } = useStaff();
  const { value } = useRecord('first-steps', () =>
    transport<{ data: Steps }>({ method: 'GET', path: '/staff/first-steps', quiet: true }),
  );
  return value && !value.hasOrder ? <StepList steps={value} /> : otherwise;
}

function StepList({ steps: { hasHours, hasDish, hasCover, hasOrder } }: { steps: Steps }) {
  const t = useMessages('first-steps');
  const steps = [
    { name: 'hours', icon: 'clock', to: '/staff/restaurant/hours', isDone: hasHours },
    { name: 'dish', icon: 'utensils', to: '/staff/menu/edit', isDone: hasDish },
    { name: 'cover', icon: 'camera', to: '/staff/restaurant/theme#cover', isDone: hasCover },
    { name: 'order', icon: 'shopping-bag', to: null, isDone: hasOrder },
  ] as const;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <div className={styles.head}>
        <h2 id="first-steps">{t('title')}</h2>
        <p>{t('done_of', { done, all: steps.length })}</p>
      </div>
      <ol className={styles.list}>
        {steps.map(({ name, ...step }) => (
          <FirstStep key={name} {...step} title={t(name)} text={t(`text_${name}`)} />
        ))}
      </ol>
    </section>
  );
}
