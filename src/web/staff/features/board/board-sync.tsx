import { useEffect, useEffectEvent, useState } from 'react';
import { useMatches } from 'react-router';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { whenOnline } from '../../../app/api/when-online.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { useLater } from '../../../app/use-later.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { keepScreenAwake } from '../../app/screen-awake.ts';
import { useStaff } from '../../app/staff-context.ts';
import { ConnectionSign } from './connection-sign.tsx';
import { isForgotten, isNewOrder, startRings } from './urgency.ts';
import { useKeptLive } from './use-kept-live.ts';
import { useOutcomes } from './use-outcomes.ts';
import { useSchedule } from './use-schedule.ts';

/** After a change of an order, the day's totals are fetched again within this time. */
const CATCH_UP_MS = 20_000;
/** The board is fetched this often in any case: another tablet may have paused ordering. */
const REFRESH_MS = 60_000;
/** The bell rings again this often for orders that nobody answered, and while a printer keeps papers back. */
const REMIND_EVERY_MS = 20_000;

/**
 * Keeps the board up to date on all pages for staff: loads it, connects live, says when the connection is lost, rings, keeps the
 * screen on, counts in the title, sends steps.
 */
export function BoardSync() {
  const { messages } = useApp();
  const { board, steps, room, sound } = useStaff();
  const chosen = useStore(board.state).day?.sound;
  const file = useLater(() => import('./restaurant-sound.tsx'), chosen !== undefined);
  const shared = useLater(() => import('./shared-steps.tsx'), useStore(room) !== null);
  useKeptLive();
  useOutcomes();
  useBell();
  useTitle();

  // It speaks on every page, also on those that need nothing of the board's.
  useEffect(() => {
    void whenOnline(() => messages.need(['board', 'statuses']), Number.POSITIVE_INFINITY);
  }, [messages]);

  useEffect(() => {
    void board.load();
    const regular = setInterval(() => void board.load(), REFRESH_MS);
    let soon: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = board.onOrder(() => {
      soon ??= setTimeout(() => {
        soon = undefined;
        void board.load();
      }, CATCH_UP_MS);
    });
    return () => {
      clearInterval(regular);
      clearTimeout(soon);
      unsubscribe();
    };
  }, [board]);

  // A tablet that is put away may go to sleep, and a step that was tapped must not be lost: it is sent at once.
  useEffect(() => {
    const sendAll = () => document.visibilityState === 'hidden' && void steps.sendAll('waiting');
    document.addEventListener('visibilitychange', sendAll);
    return () => document.removeEventListener('visibilitychange', sendAll);
  }, [steps]);

  useEffect(() => keepScreenAwake(sound.state), [sound]);

  return (
    <>
      <ConnectionSign />
      <Announcement />
      {shared && <shared.SharedSteps />}
      {chosen && file && <file.RestaurantSound {...chosen} />}
    </>
  );
}

function useBell(): void {
  const { board, sound, steps, others } = useStaff();
  const schedule = useSchedule();
  const isForgottenAt = useEffectEvent((order: StaffOrder, now: number) => isForgotten(order, now, schedule));
  useEffect(() => {
    const unsubscribe = board.onOrder((order, before) => {
      if (!before && isNewOrder(order)) sound.chime();
    });
    /** How often the bell has rung for starting an order, by its id. */
    let rung = new Map<string, number>();
    const timer = setInterval(() => {
      const now = board.now();
      const orders = [...board.state.get().orders.values()];
      const left = orders.filter(({ _id: id }) => !steps.isOnItsWay(id) && !others.get().has(id));
      const { startAhead } = board.state.get().day ?? {};
      const due = new Map(left.map((order) => [order._id, startRings(order, now, startAhead)]));
      const isToStart = left.some(({ _id: id }) => (due.get(id) ?? 0) > (rung.get(id) ?? 0));
      rung = due;
      // The board holds only the printers that somebody has to go to.
      const isPaperStuck = board.state.get().day?.printers?.some(({ waiting }) => waiting > 0) ?? false;
      if (isToStart || isPaperStuck || left.some((order) => isForgottenAt(order, now))) sound.chime();
    }, REMIND_EVERY_MS);
    return () => {
      unsubscribe();
      clearInterval(timer);
    };
  }, [board, sound, steps, others]);
}

/** A title such as "(3) Orders – Brasa", so that a tab in the background shows how many orders wait, whatever its page. */
function useTitle(): void {
  const t = useMessages('staff');
  const { board, pageTitle } = useStaff();
  const { orders } = useStore(board.state);
  const own = useStore(pageTitle);
  const restaurant = useKnownRestaurant()?.name;
  const isMenu = useMatches().at(-1)?.id === 'availability';
  const page = own ?? t(isMenu ? 'menu' : 'orders');
  const count = [...orders.values()].filter(({ status }) => status === 'Pending Confirmation').length;
  useEffect(() => {
    document.title = `${count ? `(${count}) ` : ''}${[page, restaurant].filter(Boolean).join(' – ')}`;
  }, [count, page, restaurant]);
}

/** Announces new orders to screen readers. */
function Announcement() {
  const t = useMessages('board');
  const { board } = useStaff();
  const [text, setText] = useState('');
  const announce = useEffectEvent((order: StaffOrder, before: StaffOrder | undefined) => {
    if (!before && isNewOrder(order)) {
      setText(t('new_order', { number: order.orderNumber, name: order.customerName }));
    }
  });
  useEffect(() => board.onOrder((order, before) => announce(order, before)), [board]);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}
