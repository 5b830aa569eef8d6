import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useTicking } from '../../app/ticker.ts';
import styles from './accept-chips.module.css';
import { useBoardActions } from './board-actions.ts';
import { shortTime } from './order-labels.ts';

/** The preparation times that can be promised, in minutes. */
const PROMISES = [15, 20, 30, 45, 60];
/** Those that a full board has room for. */
const USUAL_PROMISES = [20, 30, 45];

interface AcceptChipsProps {
  order: StaffOrder;
  /** Called by a tap that accepts, or that asks why not. */
  onAnswer?(): void;
  /** Shows only the usual choices, with a button for all of them that calls this. */
  onMore?(): void;
}

/** Accepts an order by choosing the promised time, in one tap; beside it the button to reject. */
export function AcceptChips({ order, onAnswer, onMore }: AcceptChipsProps) {
  const t = useMessages('board');
  const clock = useOrderClock();
  const { board } = useStaff();
  const { step, open } = useBoardActions();
  const isAhead = useTicking(() => order.promisedAt !== undefined && Date.parse(order.promisedAt) > board.now());
  const promised = isAhead ? order.promisedAt : undefined;
  const usual = promised ? [] : USUAL_PROMISES;
  const choices = onMore ? usual : PROMISES;
  function accept(readyInMinutes?: number): void {
    onAnswer?.();
    step(order, { status: 'Confirmed', ...(readyInMinutes && { readyInMinutes }) });
  }
  function refuse(): void {
    onAnswer?.();
    open('call-off', order);
  }
  const reject = (
    <Button variant="outline" className={styles.reject} onClick={refuse}>
      {t('reject')}
    </Button>
  );
  const more = onMore && (
    <IconButton icon="ellipsis-vertical" label={t('more_choices')} className={styles.more} onClick={onMore} />
  );
  const answerBy = order.answerBy && (
    <p className={styles.deadline}>{t('answer_by', { time: shortTime(order.answerBy, clock, board.now()) })}</p>
  );
  if (!order.isASAP && order.scheduledAt) {
    return (
      <div className={styles.scheduled} data-few={more && ''}>
        <Button onClick={() => accept()}>
          {t('accept_for', { time: shortTime(order.scheduledAt, clock, board.now()) })}
        </Button>
        {more ?? reject}
        {!more && answerBy}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's name would be read before every button
    <div role="group" aria-label={t('accept_in')} className={styles.group} data-few={more && ''}>
      {!more && (
        <p className={styles.label} aria-hidden="true">
          {t('accept_in')}
        </p>
      )}
      {promised && (
        <Button className={styles.promised} onClick={() => accept()}>
          {t('accept_for', { time: shortTime(promised, clock, board.now()) })}
        </Button>
      )}
      {choices.map((minutes) => (
        <Button
          key={minutes}
          variant="tonal"
          className={styles.chip}
          aria-label={t('accept_minutes', { minutes })}
          onClick={() => accept(minutes)}
        >
          {String(minutes)}
        </Button>
      ))}
      {more ?? reject}
      {!more && answerBy}
    </div>
  );
}
