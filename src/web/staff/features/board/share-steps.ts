import type { ScreenSteps } from '../../../../contract/live-events.ts';
import type { StepUnderWay } from '../../../../contract/steps-under-way.ts';
import type { LiveSocket } from '../../../app/api/live.ts';
import { withoutOld, withoutOrder, withScreen } from '../../app/others-steps.ts';
import type { Staff } from '../../app/staff-context.ts';
import type { WaitingStep } from '../../app/step-queue.ts';

/** Between two messages: a connection may send thirty packets in ten seconds, however fast somebody taps. */
const SPACE_MS = 700;
/** How often steps that were sent or lost are let go. */
const LOOK_EVERY_MS = 500;
/** More of one screen are not told (contract/steps-under-way.ts). */
const MOST_TOLD = 20;

interface Sharing extends Pick<Staff, 'steps' | 'others' | 'board'> {
  /** Somebody at another screen has withdrawn this screen's step. */
  onStopped(step: WaitingStep, name: string): void;
}

/** Tells the staff's other screens what can still be withdrawn here, and hears what can be there. Returns how to stop that. */
export function shareSteps(socket: LiveSocket, { steps, others, board, onStopped }: Sharing): () => void {
  let told = '';
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(isWanted = false): void {
    const counting = [...steps.waiting.get().values()].filter(({ phase }) => phase === 'waiting').slice(0, MOST_TOLD);
    const what = counting.map(({ order, sendsAt }) => `${order._id} ${order.version} ${sendsAt}`).join();
    if (what === told && !(isWanted && what)) return;
    const wait = next - Date.now();
    clearTimeout(timer);
    if (wait > 0) {
      timer = setTimeout(() => tell(isWanted), wait);
      return;
    }
    told = what;
    next = Date.now() + SPACE_MS;
    socket.emit('steps_under_way', counting.map(underWay));
  }
  const hear = (said: ScreenSteps) => others.set(withScreen(others.get(), said, Date.now()));
  const wanted = () => tell(true);
  function stopped({ orderId, name }: { orderId: string; name: string }): void {
    const step = steps.waiting.get().get(orderId);
    if (step?.phase !== 'waiting') return;
    steps.withdraw(orderId);
    onStopped(step, name);
  }

  const unsubscribe = [
    steps.waiting.subscribe(() => tell()),
    board.onOrder(({ _id: id, version }, before) => {
      if (version !== before?.version) others.set(withoutOrder(others.get(), id));
    }),
  ];
  socket.on('steps_under_way', hear).on('steps_wanted', wanted).on('step_stopped', stopped);
  const look = setInterval(() => others.set(withoutOld(others.get(), Date.now())), LOOK_EVERY_MS);
  tell();
  return () => {
    clearTimeout(timer);
    clearInterval(look);
    for (const each of unsubscribe) each();
    socket.off('steps_under_way', hear).off('steps_wanted', wanted).off('step_stopped', stopped);
  };
}

function underWay({ order, status, isPacked, readyInMinutes, sendsAt }: WaitingStep): StepUnderWay {
  return {
    ...{ orderId: order._id, status, leftMs: Math.max(0, sendsAt - Date.now()) },
    ...(isPacked !== undefined && { isPacked }),
    ...(readyInMinutes !== undefined && { readyInMinutes }),
  };
}
