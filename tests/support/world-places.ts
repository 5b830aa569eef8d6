import { importIds } from '../../src/server/import/import-ids.ts';
import { item } from './order-input.ts';
import { SUSHI, TRATTORIA } from './test-app.ts';
import type { Place } from './world-place.ts';

const trattoria = importIds('trattoria');
const sushiBar = importIds('sushi-bar');
const margheritas = item('margherita', ['size/large', 'extras/olives'], 2);

export const TRATTORIA_PLACE: Place = {
  host: TRATTORIA,
  slug: 'trattoria',
  restaurantId: trattoria.restaurant,
  categoryId: trattoria.of('category', 'pizza'),
  productId: margheritas.productId,
  valueId: trattoria.of('option-value', 'size', 'large'),
  promotionId: trattoria.of('promotion', 'ten-off'),
  discountAmount: 2.8,
  line: margheritas,
  text: { text: 'Our story', targetLanguage: 'pt' },
};

export const SUSHI_PLACE: Place = {
  host: SUSHI,
  slug: 'sushi-bar',
  restaurantId: sushiBar.restaurant,
  categoryId: sushiBar.of('category', 'sushi'),
  productId: sushiBar.of('product', 'maki'),
  valueId: sushiBar.of('option-value', 'extras', 'tofu'),
  promotionId: sushiBar.of('promotion', 'ola'),
  discountAmount: 2,
  line: {
    productId: sushiBar.of('product', 'maki'),
    quantity: 2,
    unitPrice: 6.5,
    productName: 'Maki',
    selectedOptions: [],
    itemSubtotal: 13,
  },
  text: { text: 'Sopa de miso.', targetLanguage: 'en' },
};
