import type { Language } from '../domain/languages.ts';
import type * as accounts from './accounts/accounts.ts';
import type { Address, AddressInput, AddressSuggestion, Place } from './accounts/addresses.ts';
import { allProducts } from './all-products.ts';
import type { CartChange, OfferedTimes, OfferTimesInput, ValidateCartInput, ValidatedItem } from './cart-validation.ts';
import type { Highlight } from './highlights.ts';
import type { LegalTexts } from './legal.ts';
import type { JoinListInput, Subscription, SubscriptionInput } from './mailing-list.ts';
import type { Category, Product } from './menu.ts';
import type { MessageInput } from './messages.ts';
import type { ClaimAccountInput, ClaimInput } from './order-claims.ts';
import type { OrderPushInput } from './order-pushes.ts';
import type { AnsweredProposal, Order, OrdersPage, PlaceOrderInput, ProposalAnswerInput } from './orders.ts';
import type { AppliedPromotion, Promotion, Reward, ValidateCouponInput } from './promotions.ts';
import type { Restaurant } from './restaurants.ts';
import type { Review, ReviewInput, ReviewsPage } from './reviews.ts';
import type { QuoteTaxesInput, TaxQuote } from './taxes.ts';
import type { ApiRequest, Transport } from './transport.ts';

type Conditions = Pick<ApiRequest, 'signal' | 'etag' | 'quiet'>;
type Quiet = Pick<ApiRequest, 'quiet'>;
type Query = NonNullable<ApiRequest['query']>;

const SUBSCRIPTION = '/users/me/subscription';

/** Encodes a value as one segment of a path. */
const part = encodeURIComponent;

/** What customers can do with an order, beside reading and cancelling it. */
interface OrderActs {
  /** The address of the page on which it is paid. */
  payment: { body: undefined; answer: { data: { url: string } } };
  /** Asks whether it is paid by now. */
  'payment/check': { body: undefined; answer: { order: Order } };
  /** Agrees to a change of it, or declines it. */
  proposal: { body: ProposalAnswerInput; answer: AnsweredProposal };
  /** Has a browser told how it goes on. */
  pushes: { body: OrderPushInput; answer: unknown };
}

/** What can be done by a tracking link, beside reading its order. */
interface LinkActs {
  /** Mails the guest a code, for the claim that is returned. */
  claims: { body: object; answer: { data: { claimId: string } } };
  cancellation: { body: object; answer: { data: { order: Order } } };
  /** The provider's page on which an order by telephone is paid. */
  payment: { body: object; answer: { data: { url: string } } };
  /** Has a browser told how the order goes on. */
  pushes: { body: OrderPushInput; answer: unknown };
  /** Agrees to a change of the order, or declines it. */
  proposal: { body: ProposalAnswerInput; answer: AnsweredProposal };
}

