import type { StaffNotice } from '../../src/contract/live-events.ts';
import type { Order } from '../../src/contract/orders.ts';
import type { StaffOrder } from '../../src/contract/staff/staff-orders.ts';
import type { StaffRole } from '../../src/domain/people/staff-roles.ts';
import { silentLive } from '../../src/server/live/live-orders.ts';
import { employ, userIdOf } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Registers a new user, gives them a role at the trattoria and resolves to their token. */
export async function hire(app: TestApp, role: StaffRole = 'Staff', email?: string): Promise<string> {
  const token = await app.register(email);
  await employ(app, await userIdOf(app, token), role);
  return token;
}

/** Records what is published to open pages from now on. */
export function listenLive({ services }: TestApp) {
  const heard = { customers: [] as Order[], staff: [] as StaffOrder[], notices: [] as StaffNotice[] };
  services.live = {
    ...silentLive,
    publish: (_restaurantId, _userId, order) => heard.customers.push(order),
    publishToStaff: (_restaurantId, order) => heard.staff.push(order),
    notifyStaff: (_restaurantId, notice) => heard.notices.push(notice),
  };
  return heard;
}
