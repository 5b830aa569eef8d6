import type { ApiRequest, Transport } from '../transport.ts';
import type { StaffAboutInput, StaffAboutRecord } from './staff-about.ts';
import type { AuditPage, AuditQuery } from './staff-audit.ts';
import type { Availability, AvailabilityInput, StaffMenu } from './staff-availability.ts';
import type { Board } from './staff-board.ts';
import { staffCustomerCalls } from './staff-customers-api.ts';
import type { StaffDetails } from './staff-details.ts';
import type { DomainInput, StaffDomains } from './staff-domains.ts';
import type { OfferedLanguages } from './staff-languages.ts';
import type { StaffMember } from './staff-me.ts';
import { type Once, once, staffMenuCalls } from './staff-menu-api.ts';
import type { OrderMessageInput, OrderRecord } from './staff-order-record.ts';
import type { BusyInput, BusyState, StaffOrderTimes } from './staff-order-times.ts';
import type { OrderingPauseInput, TodaysHours, TodaysHoursInput, UnansweredOrders } from './staff-ordering.ts';
import type {
  ChangeStatusInput,
  PackedInput,
  ReadyTimeInput,
  StaffOrder,
  StaffOrdersPage,
  StaffOrdersQuery,
} from './staff-orders.ts';
import type {
  Caller,
  CallerInput,
  PhoneOrderInput,
  PhonePayment,
  PhoneQuote,
  PhoneQuoteInput,
} from './staff-phone-orders.ts';
import type { StaffPromotion, StaffPromotionInput } from './staff-promotions.ts';
import type { Figures } from './staff-reports.ts';
import type {
  ReviewReplyInput,
  ReviewVisibilityInput,
  StaffReview,
  StaffReviewsPage,
  StaffReviewsQuery,
} from './staff-reviews.ts';
import type {
  StaffDelivery,
  StaffDeliveryInput,
  StaffHours,
  StaffHoursInput,
  StaffPaymentMethods,
} from './staff-settings.ts';
import type { StaffSlide, StaffSlideInput } from './staff-slides.ts';
import type { Invitation, InviteInput, TeamMember } from './staff-team.ts';
import type { StaffTheme, StaffThemeInput } from './staff-theme.ts';
import type { ChangeOf, Versioned } from './staff-versions.ts';

type Conditions = Pick<ApiRequest, 'signal' | 'quiet'>;

