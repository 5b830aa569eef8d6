import { describe, expect, it } from 'vitest';
import type { User } from '../../../contract/accounts/accounts.ts';
import type { Address } from '../../../contract/accounts/addresses.ts';
import { type AddressFields, emptyAddress } from '../addresses/address-fields.ts';
import { changeDraft, type DraftChange, startDraft, withAddressesOf } from './checkout-draft.ts';
import type { PromotionApplied, Quoted } from './quote/quoted.ts';

const home = { _id: 'home', street: '1 High Street', isDefault: true } as Address;
const office = { _id: 'office', street: '4 Crouch Street', isDefault: false } as Address;
const customer = { _id: 'ann', phoneNumber: '07700 900123', savedAddresses: [office, home] } as User;
const newcomer = { _id: 'new', phoneNumber: null, savedAddresses: [], defaultAddress: null } as unknown as User;

const start = (user: User) => startDraft({ user, orderType: 'Delivery', country: 'United Kingdom' });
const drafted = (user: User, ...changes: DraftChange[]) => changes.reduce(changeDraft, start(user));

const typed: AddressFields = { ...emptyAddress('United Kingdom'), street: '9 Low Road' };
const applied = { promotionId: 'p', couponCode: 'FORNO20', discountValue: 4 } as PromotionApplied;
const taken: DraftChange = { type: 'code_taken', applied };

describe('a draft starts', () => {
  it('with the default address and the saved phone, which needs no saving', () => {
    expect(start(customer)).toMatchObject({
      address: { kind: 'saved', addressId: 'home' },
      phone: '07700 900123',
      savesPhone: false,
      isASAP: true,
    });
  });

  it('with the form for a new address and saving the phone when nothing is known', () => {
    expect(start(newcomer)).toMatchObject({ address: { kind: 'new' }, phone: '', savesPhone: true });
  });

  it('with all inputs open for a guest, whose browser fills them in', () => {
    expect(start({ ...newcomer, isGuest: true })).toMatchObject({ newAddressIsOpen: true, savesPhone: false });
    expect(start(newcomer).newAddressIsOpen).toBe(false);
  });

  it('with the form for a new address when none of the saved ones is the default', () => {
    const user = { ...customer, savedAddresses: [office], defaultAddress: null };
    expect(start(user).address).toEqual({ kind: 'new' });
  });
});

describe('the form for a new address', () => {
  it('opens once the last saved address is deleted, and not before', () => {
    const draft = start(customer);
    expect(withAddressesOf({ ...customer, savedAddresses: [] }, draft).address).toEqual({ kind: 'new' });
    expect(withAddressesOf({ ...customer, savedAddresses: [office] }, draft)).toBe(draft);
  });

  const toggled: DraftChange = { type: 'new_address_toggled', defaultAddressId: 'home' };

  it('clears the selection when it opens and restores the default when it closes', () => {
    const opened = drafted(customer, { type: 'address_chosen', addressId: 'office' }, toggled);
    expect(opened.address).toEqual({ kind: 'new' });
    expect(changeDraft(opened, toggled).address).toEqual({ kind: 'saved', addressId: 'home' });
  });

  it('shows its errors once it was to be used, and not when it opens after a press about something else', () => {
    const opened = drafted(customer, { type: 'checked' }, toggled);
    expect(opened).toMatchObject({ isChecked: true, isNewTried: false });
    const tried = changeDraft(opened, { type: 'checked' });
    expect(tried.isNewTried).toBe(true);
    expect(changeDraft(tried, { type: 'new_address_saved', addressId: 'third' }).isNewTried).toBe(false);
  });

  it('closes when a saved address is chosen, and keeps what was typed', () => {
    const edited: DraftChange = { type: 'new_address_edited', fields: typed };
    const draft = drafted(customer, toggled, edited, { type: 'address_chosen', addressId: 'office' });
    expect(draft.address).toEqual({ kind: 'saved', addressId: 'office' });
    expect(draft.newAddress.street).toBe('9 Low Road');
  });

  it('is empty again once the address is saved, which selects it', () => {
    const draft = drafted(
      customer,
      toggled,
      { type: 'set', values: { newAddressIsOpen: true } },
      { type: 'new_address_edited', fields: typed },
      { type: 'new_address_saved', addressId: 'third' },
    );
    expect(draft.address).toEqual({ kind: 'saved', addressId: 'third' });
    expect(draft.newAddress).toEqual(emptyAddress('United Kingdom'));
    expect(draft.newAddressIsOpen).toBe(false);
  });
});

describe('a promotion', () => {
  it('shows its code when applied, and what it takes off at once', () => {
    const { promotion, quoted } = drafted(customer, taken);
    expect(promotion).toEqual({ code: 'FORNO20', wanted: { id: 'p', by: 'code' }, error: null, tried: null });
    expect(quoted?.promotion).toEqual(applied);
  });

  it('goes when applying another one fails, unless it may fit another cart', () => {
    const draft = drafted(customer, taken, { type: 'promotion_failed', error: 'No.' });
    expect(draft.promotion).toMatchObject({ wanted: null, error: 'No.' });
    const stays: DraftChange = { type: 'promotion_failed', error: 'Too little.', staysWanted: true };
    expect(drafted(customer, taken, stays).promotion).toMatchObject({ wanted: { id: 'p' }, error: 'Too little.' });
  });

  it('leaves neither code nor error behind when it is removed', () => {
    const draft = drafted(customer, taken, { type: 'promotion_removed' });
    expect(draft.promotion).toEqual({ code: '', wanted: null, error: null, tried: null });
  });

  it('the error goes while the code is typed again', () => {
    const draft = drafted(customer, { type: 'promotion_failed', error: 'No.' }, { type: 'code_typed', code: 'F' });
    expect(draft.promotion).toMatchObject({ code: 'F', wanted: null, error: null });
  });

  it('is tried by itself once, and shows its code once the server has told of it', () => {
    const quoted = { promotion: applied } as Quoted;
    const wanted: DraftChange = { type: 'promotion_wanted', wanted: { id: 'p', by: 'seen' } };
    expect(drafted(customer, wanted, { type: 'quoted', quoted }).promotion).toMatchObject({
      code: 'FORNO20',
      tried: 'p',
    });
    expect(drafted(customer, { type: 'quoted', quoted }).promotion).toMatchObject({ code: '', wanted: null });
  });
});
