import type { output } from 'zod/v4/core';
import type { Language } from '../domain/languages.ts';
import type * as accounts from './accounts/accounts.ts';
import type { AddressInput } from './accounts/addresses.ts';
import { allProducts } from './all-products.ts';
import type { OfferTimesInput, ValidateCartInput } from './cart-validation.ts';
import {
  beginGuest,
  forgotPassword,
  login,
  logout,
  refreshToken,
  register,
  resetPassword,
} from './endpoints/accounts.ts';
import { getAddressDetails, suggestAddresses } from './endpoints/address-search.ts';
import { caller, once } from './endpoints/call.ts';
import { listRewards, offerTimes, quoteOrder, validateCart, validateCoupon } from './endpoints/cart.ts';
import {
  addAddress,
  addFavorite,
  changeAddress,
  changePassword,
  copyAccount,
  deleteAccount,
  getAffiliations,
  getProfile,
  removeAddress,
  removeFavorite,
  setDefaultAddress,
  updateProfile,
} from './endpoints/customers.ts';
import { getLegalTexts } from './endpoints/legal.ts';
import { getSubscription, joinMailingList, subscribe, unsubscribe } from './endpoints/mailing-list.ts';
import { sendMessage } from './endpoints/messages.ts';
import { listHighlights, listPromotions } from './endpoints/offers.ts';
import { addClaimedOrders, beginClaim, claimAccount } from './endpoints/order-claims.ts';
import {
  cancelTrackedOrder,
  followMyOrder,
  followTrackedOrder,
  getPushKey,
  getTrackedOrder,
  makeOrderLink,
  reviewTrackedOrder,
  revokeOrderLinks,
} from './endpoints/order-links.ts';
import { cancelMyOrder, getMyOrder, getMyOrderByKey, listMyOrders, placeOrder } from './endpoints/orders.ts';
import { checkMyPayment, payMyOrder, payTrackedOrder } from './endpoints/payments.ts';
import { answerProposal, answerTrackedProposal } from './endpoints/proposals.ts';
import { leaveReview, listReviews } from './endpoints/reviews.ts';
import { getProduct, getRestaurant, listCategories } from './endpoints/storefront.ts';
import { translate } from './endpoints/translate.ts';
import type { JoinListInput, SubscriptionInput } from './mailing-list.ts';
import type { MessageInput } from './messages.ts';
import type { ClaimAccountInput, ClaimInput } from './order-claims.ts';
import type { OrderPushInput } from './order-pushes.ts';
import type { ordersQuery, PlaceOrderInput, ProposalAnswerInput } from './orders.ts';
import type { ValidateCouponInput } from './promotions.ts';
import type { QuoteQuestion } from './quote.ts';
import type { ReviewInput, ReviewsQuery } from './reviews.ts';
import type { ApiRequest, Transport } from './transport.ts';

type Conditions = Pick<ApiRequest, 'signal' | 'etag' | 'quiet'>;
type Quiet = Pick<ApiRequest, 'quiet'>;
type OrdersAsked = Partial<output<typeof ordersQuery>>;
type ReviewsAsked = Partial<Omit<ReviewsQuery, 'isVisible'>>;

