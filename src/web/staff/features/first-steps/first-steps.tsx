import type { ReactNode } from 'react';
import type { FirstSteps as Steps } from '../../../../contract/staff-first-steps.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { FirstStep } from './first-step.tsx';
import styles from './first-steps.module.css';

/** What a new restaurant needs before its first order, with the pages to do it; `otherwise` once that has come, or while it is not known. */
export function FirstSteps({ otherwise }: { otherwise: ReactNode }) {
  const { transport } = useStaff();
  const { value } = useRecord('first-steps', () =>
    transport<{ data: Steps }>({ method: 'GET', path: '/staff/first-steps', quiet: true }),
  );
  return value && !value.hasOrder ? <StepList steps={value} /> : otherwise;
}

function StepList({ steps: { hasHours, hasDish, hasCover } }: { steps: Steps }) {
  const t = useMessages('first-steps');
  const done = [hasHours, hasDish, hasCover].filter(Boolean).length;
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <div className={styles.head}>
        <h2 id="first-steps">{t('title')}</h2>
        <p>{t('done_of', { done, all: 4 })}</p>
      </div>
      <ol className={styles.list}>
        <FirstStep
          icon="clock"
          to="/staff/restaurant/hours"
          isDone={hasHours}
          title={t('hours')}
          text={t('hours_text')}
        />
        <FirstStep icon="utensils" to="/staff/menu/edit" isDone={hasDish} title={t('dish')} text={t('dish_text')} />
        <FirstStep
          icon="camera"
          to="/staff/restaurant/theme"
          isDone={hasCover}
          title={t('cover')}
          text={t('cover_text')}
        />
        <FirstStep icon="shopping-bag" to={null} isDone={false} title={t('order')} text={t('order_text')} />
      </ol>
    </section>
  );
}
