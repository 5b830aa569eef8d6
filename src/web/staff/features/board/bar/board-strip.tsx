import type { Board } from '../../../../../contract/staff/staff-board.ts';
import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { useStaff } from '../../../app/staff-context.ts';
import { useTicking } from '../../../app/ticker.ts';
import { BusyControl } from '../../ordering/busy-control.tsx';
import { ChangedHoursLine } from '../../ordering/changed-hours.tsx';
import { PauseControl } from '../../ordering/pause-control.tsx';
import { CouriersPill } from '../couriers/couriers-pill.tsx';
import styles from './board-strip.module.css';
import { PrinterAlerts } from './printer-alerts.tsx';
import { ToCook } from './to-cook.tsx';
import { UnpaidOrders } from './unpaid-orders.tsx';

interface BoardStripProps {
  day: Omit<Board, 'open' | 'finished'>;
  cooking: readonly StaffOrder[];
  isPaused: boolean;
}

/** One line below the bar: what is to be cooked now, and what is out of the ordinary, as long as it is. */
export function BoardStrip({ day, cooking, isPaused }: BoardStripProps) {
  const { board } = useStaff();
  const { busy, changedHours } = day;
  const isBusy = useTicking(() => busy !== undefined && Date.parse(busy.until) > board.now());
  return (
    <div className={styles.strip}>
      <ToCook orders={cooking} stations={day.stations} />
      {isPaused && <PauseControl pausedUntil={day.orderingPausedUntil} />}
      {isBusy && <BusyControl busy={busy} />}
      <ChangedHoursLine changed={changedHours} />
      <PrinterAlerts printers={day.printers} />
      <UnpaidOrders />
      <CouriersPill />
    </div>
  );
}
