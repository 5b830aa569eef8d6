import type { OrderStatus } from '../../../../domain/orders/order-status.ts';
import { useMessages } from '../../../app/app-context.ts';
import { statusText } from '../status-chips.tsx';
import styles from './tracker-steps.module.css';

interface TrackerStepsProps {
  steps: readonly OrderStatus[];
  /** Index of the order's current step; the last step counts as done when it is reached. */
  reached: number;
}

/** A segment for each step, with the names of the first, the current and the last one; all names where there is room. */
export function TrackerSteps({ steps, reached }: TrackerStepsProps) {
  const t = useMessages('order');
  const tStatus = useMessages('statuses');
  const nameOf = (status: OrderStatus, index: number) => (index === 0 ? t('placed') : statusText(tStatus, status));
  const last = steps.length - 1;
  const stateOf = (index: number) =>
    index < reached || reached === last ? 'done' : index === reached ? 'now' : 'ahead';
  const current = steps[reached];
  const label = t('step_of', {
    step: reached + 1,
    total: steps.length,
    status: current ? nameOf(current, reached) : '',
  });
  return (
    <div className={styles.steps} role="img" aria-label={label}>
      {steps.map((status, index) => (
        <span
          key={status}
          className={styles.step}
          data-state={stateOf(index)}
          data-current={index === reached || undefined}
        >
          <i />
          <span className={styles.name}>{nameOf(status, index)}</span>
        </span>
      ))}
    </div>
  );
}
