import type { output } from 'zod/v4/core';
import type * as accounts from './accounts/accounts.ts';
import type { AddressInput } from './accounts/addresses.ts';
import { allProducts } from './all-products.ts';
import type { OfferTimesInput, ValidateCartInput } from './cart-validation.ts';
import { beginGuest, login, logout, refreshToken, register } from './endpoints/accounts.ts';
import { caller, once } from './endpoints/call.ts';
import { listRewards, offerTimes, quoteOrder, validateCart, validateCoupon } from './endpoints/cart.ts';
import {
  addAddress,
  addFavorite,
  changeAddress,
  getProfile,
  removeAddress,
  removeFavorite,
  setDefaultAddress,
} from './endpoints/customers.ts';
import { listHighlights, listPromotions } from './endpoints/offers.ts';
import { cancelMyOrder, getMyOrder, getMyOrderByKey, listMyOrders, placeOrder } from './endpoints/orders.ts';
import { getProduct, getRestaurant, listCategories, listMostOrdered } from './endpoints/storefront.ts';
import type { ordersQuery, PlaceOrderInput } from './orders.ts';
import type { ValidateCouponInput } from './promotions.ts';
import type { QuoteQuestion } from './quote.ts';
import type { ApiRequest, Transport } from './transport.ts';

type Conditions = Pick<ApiRequest, 'signal' | 'etag' | 'quiet'>;
type Quiet = Pick<ApiRequest, 'quiet'>;
type OrdersAsked = Partial<output<typeof ordersQuery>>;

/** The storefront's calls of specification section 7, over any transport. */
export function createApi(send: Transport) {
  const call = caller(send);

  return {
    /** Calls any other endpoint: what few pages need is named where it is called, so that no other page fetches its name. */
    call,
    restaurants: {
      /** The restaurant of the page's host. */
      current: (more?: Conditions) => call(getRestaurant, { params: { slug: '-' }, ...more }),
      bySlug(slug: string) {
        if (!slug) throw new Error('Restaurant slug is required.');
        return call(getRestaurant, { params: { slug } });
      },
    },
    menu: {
      categories: (more?: Conditions) => call(listCategories, more),
      /** The whole menu. */
      products: (more?: Conditions) => allProducts(call, { isActive: true }, more),
      featured: (more?: Conditions) => allProducts(call, { isActive: true, isFeatured: true }, more),
      mostOrdered: (more?: Conditions) => call(listMostOrdered, { ...more }),
      product: (id: string, more?: Conditions) => call(getProduct, { params: { id }, ...more }),
    },
    promotions: {
      shown: (more?: Conditions) =>
        call(listPromotions, { query: { isValidNow: true, displayToCustomers: true }, ...more }),
      rewards: () => call(listRewards),
      validateCoupon: (input: ValidateCouponInput, more?: Quiet) => call(validateCoupon, { body: input, ...more }),
    },
    highlights: {
      shown: (more?: Conditions) => call(listHighlights, more),
    },
    cart: {
      validate: (input: ValidateCartInput, more?: Quiet) => call(validateCart, { body: input, ...more }),
      times: (input: OfferTimesInput, more?: Conditions) => call(offerTimes, { body: input, ...more }),
      quote: (input: QuoteQuestion, more?: Conditions) => call(quoteOrder, { body: input, ...more }),
    },
    orders: {
      /** A repeated call with the same key returns the first order. */
      place: (input: PlaceOrderInput, idempotencyKey: string, more?: Quiet) =>
        call(placeOrder, { body: input, ...once(idempotencyKey), ...more }),
      mine: (query: OrdersAsked, more?: Conditions) => call(listMyOrders, { query, ...more }),
      byId: (id: string, more?: Conditions) => call(getMyOrder, { params: { id }, ...more }),
      /** The order of a placement whose answer was lost; 404: none was created. */
      byKey: (idempotencyKey: string, more?: Conditions) =>
        call(getMyOrderByKey, { params: { key: idempotencyKey }, ...more }),
      cancel: (id: string, more?: Quiet) => call(cancelMyOrder, { params: { id }, ...more }),
    },
    auth: {
      login: (input: accounts.LoginInput) => call(login, { body: input }),
      register: (input: accounts.RegisterInput) => call(register, { body: input }),
      /** Begins the session of a guest, who orders without an account. */
      guest: () => call(beginGuest),
      refresh: () => call(refreshToken),
      logout: () => call(logout),
    },
    me: {
      get: (more?: Conditions) => call(getProfile, more),
      addAddress: (input: AddressInput, more?: Quiet) => call(addAddress, { body: input, ...more }),
      updateAddress: (id: string, input: AddressInput, more?: Quiet) =>
        call(changeAddress, { params: { id }, body: input, ...more }),
      removeAddress: (id: string, more?: Quiet) => call(removeAddress, { params: { id }, ...more }),
      setDefaultAddress: (id: string, more?: Quiet) => call(setDefaultAddress, { params: { id }, ...more }),
      addFavorite: (productId: string) => call(addFavorite, { params: { productId } }),
      removeFavorite: (productId: string) => call(removeFavorite, { params: { productId } }),
    },
  };
}

export type Api = ReturnType<typeof createApi>;
