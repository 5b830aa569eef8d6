import type { HandedState } from '../../domain/delivery-services/delivery-services.ts';
import type { Point } from '../../domain/zones/distance.ts';

/** Where a courier fetches or brings something. */
export interface DeliveryStop {
  name: string;
  /** E.164. */
  phone: string;
  street: string;
  city: string;
  postcode: string;
  /** ISO 3166, or the word that somebody typed, if no list of countries has it. */
  country: string;
  point: Point | null;
  notes: string;
}

/** An order as a service takes it. */
export interface OrderForService {
  number: string;
  pickup: DeliveryStop;
  dropoff: DeliveryStop;
  items: { name: string; quantity: number; price: number }[];
  /** In minor units, of which 10 to the power of `decimals` make one. */
  total: number;
  currency: string;
  decimals: number;
  /** When it can be fetched (ms); null: now. */
  readyAt: number | null;
  /** Whoever takes it must be so old; null: nobody is asked. */
  minimumAge: number | null;
}

/** What a service asks. Instants in ms, money in minor units. */
export interface Offer {
  /** By which it is taken; null: the service needs none. */
  ref: string | null;
  price: number;
  /** ISO 4217. */
  currency: string;
  isWithoutTax: boolean;
  pickupMinutes: number | null;
  dropoffMinutes: number | null;
  validUntil: number;
}

/** A delivery as the service has it. */
export interface ToldDelivery {
  ref: string;
  /** null: a word that this version does not know. */
  state: HandedState | null;
  /** null: it says none, or in another currency. */
  price: { amount: number; currency: string } | null;
  trackingUrl: string | null;
  courier: string | null;
  pickupAt: number | null;
  dropoffAt: number | null;
  /** Why it was called off; null: it does not say. */
  reason: string | null;
}

/** By what a service's delivery is known again whose id was lost with the answer. */
export interface LostDelivery {
  /** Of the requests that were not answered. */
  key: string;
  quoteRef: string | null;
  /** The order's. */
  number: string;
  /** No request was sent before (ms). */
  since: number;
  /** Ids of the order's other deliveries there. */
  others: readonly string[];
}

/** The way to a service that brings deliveries. Throws `ServiceError` where it refuses, any other error where it does not answer. */
export interface DeliveryPort {
  /** Whether its couriers look at somebody's age. */
  checksAge: boolean;
  /** Throws unless the keys are right. */
  check(): Promise<void>;
  quote(order: OrderForService): Promise<Offer>;
  /** Has it brought. With the same key there is one delivery, however often it is asked. */
  create(order: OrderForService, how: { key: string; quoteRef: string | null }): Promise<ToldDelivery>;
  /** Looks for a delivery and makes none; null: there is none. Throws where the service does not tell. */
  find(lost: LostDelivery): Promise<ToldDelivery | null>;
  status(ref: string): Promise<ToldDelivery>;
  /** Throws `ServiceError` if the service does not let go any more. */
  cancel(ref: string): Promise<void>;
}

/** What a service answers that does not do what it is asked. */
export class ServiceError extends Error {
  readonly status: number;
  /** As the service names it; empty: it does not. */
  readonly code: string;
  /** What else it says. */
  readonly body: unknown;
  /** How long it asks to be left alone (ms); null: it does not say. */
  readonly waitMs: number | null;

  constructor(
    status: number,
    words: string,
    { code = '', body = null as unknown, waitMs = null as number | null } = {},
  ) {
    super(words);
    this.status = status;
    this.code = code;
    this.body = body;
    this.waitMs = waitMs;
  }

  /** Whether asking again would bring the same answer. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 408 && this.status !== 429;
  }
}