/** The storefront's calls of specification section 7, over any transport. */
export function createApi(send: Transport) {
  const call = caller(send);

  return {
    restaurants: {
      /** The restaurant of the page's host. */
      current: (more?: Conditions) => call(getRestaurant, { params: { slug: '-' }, ...more }),
      /** The legal texts that it has written itself. */
      legalTexts: (more?: Conditions) => call(getLegalTexts, more),
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
      product: (id: string, more?: Conditions) => call(getProduct, { params: { id }, ...more }),
    },
    messages: {
      send: (input: MessageInput) => call(sendMessage, { body: input }),
    },
    mailingList: {
      /** Without an account. */
      join: (input: JoinListInput, more?: Quiet) => call(joinMailingList, { body: input, ...more }),
      mine: (more?: Conditions) => call(getSubscription, more),
      subscribe: (input: SubscriptionInput, more?: Quiet) => call(subscribe, { body: input, ...more }),
      unsubscribe: (more?: Quiet) => call(unsubscribe, more),
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
      /** The address of the page on which it is paid. */
      pay: (id: string, more?: Quiet) => call(payMyOrder, { params: { id }, ...more }),
      /** Asks whether it is paid by now. */
      checkPayment: (id: string, more?: Quiet) => call(checkMyPayment, { params: { id }, ...more }),
      /** Agrees to a change of it, or declines it. */
      answerProposal: (id: string, body: ProposalAnswerInput, more?: Quiet) =>
        call(answerProposal, { params: { id }, body, ...more }),
      /** Has a browser told how it goes on. */
      follow: (id: string, body: OrderPushInput, more?: Quiet) =>
        call(followMyOrder, { params: { id }, body, ...more }),
      cancel: (id: string, more?: Quiet) => call(cancelMyOrder, { params: { id }, ...more }),
      /** Makes a tracking link; `trackingPath` is its page. */
      makeLink: (id: string) => call(makeOrderLink, { params: { id } }),
      /** The key with which a browser subscribes to pushes. */
      pushKey: () => call(getPushKey),
      /** Ends all tracking links of the order. */
      revokeLinks: (id: string) => call(revokeOrderLinks, { params: { id } }),
      /** The order of a tracking link. */
      tracked: (token: string, more?: Quiet) => call(getTrackedOrder, { body: { token }, ...more }),
      /** Mails the guest of a tracking link a code, for the claim that is returned. */
      beginClaim: (token: string, more?: Quiet) => call(beginClaim, { body: { token }, ...more }),
      cancelTracked: (token: string, more?: Quiet) => call(cancelTrackedOrder, { body: { token }, ...more }),
      reviewTracked: (body: Omit<ReviewInput, 'orderId'> & { token: string }, more?: Quiet) =>
        call(reviewTrackedOrder, { body, ...more }),
      payTracked: (token: string, more?: Quiet) => call(payTrackedOrder, { body: { token }, ...more }),
      followTracked: (body: OrderPushInput & { token: string }, more?: Quiet) =>
        call(followTrackedOrder, { body, ...more }),
      answerTrackedProposal: (body: ProposalAnswerInput & { token: string }, more?: Quiet) =>
        call(answerTrackedProposal, { body, ...more }),
      /** Adds a guest's orders to the account that is signed in. */
      addClaimed: (input: ClaimInput, more?: Quiet) => call(addClaimedOrders, { body: input, ...more }),
    },
    reviews: {
      of: (restaurantId: string, query: ReviewsAsked, more?: Conditions) =>
        call(listReviews, { params: { restaurantId }, query, ...more }),
      leave: (restaurantId: string, input: ReviewInput, more?: Quiet) =>
        call(leaveReview, { params: { restaurantId }, body: input, ...more }),
    },
    auth: {
      login: (input: accounts.LoginInput) => call(login, { body: input }),
      register: (input: accounts.RegisterInput) => call(register, { body: input }),
      /** Makes an account of a guest's code and a password. */
      claim: (input: ClaimAccountInput) => call(claimAccount, { body: input }),
      /** Begins the session of a guest, who orders without an account. */
      guest: () => call(beginGuest),
      refresh: () => call(refreshToken),
      logout: () => call(logout),
      forgotPassword: (email: string) => call(forgotPassword, { body: { email } }),
      resetPassword: (input: accounts.ResetPasswordInput) => call(resetPassword, { body: input }),
    },
    me: {
      get: (more?: Conditions) => call(getProfile, more),
      update: (input: accounts.ProfileInput, more?: Quiet) => call(updateProfile, { body: input, ...more }),
      changePassword: (input: accounts.ChangePasswordInput, more?: Quiet) =>
        call(changePassword, { body: input, ...more }),
      copy: (more?: Quiet) => call(copyAccount, more),
      delete: (currentPassword: string, more?: Quiet) => call(deleteAccount, { body: { currentPassword }, ...more }),
      affiliations: (more?: Conditions) => call(getAffiliations, more),
      addAddress: (input: AddressInput, more?: Quiet) => call(addAddress, { body: input, ...more }),
      updateAddress: (id: string, input: AddressInput, more?: Quiet) =>
        call(changeAddress, { params: { id }, body: input, ...more }),
      removeAddress: (id: string, more?: Quiet) => call(removeAddress, { params: { id }, ...more }),
      setDefaultAddress: (id: string, more?: Quiet) => call(setDefaultAddress, { params: { id }, ...more }),
      addFavorite: (productId: string) => call(addFavorite, { params: { productId } }),
      removeFavorite: (productId: string) => call(removeFavorite, { params: { productId } }),
    },
    addressSearch: {
      suggest: (
        query: { input: string; sessionToken: string; includedRegionCodes?: string; language?: string },
        more?: Conditions,
      ) => call(suggestAddresses, { query, ...more }),
      details: (query: { place_id: string; sessionToken: string; language?: string }, more?: Conditions) =>
        call(getAddressDetails, { query, ...more }),
    },
    translate: (text: string, targetLanguage: Language, more?: Quiet) =>
      call(translate, { body: { text, targetLanguage }, ...more }),
  };
}

export type Api = ReturnType<typeof createApi>;
