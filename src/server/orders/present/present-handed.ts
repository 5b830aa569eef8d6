import type { Order } from '../../../contract/orders.ts';
import type { StaffHandedDelivery } from '../../../contract/staff/staff-delivery-services.ts';
import { type HandedDelivery, isBack } from '../../../domain/delivery-services/delivery-services.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal } from '../../../domain/money/money.ts';
import { toIso } from '../../platform/clock.ts';
import { fromJson } from '../../platform/database/json-columns.ts';
import type { OrderRow } from '../orders.repo.ts';

/** The service that brings an order. Customers hear nothing of one that does not bring it after all: it is the house's. */
export function presentHanded({ handed: kept }: OrderRow, reader: 'customer' | 'staff'): Pick<Order, 'handed'> {
  const handed = fromJson(kept ?? null);
  if (!handed || (reader === 'customer' && (isBack(handed.state) || handed.state === 'asked'))) return {};
  return { handed: seen(handed) };
}

/** The same with its price and what is wrong, for staff. */
export function presentStaffHanded({ handed: kept }: OrderRow, currency: string): { handed?: StaffHandedDelivery } {
  const handed = fromJson(kept ?? null);
  if (!handed) return {};
  const { price, problem, isCalledBack } = handed;
  return {
    handed: {
      ...seen(handed),
      price: price === null ? null : toDecimal(price, decimalsOf(currency)),
      ...(problem && { problem }),
      ...(isCalledBack && { isCalledBack }),
    },
  };
}

function seen({ service, state, since, trackingUrl, courier, pickupAt, dropoffAt }: HandedDelivery) {
  return {
    ...{ service, state, since: toIso(since), trackingUrl, courier },
    ...{ pickupAt: toIso(pickupAt), dropoffAt: toIso(dropoffAt) },
  };
}
