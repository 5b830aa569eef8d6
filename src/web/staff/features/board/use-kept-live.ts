import { useEffect, useEffectEvent, useRef } from 'react';
import type { StaffNotice } from '../../../../contract/live-events.ts';
import { openLive } from '../../../app/api/live.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { currentRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { staffRoom } from '../../app/join-staff-room.ts';
import { useStaff } from '../../app/staff-context.ts';

/** A customer's page gives up after some attempts (specification section 9); a kitchen's starts again after this time. */
const START_ANEW_MS = 5000;
/** How often a message says that an order still waits, however many do. */
const TELL_EVERY_MS = 60_000;

/** Keeps the live connection to the staff's room open while somebody is signed in. */
export function useKeptLive(): void {
  const t = useMessages('board');
  const { session, origin, resources, snackbar } = useApp();
  const { board, steps, live, room, member, menu, sound } = useStaff();
  const told = useRef(0);
  const isSignedIn = useStore(session.state).status === 'signed-in';
  const join = useEffectEvent(() => {
    void board.load();
    void menu.loadAgain();
    void steps.sendAll('unsent');
  });
  const take = useEffectEvent((notice: StaffNotice) => {
    if (notice.kind === 'ordering_paused') board.setPause(notice.orderingPausedUntil);
    else if (notice.kind === 'kitchen_done') board.setKitchenDone(notice.orderId, notice.isDone);
    else if (notice.kind === 'lines_done') board.setLinesDone(notice.orderId, notice.doneBy);
    else if (notice.kind === 'kitchen_busy') board.setBusy(notice.busy);
    else if (notice.kind === 'todays_hours') {
      board.setChangedHours(notice.changedHours);
      void resources.reload(currentRestaurant);
    } else if (notice.kind === 'order_unanswered') {
      sound.chime();
      // Forty orders would cover the button below for minutes, one after the other: the bell and the header's count tell of the others.
      if (snackbar.waiting.get() === 0 && Date.now() - told.current >= TELL_EVERY_MS) {
        told.current = Date.now();
        snackbar.show(t('unanswered', { number: notice.orderNumber }), { tone: 'warning' });
      }
    } else void menu.loadAgain();
  });
  const refused = useEffectEvent(() => void resources.reload(member));

  useEffect(() => {
    if (!isSignedIn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let close = open();
    function open(): () => void {
      return openLive({
        origin,
        session,
        onState(state) {
          live.set(state);
          clearTimeout(timer);
          if (state === 'off') timer = setTimeout(startAnew, START_ANEW_MS);
        },
        room: staffRoom({
          onJoined: () => join(),
          onRefused: () => refused(),
          onOrder: (order) => board.receive(order),
          onNotice: (notice) => take(notice),
          onSocket: (socket) => room.set(socket),
        }),
      });
    }
    function startAnew(): void {
      close();
      close = open();
    }
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [isSignedIn, origin, session, board, live, room]);
}
