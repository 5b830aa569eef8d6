import type { User } from '../../../contract/accounts/accounts.ts';
import type { OrderType } from '../../../domain/orders/order-types.ts';
import type { TipChoice } from '../../../domain/orders/tips.ts';
import type { Wish } from '../../../domain/orders/wishes.ts';
import type { Buyer } from '../../../domain/taxes/buyer.ts';
import { type AddressFields, emptyAddress } from '../addresses/address-fields.ts';
import { defaultAddressOf } from '../addresses/saved-addresses.ts';
import type { PromotionApplied, Quoted } from './quote/quoted.ts';

/**
 * Everything the customer chose and typed, even if it is impossible at the moment: `deriveCheckout` decides that (opening
 * hours, offered types), so that a choice survives a restaurant that closes for a minute.
 */
export interface CheckoutDraft {
  /** The customer to whom the draft belongs: nobody else may see it. */
  userId: string;
  /** Who a guest says to be; null: the draft is an account's. */
  guest: { name: string; email: string } | null;
  orderType: OrderType;
  isASAP: boolean;
  /** The slot chosen, in ms; null until one is. */
  scheduledAt: number | null;
  address: { kind: 'saved'; addressId: string | null } | { kind: 'new' };
  newAddress: AddressFields;
  /** Whether the inputs below the search are shown. */
  newAddressIsOpen: boolean;
  phone: string;
  savesPhone: boolean;
  ageConfirmed: boolean;
  /** Missing: not asked for. */
  wantsTexts?: boolean;
  /** null until something is chosen: no tip is proposed. */
  tip: TipChoice;
  /** By the signature of the cart's line. */
  wishes: Readonly<Record<string, Wish | undefined>>;
  /** Whom the receipt names. */
  buyer: Buyer;
  customerNotes: string;
  /** null: the first method that is enabled. */
  paymentMethod: string | null;
  /** `code`: what is typed. `tried`: the promotion that was last tried without being asked for, so that it is tried once. */
  promotion: { code: string; wanted: WantedPromotion | null; error: string | null; tried: string | null };
  /** What the server last told of all this; null: nothing yet. */
  quoted: Quoted | null;
  /** Whether Place Order was pressed: from then on incomplete blocks show their errors. */
  isChecked: boolean;
  /** Whether the last press was about the new address: a form that opens after it shows no errors yet. */
  isNewTried: boolean;
}

/** The promotion or reward that the order is to have, and how its customer came by it: `seen` is one that they only looked at. */
export interface WantedPromotion {
  id: string;
  by: 'code' | 'card' | 'reward' | 'address' | 'seen';
}

type Plain = Pick<
  CheckoutDraft,
  | 'guest'
  | 'orderType'
  | 'isASAP'
  | 'scheduledAt'
  | 'phone'
  | 'savesPhone'
  | 'ageConfirmed'
  | 'wantsTexts'
  | 'tip'
  | 'wishes'
  | 'buyer'
  | 'customerNotes'
  | 'paymentMethod'
  | 'newAddressIsOpen'
>;

export type DraftChange =
  | { type: 'set'; values: Partial<Plain> }
  | { type: 'address_chosen'; addressId: string }
  /** `defaultAddressId` is selected again when the form closes. */
  | { type: 'new_address_toggled'; defaultAddressId: string | null }
  | { type: 'new_address_edited'; fields: AddressFields }
  | { type: 'new_address_saved'; addressId: string }
  | { type: 'code_typed'; code: string }
  | { type: 'promotion_wanted'; wanted: WantedPromotion }
  /** By its code, which the server knows. */
  | { type: 'code_taken'; applied: PromotionApplied }
  /** `staysWanted`: it may fit another cart. */
  | { type: 'promotion_failed'; error: string | null; staysWanted?: boolean }
  | { type: 'promotion_removed' }
  | { type: 'quoted'; quoted: Quoted }
  | { type: 'checked' };

