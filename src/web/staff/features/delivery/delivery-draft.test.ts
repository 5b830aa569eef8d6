import { expect, it } from 'vitest';
import { staffDeliveryInput } from '../../../../contract/staff/staff-settings.ts';
import { deliveryDraft, deliveryInput } from './delivery-draft.ts';

const POUND = { code: 'GBP', symbol: '£' };
const saved = {
  fee: 2.5,
  minimumOrderValue: 15,
  allowsCollection: true,
  postcodes: null,
  deliveryTime: { from: 30, to: 45 },
  collectionTime: null,
};

it('takes amounts with the comma they are shown with', () => {
  const draft = deliveryDraft(saved, 'de', POUND);
  expect([draft.fee, draft.minimum]).toEqual(['2,50', '15,00']);
  expect(deliveryInput({ ...draft, fee: '3,20' }, saved, POUND)).toMatchObject({ fee: 3.2, minimumOrderValue: 15 });
});

it('keeps the smallest order while there is no delivery', () => {
  const draft = { ...deliveryDraft(saved, 'en', POUND), delivers: false, minimum: '' };
  expect(deliveryInput(draft, saved, POUND)).toMatchObject({ fee: null, minimumOrderValue: 15 });
});

it('refuses what is no amount at its own field', () => {
  const input = deliveryInput({ ...deliveryDraft(saved, 'en', POUND), fee: 'two' }, saved, POUND);
  expect(staffDeliveryInput.safeParse(input).error?.issues[0]).toMatchObject({
    path: ['fee'],
    message: 'price_invalid',
  });
});

it('takes minutes as people type them, and none as the usual ones', () => {
  const draft = deliveryDraft(saved, 'en', POUND);
  expect([draft.deliveryTime, draft.collectionTime]).toEqual(['30-45', '']);
  const typed = (deliveryTime: string) => deliveryInput({ ...draft, deliveryTime }, saved, POUND);
  expect(typed(' 25 – 40 ')).toMatchObject({ deliveryTime: { from: 25, to: 40 }, collectionTime: null });
  expect(typed('45')).toMatchObject({ deliveryTime: { from: 45, to: 45 } });
  expect(typed('30-45 Minuten')).toMatchObject({ deliveryTime: { from: 30, to: 45 } });
  expect(typed(' ')).toMatchObject({ deliveryTime: null });
  const issue = staffDeliveryInput.safeParse(typed('bald')).error?.issues[0];
  expect(issue).toMatchObject({ path: ['deliveryTime'], message: 'minutes_invalid' });
});

it('takes the area as beginnings of postcodes between commas, and none as everywhere', () => {
  const draft = deliveryDraft({ ...saved, postcodes: ['CO1', 'CO2 8'] }, 'en', POUND);
  expect(draft.area).toBe('CO1, CO2 8');
  const area = (typed: string) => deliveryInput({ ...draft, area: typed }, saved, POUND);
  expect(area(' co1,CO2  8\nco1;, 1200-1 ')).toMatchObject({ postcodes: ['CO1', 'CO2 8', '1200-1'] });
  expect(area(' , ')).toMatchObject({ postcodes: null });
  expect(staffDeliveryInput.safeParse(area('CO1 CO2 CO3')).error?.issues[0]).toMatchObject({
    path: ['postcodes'],
    message: 'postcodes_invalid',
  });
});

it('keeps the area while there is no delivery', () => {
  const known = { ...saved, postcodes: ['CO1'] };
  const draft = { ...deliveryDraft(known, 'en', POUND), delivers: false };
  expect(deliveryInput(draft, known, POUND)).toMatchObject({ postcodes: ['CO1'] });
});
