import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import type { PhoneOrderInput } from '../../contract/staff/staff-phone-orders.ts';
import { overrideOf } from '../../domain/appraisal/obstacles.ts';
import { BY_KEY } from '../../domain/orders/order-source.ts';
import { isStaffRole, permissionsOf } from '../../domain/people/staff-roles.ts';
import { recordChange } from '../editing/record-change.ts';
import { staffRole } from '../editing/staff.repo.ts';
import type { PlaceOrderRequest } from '../orders/order-policy.ts';
import { placeOrder } from '../orders/place/place-order.ts';
import { phonePolicy } from '../orders/policies/phone-policy.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import type { Db } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import type { Services } from '../services.ts';
import { keepCaller } from './keep-caller.ts';
import { phoneOrdersRefusals } from './phone-orders.refusals.ts';

interface Taken {
  tenant: Tenant;
  /** Who takes the order. */
  userId: string;
  /** Whether another system takes it, by a key. */
  isKey: boolean;
  input: PhoneOrderInput;
  idempotencyKey: string | null;
}

/**
 * Places an order for a caller as the storefront would, for a guest of the restaurant, and accepts it, or has it wait for its payment by
 * link. Only who may change the
 * restaurant's settings may override them; the audit log says what and why.
 */
export async function placePhoneOrder(
  services: Services,
  { tenant, userId, isKey, input, idempotencyKey }: Taken,
): Promise<{ order: StaffOrder; isRepeat: boolean }> {
  const { customerName: name, email, readyInMinutes, overrides, overrideReason: reason, ...order } = input;
  const restaurantId = tenant.id;
  if (overrides.length > 0) {
    if (!(await mayOverride(services.db, restaurantId, userId))) {
      throw new Refusal(phoneOrdersRefusals.override_not_allowed);
    }
    if (!reason) refuseFields({ overrideReason: 'required' });
  }
  const language = tenant.contentLanguage;
  const placement: PlaceOrderRequest = {
    tenant,
    language,
    userId,
    input: order,
    idempotencyKey,
    sent: input,
    source: isKey ? BY_KEY : null,
    policy: phonePolicy({
      by: userId,
      overrides,
      name,
      email,
      readyInMinutes: order.isASAP ? readyInMinutes : null,
      caller: (tx, now) =>
        keepCaller(tx, {
          restaurantId,
          name,
          email,
          phone: order.contactPhone,
          country: tenant.country,
          language,
          now,
        }),
      alongside: (tx, { id, created_at: now }) =>
        recordChange(
          tx,
          { restaurantId, userId, now },
          {
            action: 'phone_order',
            subject: 'order',
            subjectId: id,
            before: null,
            after: { total: order.totalAmount, ...(overrides.length > 0 && { overrides, reason }) },
          },
        ),
    }),
  };
  const { stored, isRepeat } = await placeOrder(services, placement).catch((error: unknown) => {
    throw withOverride(error);
  });
  return { order: await presentStaffOrder(services, stored), isRepeat };
}

/** A refusal that says what would have to be overridden, if something would. */
function withOverride(error: unknown): unknown {
  const override = error instanceof Refusal && overrideOf(error.kind.code);
  if (!override) return error;
  const { kind, details } = error as Refusal;
  return new Refusal(kind, { ...details, extra: { ...details.extra, override } });
}

/** Whether they may set the restaurant's rules aside. */
export async function mayOverride(db: Db, restaurantId: string, userId: string): Promise<boolean> {
  const role = await staffRole(db, restaurantId, userId);
  return isStaffRole(role) && permissionsOf(role).includes('settings');
}
