import type { ScreenSteps } from '../../../contract/live-events.ts';
import type { StepUnderWay } from '../../../contract/steps-under-way.ts';

/** After its time a step is being sent: its order changes in a moment. If it does not, the tap was lost with its screen. */
const SENDING_MS = 2000;

/** A tap on another screen that can still be withdrawn there. */
export interface OthersStep extends Pick<StepUnderWay, 'status' | 'isPacked' | 'readyInMinutes'> {
  screen: string;
  /** Who tapped. */
  name: string;
  /** When it is sent, by this device's clock (ms since the epoch). */
  sendsAt: number;
}

/** By the order's id. */
export type OthersSteps = ReadonlyMap<string, OthersStep>;

/** With what a screen says in place of what it said before. `now` in ms since the epoch. */
export function withScreen(known: OthersSteps, { screen, name, steps }: ScreenSteps, now: number): OthersSteps {
  const others = [...known].filter(([, step]) => step.screen !== screen);
  const said = steps.map(({ orderId, leftMs, ...step }): [string, OthersStep] => {
    return [orderId, { ...step, screen, name, sendsAt: now + leftMs }];
  });
  return new Map([...others, ...said]);
}

/** Without those that were sent or lost by `now`. The same object where there are none. */
export function withoutOld(known: OthersSteps, now: number): OthersSteps {
  const kept = [...known].filter(([, { sendsAt }]) => now < sendsAt + SENDING_MS);
  return kept.length === known.size ? known : new Map(kept);
}

/** Without a step of this order, which has changed. The same object where there is none. */
export function withoutOrder(known: OthersSteps, orderId: string): OthersSteps {
  if (!known.has(orderId)) return known;
  return new Map([...known].filter(([id]) => id !== orderId));
}
