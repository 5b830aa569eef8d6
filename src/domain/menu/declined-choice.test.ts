import { expect, it } from 'vitest';
import { isDeclined } from './declined-choice.ts';

it.each([
  'No, thank you',
  'No dip, thanks',
  'No, gracias',
  'Sin salsa, gracias',
  'Não, obrigado',
  'Não, obrigada!',
  'Non, merci',
  'Sans sauce, merci',
  'Nein, danke',
  'Ohne Dip, danke',
  'Keinen Nachtisch, danke',
  'No, grazie',
  'Senza salsa, grazie',
  '不用了，谢谢',
  '不用了',
  '不需要蘸酱，谢谢',
  'なし',
])('%j says nothing to the kitchen', (valueLabel) => {
  expect(isDeclined({ valueLabel, priceAdjustment: 0 })).toBe(true);
});

it.each([
  'None',
  'Ohne',
  'Without wasabi',
  'さび抜き',
  'Undressed, please',
  'Thank You cake',
  'No. 7',
  'Danke',
  '不加酱汁',
  'Noodles, thanks',
])('%j is an instruction or a thing', (valueLabel) => {
  expect(isDeclined({ valueLabel, priceAdjustment: 0 })).toBe(false);
});

it('whatever costs something is a thing', () => {
  expect(isDeclined({ valueLabel: 'No, thank you', priceAdjustment: 1 })).toBe(false);
});
