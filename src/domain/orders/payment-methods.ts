import { DEFAULTS } from '../limits.ts';
import { ORDER_TYPES, type OrderType, typesThatAre } from './order-types.ts';

/** The methods that the interface and mails name in every language; others are shown as the restaurant wrote them. */
export const NAMED_METHODS = [
  'Cash on Delivery',
  'Cash',
  'Card on Delivery',
  'Online Payment (Placeholder)',
  'Card or wallet',
] as const;
export type NamedMethod = (typeof NAMED_METHODS)[number];

export function isNamedMethod(method: string): method is NamedMethod {
  return NAMED_METHODS.includes(method as NamedMethod);
}

/** The method by which orders are paid online, at the provider's page. Only restaurants with an account there have it. */
export const ONLINE_METHOD = 'Card or wallet' satisfies NamedMethod;

const PLACEHOLDER = 'Online Payment (Placeholder)' satisfies NamedMethod;

export function isPaidOnline(method: string): boolean {
  return method === ONLINE_METHOD;
}

/**
 * Whether the customer pays when the food is handed over, whatever the restaurant calls the method: no payment is taken online. Not the
 * placeholder for online payment (specification section 9), of which nobody knows whether it was paid.
 */
export function isPaidAtHandover(method: string): boolean {
  return method !== PLACEHOLDER && !isPaidOnline(method);
}

/** Whether it is paid in coins and notes, by its name; one that offers cards as well says nothing. */
export function isCash(method: string): boolean {
  return CASH.test(method) && !CARD.test(method);
}

const CASH =
  /(?<!\p{L})(cash|bar|bargeld|barzahlung|espèces|comptant|liquide|efectivo|metálico|contanti?|dinheiro|numerário)(?!\p{L})|現金|现金/iu;
const CARD = /card|karte|carte|tarjeta|carta|cartão|カード|卡/i;

export interface PaymentMethod {
  methodName: string;
  isEnabled: boolean;
  /** For which orders it is; missing: what its name says. */
  orderTypes?: OrderType[] | undefined;
}

/** A restaurant's methods; the platform's default if it has configured none at all, enabled or not (specification section 9). */
export function methodsOrDefault(methods: PaymentMethod[] | null | undefined): PaymentMethod[] {
  return methods?.length ? methods : [{ methodName: DEFAULTS.paymentMethod, isEnabled: true }];
}

/**
 * Whether a restaurant has the specification's stand-ins, of which the placeholder for online payment is one: its two demos. No other
 * restaurant shows what does nothing.
 */
export function hasStandIns(methods: PaymentMethod[] | null | undefined): boolean {
  return methods?.some(({ methodName }) => methodName === PLACEHOLDER) ?? false;
}

/** For which orders a method is, by its setting or else by its name: nobody delivers a "Cash on Delivery" at the counter. */
export function orderTypesOfMethod({ methodName, orderTypes }: Omit<PaymentMethod, 'isEnabled'>): readonly OrderType[] {
  if (orderTypes) return orderTypes;
  if (FOR_DELIVERY.test(methodName)) return typesThatAre('driven');
  return FOR_PICKUP.test(methodName) ? typesThatAre('collected') : ORDER_TYPES;
}

const FOR_DELIVERY =
  /\bon delivery\b|\bbei (an)?lieferung\b|\bà la livraison\b|\bcontra ?reembols[oe]\b|\bna entrega\b|\bal? (la )?(entrega|consegna)\b|\balla consegna\b|货到付款|代金引換/i;
const FOR_PICKUP =
  /\b(on|at) (pickup|collection)\b|\bbei abholung\b|\bau retrait\b|\bal recoger\b|\bno levantamento\b|\bal ritiro\b|自取付款|店頭(払い|支払い)/i;

/**
 * The names of the methods that customers may choose for an order of this type; all that are switched on, if none of them is meant
 * for it: the platform's default is such a one, and serves every order (specification section 9).
 */
export function methodsFor(methods: PaymentMethod[] | null | undefined, orderType: OrderType): string[] {
  const enabled = methodsOrDefault(methods).filter(({ isEnabled }) => isEnabled);
  const meant = enabled.filter((method) => orderTypesOfMethod(method).includes(orderType));
  return (meant.length > 0 ? meant : enabled).map(({ methodName }) => methodName);
}

/**
 * The same as customers are shown them: cards first, cash by one name, and of the placeholder for online payment nothing. At a restaurant that
 * has only the placeholder (the specification's demo) all stay, and it comes last.
 */
export function methodsShown(methods: PaymentMethod[] | null | undefined, orderType: OrderType): string[] {
  const all = methodsFor(methods, orderType);
  const real = all.filter((method) => method !== PLACEHOLDER);
  const isDemo = real.length < all.length && !all.some(isPaidOnline);
  if (isDemo) return [...real, PLACEHOLDER];
  const cash = all.filter(isCash);
  const named = cash.find((method) => FOR_DELIVERY.test(method) || FOR_PICKUP.test(method)) ?? cash[0];
  const shown = real.filter((method) => !isCash(method) || method === named);
  return [...shown.filter(isPaidOnline), ...shown.filter((method) => !isPaidOnline(method))];
}

/**
 * Whether an order of this type may be paid so. Names alone refuse nothing, because whoever orders through the API knows only the
 * specification's rule, that a method is switched on; what the restaurant has set does.
 */
export function acceptsMethod(
  methods: PaymentMethod[] | null | undefined,
  { method, orderType }: { method: string; orderType: OrderType },
): boolean {
  const found = methodsOrDefault(methods).find(({ methodName, isEnabled }) => isEnabled && methodName === method);
  if (!found) return false;
  return !found.orderTypes || methodsFor(methods, orderType).includes(method);
}
