import type { OrderRow } from '../orders/orders.repo.ts';
import { sha256 } from '../platform/ids/ids.ts';

/** A link, and the phone that opens it. */
export interface LinkCourier {
  restaurantId: string;
  token: string;
  device: string;
}

/** Somebody who works at the restaurant and is signed in, and the order that they mean (decision 195). */
export interface SignedInCourier {
  restaurantId: string;
  userId: string;
  orderId: string;
}

/** Who brings an order. The rules are one; who it is, and which order is meant, is known in two ways. */
export type Courier = LinkCourier | SignedInCourier;

/** What an order keeps of who has it (`courier_device`). No phone's secret has a space, so that none passes for somebody's. */
export function carrierOf(who: Pick<LinkCourier, 'device'> | Pick<SignedInCourier, 'userId'>): string {
  return sha256('device' in who ? who.device : `user ${who.userId}`);
}

/** Whether this courier has the order. */
export function isOf({ courier_device }: Pick<OrderRow, 'courier_device'>, courier: Courier): boolean {
  return courier_device === carrierOf(courier);
}

/** The account in whose name the history has what the courier does; null: a link's phone has none. */
export function accountOf(courier: Courier): string | null {
  return 'userId' in courier ? courier.userId : null;
}