/** Where checkout starts (specification section 4, "Checkout"). `country` is the restaurant's. */
export function startDraft(start: { user: User; orderType: OrderType; country: string }): CheckoutDraft {
  const { user, orderType, country } = start;
  const preferred = defaultAddressOf(user);
  return {
    userId: user._id,
    guest: user.isGuest ? { name: user.name, email: user.email } : null,
    orderType,
    isASAP: true,
    scheduledAt: null,
    address: preferred ? { kind: 'saved', addressId: preferred._id } : { kind: 'new' },
    newAddress: emptyAddress(country),
    // A guest's browser fills it in, which it cannot while the inputs are hidden.
    newAddressIsOpen: user.isGuest === true,
    phone: user.phoneNumber ?? '',
    savesPhone: !user.phoneNumber && !user.isGuest,
    ageConfirmed: false,
    tip: null,
    wishes: {},
    buyer: { name: '', taxNumber: '' },
    customerNotes: '',
    paymentMethod: null,
    promotion: { ...NO_PROMOTION, tried: null },
    quoted: null,
    isChecked: false,
    isNewTried: false,
  };
}

/** A customer who has deleted all saved addresses meanwhile types a new one: there is nothing left to choose. */
export function withAddressesOf({ savedAddresses }: User, draft: CheckoutDraft): CheckoutDraft {
  if (draft.address.kind === 'new' || savedAddresses.length > 0) return draft;
  return { ...draft, address: { kind: 'new' } };
}

/** What a guest filled in goes on as the draft of the account that they signed in to; `started` is what it would start with. */
export function adopted(guests: CheckoutDraft, started: CheckoutDraft): CheckoutDraft {
  const { userId, guest, savesPhone, address } = started;
  return { ...guests, userId, guest, savesPhone, address, phone: guests.phone || started.phone };
}

export function changeDraft(draft: CheckoutDraft, change: DraftChange): CheckoutDraft {
  switch (change.type) {
    case 'set':
      return { ...draft, ...change.values };
    case 'address_chosen':
      return { ...draft, address: { kind: 'saved', addressId: change.addressId } };
    case 'new_address_toggled':
      if (draft.address.kind === 'saved') return { ...draft, address: { kind: 'new' } };
      return { ...draft, address: { kind: 'saved', addressId: change.defaultAddressId } };
    case 'new_address_edited':
      return { ...draft, newAddress: change.fields };
    case 'new_address_saved':
      return {
        ...draft,
        address: { kind: 'saved', addressId: change.addressId },
        newAddress: emptyAddress(draft.newAddress.country),
        newAddressIsOpen: false,
        isNewTried: false,
      };
    case 'code_typed':
      return { ...draft, promotion: { ...draft.promotion, code: change.code, error: null } };
    case 'promotion_wanted': {
      const { wanted } = change;
      const tried = wanted.by === 'address' || wanted.by === 'seen' ? wanted.id : draft.promotion.tried;
      return { ...draft, promotion: { ...draft.promotion, wanted, error: null, tried } };
    }
    case 'code_taken': {
      const { applied } = change;
      const wanted = { id: applied.promotionId, by: 'code' } as const;
      const promotion = { ...draft.promotion, code: applied.couponCode ?? '', wanted, error: null };
      return { ...draft, promotion, quoted: { ...(draft.quoted ?? NOTHING_TOLD), promotion: applied } };
    }
    case 'promotion_failed': {
      const { error, staysWanted } = change;
      const wanted = staysWanted ? draft.promotion.wanted : null;
      return { ...draft, promotion: { ...draft.promotion, wanted, error } };
    }
    case 'promotion_removed':
      return { ...draft, promotion: { ...draft.promotion, ...NO_PROMOTION } };
    case 'quoted': {
      const { quoted } = change;
      const { promotion } = draft;
      if (!quoted.promotion || quoted.promotion.promotionId !== promotion.wanted?.id) return { ...draft, quoted };
      return { ...draft, quoted, promotion: { ...promotion, code: quoted.promotion.couponCode ?? '', error: null } };
    }
    case 'checked':
      return { ...draft, isChecked: true, isNewTried: draft.address.kind === 'new' };
  }
}

const NOTHING_TOLD: Quoted = { timesOf: '', times: null, promotion: null, tax: null, unserved: null, taxes: 0 };
const NO_PROMOTION = { code: '', wanted: null, error: null };
