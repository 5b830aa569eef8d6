import { useEffect } from 'react';
import type { BoardSound } from '../../../../domain/orders/alarms.ts';
import { useStaff } from '../../app/staff-context.ts';
import { voiceOf } from '../../app/voices.ts';

/** With "until somebody answers" the bell rings this often. */
const RING_EVERY_MS = 6000;

/** Sounds as the restaurant has chosen; until somebody answers, where it wants that. */
export function RestaurantSound({ tone, volume, untilAnswered }: BoardSound) {
  const { board, sound, steps, others } = useStaff();
  useEffect(() => sound.choose(voiceOf({ tone, volume })), [sound, tone, volume]);
  useEffect(() => {
    if (!untilAnswered) return;
    const timer = setInterval(() => {
      const isAnswered = (id: string) => steps.isOnItsWay(id) || others.get().has(id);
      const orders = [...board.state.get().orders.values()];
      if (orders.some(({ _id, status }) => status === 'Pending Confirmation' && !isAnswered(_id))) sound.chime();
    }, RING_EVERY_MS);
    return () => clearInterval(timer);
  }, [untilAnswered, board, sound, steps, others]);
  return null;
}
