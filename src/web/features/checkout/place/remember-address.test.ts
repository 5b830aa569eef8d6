import { describe, expect, it } from 'vitest';
import type { User } from '../../../../contract/accounts/accounts.ts';
import type { Api } from '../../../../contract/api-client.ts';
import type { Order } from '../../../../contract/orders.ts';
import { emptyAddress } from '../../addresses/address-fields.ts';
import { type CheckoutDraft, changeDraft, startDraft } from '../checkout-draft.ts';
import { rememberAddress } from './remember-address.ts';

const PLACE = { street: 'Rua Garrett 12', city: 'Lisboa', postalCode: '1200-203' };
const newcomer = { _id: 'new', phoneNumber: null, savedAddresses: [], defaultAddress: null } as unknown as User;
const start = startDraft({ user: newcomer, orderType: 'Delivery', country: 'Portugal' });
const typed = changeDraft(start, { type: 'new_address_edited', fields: { ...emptyAddress('Portugal'), ...PLACE } });
const order = { deliveryAddress: { ...PLACE, country: 'Portugal' } } as Order;

/** The streets that were saved. */
async function saved(draft: CheckoutDraft, { user = newcomer, placed = order } = {}): Promise<string[]> {
  const streets: string[] = [];
  const addAddress = async ({ street }: { street: string }) => {
    streets.push(street);
    return { ok: true };
  };
  await rememberAddress({ me: { addAddress } } as unknown as Pick<Api, 'me'>, { user, draft, order: placed });
  return streets;
}

describe('an address typed at checkout', () => {
  it('is kept with the order, by the switch of the phone', async () => {
    expect(await saved(typed)).toEqual(['Rua Garrett 12']);
    expect(await saved(changeDraft(typed, { type: 'set', values: { savesPhone: false } }))).toEqual([]);
  });

  it('is not kept if the order goes elsewhere', async () => {
    expect(await saved(changeDraft(typed, { type: 'address_chosen', addressId: 'home' }))).toEqual([]);
    expect(await saved(typed, { placed: { deliveryAddress: null } as Order })).toEqual([]);
    const elsewhere = { deliveryAddress: { ...PLACE, street: 'Rua Augusta 1', country: 'Portugal' } } as Order;
    expect(await saved(typed, { placed: elsewhere })).toEqual([]);
  });

  it('is not kept twice', async () => {
    const user = { ...newcomer, savedAddresses: [{ ...PLACE, street: 'rua  garrett 12' }] } as unknown as User;
    expect(await saved(typed, { user })).toEqual([]);
  });
});
