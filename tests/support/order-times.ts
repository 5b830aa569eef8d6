import type { StaffOrderTimes } from '../../src/contract/staff/staff-order-times.ts';
import { START_AHEAD } from '../../src/domain/orders/kitchen-horizon.ts';
import type { CapacityRule } from '../../src/domain/slots/order-times.ts';
import { USUAL_ORDER_TIMES } from '../../src/domain/slots/order-times.ts';
import { WEEKDAYS } from '../../src/domain/times/weekdays.ts';
import type { TestApp } from './test-app.ts';

/** A capacity rule for all hours of all days. */
export function allHours(limits: Partial<CapacityRule>): CapacityRule {
  const none = { maxOrders: null, maxUnits: null, maxDeliveries: null };
  return { weekdays: WEEKDAYS, from: '00:00', to: '00:00', ...none, ...limits };
}

/** The settings as the office sends them; what is not given is the specification's. */
export function orderTimes(changes: Partial<StaffOrderTimes> | { rules: CapacityRule[] } = {}): StaffOrderTimes {
  const kitchen = { startAheadMinutes: START_AHEAD.usual, holdsPapers: false };
  return { ...USUAL_ORDER_TIMES, ...kitchen, publishesPunctuality: false, ...changes } as StaffOrderTimes;
}

/** Sets them at the trattoria. */
export async function setOrderTimes(app: TestApp, owner: string, changes: Parameters<typeof orderTimes>[0]) {
  const body = orderTimes(changes);
  const answer = await app.call({ method: 'PUT', url: '/staff/order-times', token: owner, body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}
