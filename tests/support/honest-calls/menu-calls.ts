import { highlightInput, shortVideo } from '../highlight-input.ts';
import { categoryInput, dealInput, dishInput, menuTable, optionGroupInput } from '../menu-input.ts';
import type { HonestCalls } from './honest-call.ts';
import { picture } from './picture.ts';
import { promotionInput } from './promotion-input.ts';

/** What staff call about dishes, promotions and slides. */
export const menuCalls: HonestCalls = {
  getStaffMenu: () => ({}),
  getMenuRecord: () => ({}),
  listMenuTemplates: () => ({}),
  // The world's menu was sold from: only one that began with a template is emptied, and only an empty one is filled.
  startMenu: () => ({ body: { kind: null } }),
  draftMenuImport: () => ({
    query: { fileName: 'soups.csv' },
    headers: { 'content-type': 'text/csv' },
    body: menuTable,
  }),
  listMenuImports: () => ({}),
  getMenuImport: ({ spare: { menuImport } }) => ({ path: { id: menuImport.id } }),
  changeMenuImport: ({ spare: { menuImport } }) => ({
    path: { id: menuImport.id },
    body: { state: 'applied', removesGone: false },
  }),
  getMenuTable: () => ({ query: { separator: 'comma', isTemplate: 'true' } }),
  suggestTexts: ({ text }) => ({ body: { text: text.text, languages: [text.targetLanguage] } }),
  addCategory: () => ({ body: categoryInput }),
  changeCategory: ({ spare: { category } }) => ({
    path: { id: category.id },
    body: { ...categoryInput, expectedVersion: category.version },
  }),
  removeCategory: ({ spare: { category }, categoryId }) => ({
    path: { id: category.id },
    query: { moveTo: categoryId, expectedVersion: category.version },
  }),
  orderCategories: ({ categoryId }) => ({ body: { ids: [categoryId] } }),
  getDish: ({ productId }) => ({ path: { id: productId } }),
  addDish: ({ categoryId }) => ({ body: dishInput(categoryId) }),
  duplicateDish: ({ productId }) => ({ path: { id: productId } }),
  changeDish: ({ spare: { dish }, categoryId }) => ({
    path: { id: dish.id },
    body: { ...dishInput(categoryId), price: 5, expectedVersion: dish.version },
  }),
  removeDish: ({ spare: { dish } }) => ({ path: { id: dish.id }, query: { expectedVersion: dish.version } }),
  changePrices: ({ spare: { dish } }) => ({
    body: { prices: [{ id: dish.id, price: 6.5, expectedPrice: dishInput('').price }] },
  }),
  orderDishes: ({ productId }) => ({ body: { ids: [productId] } }),
  getDishHistory: ({ productId }) => ({ path: { id: productId }, query: { limit: 2 } }),
  addOptionGroup: () => ({ body: optionGroupInput }),
  changeOptionGroup: ({ spare: { optionGroup } }) => ({
    path: { id: optionGroup.id },
    body: { ...optionGroupInput, maxSelections: 2, expectedVersion: optionGroup.version },
  }),
  removeOptionGroup: ({ spare: { optionGroup } }) => ({
    path: { id: optionGroup.id },
    query: { expectedVersion: optionGroup.version, fromDishes: 'true' },
  }),
  listDeals: () => ({}),
  addDeal: ({ productId }) => ({ body: dealInput(productId) }),
  changeDeal: ({ spare: { deal }, productId }) => ({
    path: { id: deal.id },
    body: { ...dealInput(productId), isActive: false, expectedVersion: deal.version },
  }),
  orderDeals: ({ spare: { deal } }) => ({ body: { ids: [deal.id] } }),
  removeDeal: ({ spare: { deal } }) => ({ path: { id: deal.id }, query: { expectedVersion: deal.version } }),
  listStaffPromotions: () => ({}),
  addPromotion: ({ productId }) => ({ body: promotionInput(productId) }),
  changePromotion: ({ promotionId, productId }) => ({
    path: { id: promotionId },
    body: { ...promotionInput(productId), applicableProductIds: [], couponCode: 'TEN', minOrderValue: 0 },
  }),
  listStaffHighlights: () => ({}),
  addHighlight: ({ highlight }) => ({ body: highlightInput(highlight.video) }),
  changeHighlight: ({ highlight }) => ({
    path: { id: highlight.id },
    body: { ...highlightInput(highlight.video), animationHint: 'zoom-in', isActive: false },
  }),
  removeSlide: ({ highlight }) => ({ path: { id: highlight.id } }),
  reorderSlides: ({ highlight }) => ({ body: { ids: [highlight.id] } }),
  uploadVideo: () => ({ headers: { 'content-type': 'video/mp4' }, body: shortVideo }),
  uploadPicture: () => ({ query: { use: 'dish' }, headers: { 'content-type': 'image/png' }, body: picture }),
};
