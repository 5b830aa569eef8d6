import { expect, it } from 'vitest';
import { startDraft } from './checkout-draft.ts';
import { plainDraft } from './plain-draft.ts';

const user = { _id: 'g', name: '', email: '', isGuest: true, savedAddresses: [], phoneNumber: null } as never;
const started = startDraft({ user, orderType: 'Delivery', country: 'Portugal' });
const read = (form: Record<string, string>) => plainDraft(new URLSearchParams(form), started);

it('is what was typed and chosen', () => {
  const form = {
    name: 'Gia',
    email: 'gia@example.com',
    contactPhone: '912',
    orderType: 'Pickup',
    isASAP: 'on',
    place: '',
  };
  expect(read({ ...form, street: 'Rua Garrett 12', city: 'Lisboa' })).toMatchObject({
    guest: { name: 'Gia', email: 'gia@example.com' },
    phone: '912',
    orderType: 'Pickup',
    isASAP: true,
    scheduledAt: null,
    newAddress: { street: 'Rua Garrett 12', city: 'Lisboa', postalCode: '', country: 'Portugal' },
    isChecked: true,
  });
});

it('knows each line’s wish, and nothing that is none', () => {
  expect(read({ 'wish:soup|size': 'call', 'wish:pie': '', 'wish:tea': 'surprise' }).wishes).toEqual({
    'soup|size': 'call',
  });
});

it('shows no errors before the order is to be placed, and takes no type or time that there is not', () => {
  expect(read({ orderType: 'Drone', scheduledAt: 'soon', update: '' })).toMatchObject({
    orderType: 'Delivery',
    isASAP: false,
    scheduledAt: null,
    isChecked: false,
  });
});