/** Every call of specification section 7, typed, over any transport. */
export function createApi(send: Transport) {
  const get = <T>(path: string, query?: Query, more: Conditions = {}) =>
    send<T>({ method: 'GET', path, ...(query && { query }), ...more });
  const post = <T>(path: string, body?: unknown, more: Quiet & Pick<ApiRequest, 'headers'> = {}) =>
    send<T>({ method: 'POST', path, ...(body !== undefined && { body }), ...more });
  const put = <T>(path: string, body?: unknown, more: Quiet = {}) =>
    send<T>({ method: 'PUT', path, ...(body !== undefined && { body }), ...more });
  const remove = <T>(path: string, more: Quiet = {}) => send<T>({ method: 'DELETE', path, ...more });

  return {
    restaurants: {
      /** The restaurant of the page's host. */
      current: (more?: Conditions) =>
        get<{ data: { restaurant: Restaurant } }>('/restaurants/public/-', undefined, more),
      /** The legal texts that it has written itself. */
      legalTexts: (more?: Conditions) => get<{ data: LegalTexts & { lang: Language } }>('/legal', undefined, more),
      bySlug(slug: string) {
        if (!slug) throw new Error('Restaurant slug is required.');
        return get<{ data: { restaurant: Restaurant } }>(`/restaurants/public/${part(slug)}`);
      },
    },
    menu: {
      categories: (more?: Conditions) => get<{ categories: Category[] }>('/categories', undefined, more),
      /** The whole menu. */
      products: (more?: Conditions) => allProducts(get, { isActive: true }, more),
      featured: (more?: Conditions) => allProducts(get, { isActive: true, isFeatured: true }, more),
      product: (id: string, more?: Conditions) => get<{ product: Product }>(`/products/${part(id)}`, undefined, more),
    },
    messages: {
      send: (input: MessageInput) => post<{ data: { isSent: true } }>('/messages', input),
    },
    mailingList: {
      /** Without an account. */
      join: (input: JoinListInput, more?: Quiet) => post<{ data: { isAsked: true } }>('/mailing-list', input, more),
      mine: (more?: Conditions) => get<{ data: { subscription: Subscription } }>(SUBSCRIPTION, undefined, more),
      subscribe: (input: SubscriptionInput, more?: Quiet) =>
        put<{ data: { subscription: Subscription } }>(SUBSCRIPTION, input, more),
      unsubscribe: (more?: Quiet) => remove<void>(SUBSCRIPTION, more),
    },
    promotions: {
      shown: (more?: Conditions) =>
        get<{ data: { promotions: Promotion[] } }>(
          '/promotions/public',
          { isValidNow: true, displayToCustomers: true },
          more,
        ),
      rewards: () => get<{ data: { rewardsPromotions: Reward[] } }>('/promotions/rewards'),
      validateCoupon: (input: ValidateCouponInput, more?: Quiet) =>
        post<{ data: AppliedPromotion }>('/promotions/validate-coupon', input, more),
    },
    highlights: {
      shown: (more?: Conditions) => get<{ highlights: Highlight[] }>('/highlights/public', undefined, more),
    },
    cart: {
      validate: (input: ValidateCartInput, more?: Quiet) =>
        post<{ data: { items: ValidatedItem[]; changes: CartChange[] } }>('/cart/validate', input, more),
      times: (input: OfferTimesInput, more?: Conditions) => post<{ data: OfferedTimes }>('/cart/times', input, more),
      taxes: (input: QuoteTaxesInput, more?: Conditions) => post<{ data: TaxQuote }>('/cart/taxes', input, more),
    },
    orders: {
      /** A repeated call with the same key returns the first order. */
      place: (input: PlaceOrderInput, idempotencyKey: string, more?: Quiet) =>
        post<{ data: Order }>('/orders', input, { headers: { 'idempotency-key': idempotencyKey }, ...more }),
      mine: (query: Query, more?: Conditions) => get<OrdersPage>('/orders/my-orders', query, more),
      byId: (id: string, more?: Conditions) => get<{ order: Order }>(`/orders/${part(id)}`, undefined, more),
      /** The order of a placement whose answer was lost; 404: none was created. */
      byKey: (idempotencyKey: string, more?: Conditions) =>
        get<{ order: Order }>(`/orders-by-key/${part(idempotencyKey)}`, undefined, more),
      /** Does something with an order of one's own. One call for all, because every page downloads it. */
      act: <A extends keyof OrderActs>(id: string, act: A, body: OrderActs[A]['body'], more?: Quiet) =>
        post<OrderActs[A]['answer']>(`/orders/${part(id)}/${act}`, body, more),
      cancel: (id: string, more: Quiet = {}) =>
        send<{ data: { order: Order } }>({
          method: 'PATCH',
          path: `/orders/${part(id)}/cancel-my-order`,
          ...more,
        }),
      /** Makes a tracking link; `trackingPath` is its page. */
      makeLink: (id: string) => post<{ data: { token: string } }>(`/orders/${part(id)}/links`),
      /** The key with which a browser subscribes to pushes. */
      pushKey: () => get<{ data: { publicKey: string } }>('/push-key'),
      /** Ends all tracking links of the order. */
      revokeLinks: (id: string) => remove<void>(`/orders/${part(id)}/links`),
      /** The order of a tracking link. */
      tracked: (token: string, more?: Quiet) =>
        post<{ order: Order; isKeepable?: true }>('/tracked-orders', { token }, more),
      /** Does something by a tracking link. One call for all, because every page downloads it. */
      byLink: <A extends keyof LinkActs>(act: A, body: LinkActs[A]['body'] & { token: string }, more?: Quiet) =>
        post<LinkActs[A]['answer']>(`/tracked-orders/${act}`, body, more),
      /** Adds a guest's orders to the account that is signed in. */
      addClaimed: (input: ClaimInput, more?: Quiet) =>
        post<{ data: { orders: number } }>('/claims/orders', input, more),
    },
    reviews: {
      of: (restaurantId: string, query: Query, more?: Conditions) =>
        get<{ data: ReviewsPage }>(`/restaurants/${part(restaurantId)}/reviews`, query, more),
      leave: (restaurantId: string, input: ReviewInput, more?: Quiet) =>
        post<{ data: { review: Review } }>(`/restaurants/${part(restaurantId)}/reviews`, input, more),
    },
    auth: {
      login: (input: accounts.LoginInput) => post<{ accessToken: string; message: string }>('/auth/login', input),
      register: (input: accounts.RegisterInput) =>
        post<{ accessToken: string; message: string }>('/auth/register', input),
      /** Makes an account of a guest's code and a password. */
      claim: (input: ClaimAccountInput) => post<{ accessToken: string; message: string }>('/claims/account', input),
      /** Begins the session of a guest, who orders without an account. */
      guest: () => post<{ accessToken: string }>('/auth/guest'),
      refresh: () => post<{ accessToken: string }>('/auth/refresh-token'),
      logout: () => post<void>('/auth/logout'),
      forgotPassword: (email: string) => post<{ message: string }>('/auth/forgot-password', { email }),
      resetPassword: (input: accounts.ResetPasswordInput) => post<{ message: string }>('/auth/reset-password', input),
    },
    me: {
      get: (more?: Conditions) => get<{ data: { user: accounts.User } }>('/users/me', undefined, more),
      update: (input: accounts.ProfileInput, more?: Quiet) =>
        put<{ data: { user: accounts.User } }>('/users/me', input, more),
      changePassword: (input: accounts.ChangePasswordInput, more?: Quiet) =>
        put<{ message: string }>('/users/me/change-password', input, more),
      affiliations: (more?: Conditions) =>
        get<{ data: { restaurantAffiliations: accounts.Affiliation[] } }>('/users/me/affiliations', undefined, more),
      addAddress: (input: AddressInput, more?: Quiet) =>
        post<{ data: { address: Address } }>('/users/me/addresses', input, more),
      updateAddress: (id: string, input: AddressInput, more?: Quiet) =>
        put<{ data: { address: Address } }>(`/users/me/addresses/${part(id)}`, input, more),
      removeAddress: (id: string, more?: Quiet) => remove<void>(`/users/me/addresses/${part(id)}`, more),
      setDefaultAddress: (id: string, more?: Quiet) =>
        send<{ data: { user: accounts.User } }>({
          method: 'PATCH',
          path: `/users/me/addresses/${part(id)}/default`,
          ...more,
        }),
      addFavorite: (productId: string) =>
        put<{ data: { favoriteProducts: string[] } }>(`/users/me/favorites/${part(productId)}`),
      removeFavorite: (productId: string) =>
        remove<{ data: { favoriteProducts: string[] } }>(`/users/me/favorites/${part(productId)}`),
    },
    addressSearch: {
      suggest: (
        query: { input: string; sessionToken: string; includedRegionCodes?: string; language?: string },
        more?: Conditions,
      ) =>
        get<{ data: { suggestions: AddressSuggestion[]; attribution: string } }>('/address/autocomplete', query, more),
      details: (query: { place_id: string; sessionToken: string; language?: string }, more?: Conditions) =>
        get<{ data: Place }>('/address/details', query, more),
    },
    translate: (text: string, targetLanguage: string, more?: Quiet) =>
      post<{ ok: true; data: { translatedText: string } }>('/translate/', { text, targetLanguage }, more),
  };
}

export type Api = ReturnType<typeof createApi>;