/** The calls of staff, typed, over any transport. Apart from `api-client.ts`, so that customers download none of it. */
export function createStaffApi(transport: Transport) {
  const send = <T>(
    method: ApiRequest['method'],
    path: string,
    body?: unknown,
    more: Conditions & Once & Pick<ApiRequest, 'query'> = {},
  ) => transport<T>({ method, path: `/staff${path}`, ...(body !== undefined && { body }), ...more });
  const get = <T>(path: string, query: NonNullable<ApiRequest['query']> = {}, more: Conditions = {}) =>
    transport<T>({ method: 'GET', path: `/staff${path}`, query, ...more });
  const part = encodeURIComponent;

  return {
    me: (more?: Conditions) => get<{ data: StaffMember }>('/me', undefined, more),
    board: (more?: Conditions) => get<{ data: Board }>('/board', undefined, more),
    orders: (query: Partial<StaffOrdersQuery> = {}, more?: Conditions) =>
      get<{ data: StaffOrdersPage }>('/orders', query, more),
    order: (id: string, more?: Conditions) => get<{ order: StaffOrder }>(`/orders/${part(id)}`, undefined, more),
    orderRecord: (id: string, more?: Conditions) =>
      get<{ data: OrderRecord }>(`/orders/${part(id)}/record`, undefined, more),
    addOrderNote: (id: string, text: string, more?: Conditions) =>
      send<{ data: OrderRecord }>('POST', `/orders/${part(id)}/notes`, { text }, more),
    writeToCustomer: (id: string, input: OrderMessageInput, more?: Conditions) =>
      send<{ data: OrderRecord }>('POST', `/orders/${part(id)}/messages`, input, more),
    stepBackOrder: (id: string, expectedVersion: number, more?: Conditions) =>
      send<{ data: OrderRecord }>('POST', `/orders/${part(id)}/step-back`, { expectedVersion }, more),
    changeStatus: (id: string, input: ChangeStatusInput, more?: Conditions) =>
      send<{ data: { order: StaffOrder } }>('PATCH', `/orders/${part(id)}/status`, input, more),
    packOrder: (id: string, input: PackedInput, more?: Conditions) =>
      send<{ data: { order: StaffOrder } }>('PUT', `/orders/${part(id)}/packed`, input, more),
    changeReadyTime: (id: string, input: ReadyTimeInput, more?: Conditions) =>
      send<{ data: { order: StaffOrder } }>('PATCH', `/orders/${part(id)}/ready-time`, input, more),
    findCaller: (input: CallerInput, more?: Conditions) =>
      send<{ data: { caller: Caller | null } }>('POST', '/callers', input, more),
    quotePhoneOrder: (input: PhoneQuoteInput, more?: Conditions) =>
      send<{ data: PhoneQuote }>('POST', '/phone-quotes', input, more),
    placePhoneOrder: (input: PhoneOrderInput, key: string, more?: Conditions) =>
      send<{ data: { order: StaffOrder } }>('POST', '/phone-orders', input, { ...once(key), ...more }),
    phonePayments: (more?: Conditions) =>
      get<{ data: { payments: PhonePayment[] } }>('/phone-payments', undefined, more),
    makePayLink: (id: string, isMailed: boolean, more?: Conditions) =>
      send<{ data: { url: string } }>('POST', `/phone-payments/${part(id)}/link`, { isMailed }, more),
    payAtDoor: (id: string, method: string, more?: Conditions) =>
      send<{ data: { order: StaffOrder } }>('POST', `/phone-payments/${part(id)}/door`, { method }, more),
    callOffUnpaid: (id: string, more?: Conditions) =>
      send<void>('DELETE', `/phone-payments/${part(id)}`, undefined, more),
    pauseOrdering: (input: OrderingPauseInput, more?: Conditions) =>
      send<{ data: { orderingPausedUntil: string | null } }>('PUT', '/ordering-pause', input, more),
    changeTodaysHours: (input: TodaysHoursInput, more?: Conditions) =>
      send<{ data: TodaysHours }>('PUT', '/todays-hours', input, more),
    setBusy: (input: BusyInput, more?: Conditions) =>
      send<{ data: { busy: BusyState | null } }>('PUT', '/busy', input, more),
    orderTimes: (more?: Conditions) => get<{ data: Versioned<StaffOrderTimes> }>('/order-times', undefined, more),
    changeOrderTimes: (input: ChangeOf<StaffOrderTimes>, more?: Conditions) =>
      send<{ data: Versioned<StaffOrderTimes> }>('PUT', '/order-times', input, more),
    customers: staffCustomerCalls(transport),
    /** Calls that edit the menu. */
    menuRecord: staffMenuCalls(transport),
    menu: (more?: Conditions) => get<{ data: StaffMenu }>('/menu', undefined, more),
    setProductAvailability: (id: string, input: AvailabilityInput, more?: Conditions) =>
      send<{ data: Availability }>('PUT', `/products/${part(id)}/availability`, input, more),
    setOptionAvailability: (valueId: string, input: AvailabilityInput, more?: Conditions) =>
      send<{ data: Availability }>('PUT', `/options/${part(valueId)}/availability`, input, more),
    unansweredOrders: (more?: Conditions) =>
      get<{ data: Versioned<UnansweredOrders> }>('/unanswered-orders', undefined, more),
    changeUnansweredOrders: (input: ChangeOf<UnansweredOrders>, more?: Conditions) =>
      send<{ data: Versioned<UnansweredOrders> }>('PUT', '/unanswered-orders', input, more),
    offeredLanguages: (more?: Conditions) => get<{ data: Versioned<OfferedLanguages> }>('/languages', undefined, more),
    changeOfferedLanguages: (input: ChangeOf<OfferedLanguages>, more?: Conditions) =>
      send<{ data: Versioned<OfferedLanguages> }>('PUT', '/languages', input, more),
    details: (more?: Conditions) => get<{ data: Versioned<StaffDetails> }>('/details', undefined, more),
    changeDetails: (input: ChangeOf<StaffDetails>, more?: Conditions) =>
      send<{ data: Versioned<StaffDetails> }>('PUT', '/details', input, more),
    openingHours: (more?: Conditions) => get<{ data: Versioned<StaffHours> }>('/opening-hours', undefined, more),
    changeOpeningHours: (input: ChangeOf<StaffHoursInput>, more?: Conditions) =>
      send<{ data: Versioned<StaffHours> }>('PUT', '/opening-hours', input, more),
    delivery: (more?: Conditions) => get<{ data: Versioned<StaffDelivery> }>('/delivery-settings', undefined, more),
    changeDelivery: (input: ChangeOf<StaffDeliveryInput>, more?: Conditions) =>
      send<{ data: Versioned<StaffDelivery> }>('PUT', '/delivery-settings', input, more),
    paymentMethods: (more?: Conditions) =>
      get<{ data: Versioned<StaffPaymentMethods> }>('/payment-methods', undefined, more),
    changePaymentMethods: (input: ChangeOf<StaffPaymentMethods>, more?: Conditions) =>
      send<{ data: Versioned<StaffPaymentMethods> }>('PUT', '/payment-methods', input, more),
    promotions: (more?: Conditions) => get<{ data: { promotions: StaffPromotion[] } }>('/promotions', undefined, more),
    highlights: (more?: Conditions) => get<{ data: { highlights: StaffSlide[] } }>('/highlights', undefined, more),
    addSlide: (input: StaffSlideInput, key: string, more?: Conditions) =>
      send<{ data: { highlight: StaffSlide } }>('POST', '/highlights', input, { ...once(key), ...more }),
    changeSlide: (id: string, input: ChangeOf<StaffSlideInput>, more?: Conditions) =>
      send<{ data: { highlight: StaffSlide } }>('PUT', `/highlights/${part(id)}`, input, more),
    removeSlide: (id: string, query: { expectedVersion?: string } = {}, more?: Conditions) =>
      send<void>('DELETE', `/highlights/${part(id)}`, undefined, { query, ...more }),
    reorderSlides: (ids: readonly string[], more?: Conditions) =>
      send<{ data: { highlights: StaffSlide[] } }>('PUT', '/highlight-order', { ids }, more),
    addPromotion: (input: StaffPromotionInput, key: string, more?: Conditions) =>
      send<{ data: { promotion: StaffPromotion } }>('POST', '/promotions', input, { ...once(key), ...more }),
    changePromotion: (id: string, input: ChangeOf<StaffPromotionInput>, more?: Conditions) =>
      send<{ data: { promotion: StaffPromotion } }>('PUT', `/promotions/${part(id)}`, input, more),
    reviews: (query: Partial<StaffReviewsQuery>, more?: Conditions) =>
      get<{ data: StaffReviewsPage }>('/reviews', query, more),
    changeReviewVisibility: (id: string, input: ReviewVisibilityInput, more?: Conditions) =>
      send<{ data: { review: StaffReview } }>('PATCH', `/reviews/${part(id)}/visibility`, input, more),
    replyToReview: (id: string, input: ReviewReplyInput, more?: Conditions) =>
      send<{ data: { review: StaffReview } }>('POST', `/reviews/${part(id)}/replies`, input, more),
    removeReply: (id: string, replyId: string, more?: Conditions) =>
      send<{ data: { review: StaffReview } }>(
        'DELETE',
        `/reviews/${part(id)}/replies/${part(replyId)}`,
        undefined,
        more,
      ),
    about: (more?: Conditions) => get<{ data: StaffAboutRecord }>('/about', undefined, more),
    changeAbout: (input: ChangeOf<StaffAboutInput>, more?: Conditions) =>
      send<{ data: StaffAboutRecord }>('PUT', '/about', input, more),
    theme: (more?: Conditions) => get<{ data: Versioned<StaffTheme> }>('/theme', undefined, more),
    changeTheme: (input: ChangeOf<StaffThemeInput>, more?: Conditions) =>
      send<{ data: Versioned<StaffTheme> }>('PUT', '/theme', input, more),
    domains: (more?: Conditions) => get<{ data: StaffDomains }>('/domains', undefined, more),
    addDomain: (input: DomainInput, more?: Conditions) => send<{ data: StaffDomains }>('POST', '/domains', input, more),
    removeDomain: (host: string, more?: Conditions) =>
      send<{ data: StaffDomains }>('DELETE', `/domains/${part(host)}`, undefined, more),
    makeDomainPrimary: (host: string, more?: Conditions) =>
      send<{ data: StaffDomains }>('PUT', `/domains/${part(host)}/primary`, undefined, more),
    people: (more?: Conditions) =>
      get<{ data: { staff: TeamMember[]; invitations: Invitation[] } }>('/people', undefined, more),
    /** Also sends an invitation again: a newer one replaces that of the same address. */
    invite: (input: InviteInput, more?: Conditions) =>
      send<{ data: { invitation: Invitation; link: string | null } }>('POST', '/invitations', input, more),
    withdrawInvitation: (id: string, more?: Conditions) =>
      send<void>('DELETE', `/invitations/${part(id)}`, undefined, more),
    changeRole: (userId: string, role: TeamMember['role'], more?: Conditions) =>
      send<{ data: { member: TeamMember } }>('PUT', `/people/${part(userId)}`, { role }, more),
    dismiss: (userId: string, more?: Conditions) => send<void>('DELETE', `/people/${part(userId)}`, undefined, more),
    figures: (span: { from: string; to: string }, more?: Conditions) => get<{ data: Figures }>('/figures', span, more),
    audit: (query: Partial<AuditQuery> = {}, more?: Conditions) => get<{ data: AuditPage }>('/audit', query, more),
  };
}

export type StaffApi = ReturnType<typeof createStaffApi>;
