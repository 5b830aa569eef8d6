import { expect, it } from 'vitest';
import { staffDeliveryInput } from '../../../../contract/staff-settings.ts';
import { deliveryDraft, deliveryInput } from './delivery-draft.ts';

const saved = {
  fee: 2.5,
  minimumOrderValue: 15,
  allowsCollection: true,
  postcodes: null,
  deliveryTime: { en: { text: '30-45 minutes', provenance: 'authored' as const } },
  collectionTime: {},
};

it('takes amounts with the comma they are shown with', () => {
  const draft = deliveryDraft(saved, 'de');
  expect([draft.fee, draft.minimum]).toEqual(['2,50', '15,00']);
  expect(deliveryInput({ ...draft, fee: '3,20' }, saved, 'en')).toMatchObject({ fee: 3.2, minimumOrderValue: 15 });
});

it('keeps the smallest order while there is no delivery', () => {
  const draft = { ...deliveryDraft(saved, 'en'), delivers: false, minimum: '' };
  expect(deliveryInput(draft, saved, 'en')).toMatchObject({ fee: null, minimumOrderValue: 15 });
});

it('refuses what is no amount at its own field', () => {
  const input = deliveryInput({ ...deliveryDraft(saved, 'en'), fee: 'two' }, saved, 'en');
  expect(staffDeliveryInput.safeParse(input).error?.issues[0]).toMatchObject({
    path: ['fee'],
    message: 'price_invalid',
  });
});

it('takes a time away once it is empty in every language', () => {
  const draft = deliveryDraft(saved, 'en');
  const emptied = { ...draft, deliveryTime: { ...draft.deliveryTime, en: ' ' } };
  expect(deliveryInput(emptied, saved, 'en')).toMatchObject({ deliveryTime: null });
});

it('takes the area as beginnings of postcodes between commas, and none as everywhere', () => {
  const draft = deliveryDraft({ ...saved, postcodes: ['CO1', 'CO2 8'] }, 'en');
  expect(draft.area).toBe('CO1, CO2 8');
  const area = (typed: string) => deliveryInput({ ...draft, area: typed }, saved, 'en');
  expect(area(' co1,CO2  8\nco1;, 1200-1 ')).toMatchObject({ postcodes: ['CO1', 'CO2 8', '1200-1'] });
  expect(area(' , ')).toMatchObject({ postcodes: null });
  expect(staffDeliveryInput.safeParse(area('CO1 CO2 CO3')).error?.issues[0]).toMatchObject({
    path: ['postcodes'],
    message: 'postcodes_invalid',
  });
});

it('keeps the area while there is no delivery', () => {
  const known = { ...saved, postcodes: ['CO1'] };
  const draft = { ...deliveryDraft(known, 'en'), delivers: false };
  expect(deliveryInput(draft, known, 'en')).toMatchObject({ postcodes: ['CO1'] });
});
