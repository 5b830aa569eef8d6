import { creationHeaders } from '../creation.ts';
import { auditQuery } from '../staff/staff-audit.ts';
import { dishHistoryAnswer, menuThingParams } from '../staff/staff-menu.ts';
import {
  removeDishQuery,
  staffDishAnswer,
  staffDishChange,
  staffDishInput,
  staffDishLinesAnswer,
} from '../staff/staff-menu-dishes.ts';
import { dishPricesInput, staffPricesAnswer } from '../staff/staff-menu-prices.ts';
import { reorderInput } from '../staff/staff-menu-primitives.ts';
import { endpoint } from './endpoint.ts';
import { REPEATED } from './texts.ts';

const carriesProduct = 'A 409 carries the current `product`.';
const wrongInput = ['menu_full', 'own_language_missing'] as const;

export const getDish = endpoint('GET', '/staff/products/:id', {
  needs: 'menu',
  scope: 'menu:read',
  summary: 'Get a dish with its texts in every language',
  params: menuThingParams,
  answer: staffDishAnswer,
  refusals: ['not_found'],
});

export const addDish = endpoint('POST', '/staff/products', {
  needs: 'menu',
  scope: 'menu:write',
  summary: 'Create a dish, on or off the menu',
  description: `${REPEATED} ${carriesProduct}`,
  headers: creationHeaders,
  body: staffDishInput,
  answer: staffDishAnswer,
  status: 201,
  refusals: [...wrongInput, 'menu_changed'],
});

export const duplicateDish = endpoint('POST', '/staff/products/:id/copies', {
  needs: 'menu',
  scope: 'menu:write',
  summary: 'Copy a dish under a marked name, off the menu',
  description: REPEATED,
  params: menuThingParams,
  headers: creationHeaders,
  answer: staffDishAnswer,
  status: 201,
  refusals: ['not_found', 'menu_full'],
});

export const changeDish = endpoint('PUT', '/staff/products/:id', {
  needs: 'menu',
  scope: 'menu:write',
  summary: 'Change a dish',
  description: `Open storefronts show the change at once. ${carriesProduct}`,
  params: menuThingParams,
  body: staffDishChange,
  answer: staffDishAnswer,
  refusals: [...wrongInput, 'not_found', 'menu_changed'],
});

export const removeDish = endpoint('DELETE', '/staff/products/:id', {
  needs: 'menu',
  scope: 'menu:write',
  summary: 'Take a dish off the menu',
  description: `Orders that contain the dish keep it, and it can be put back on the menu. ${carriesProduct}`,
  params: menuThingParams,
  query: removeDishQuery,
  refusals: ['not_found', 'menu_changed'],
});

export const orderDishes = endpoint('PUT', '/staff/product-order', {
  needs: 'menu',
  scope: 'menu:write',
  summary: 'Reorder the dishes',
  description:
    'The named dishes share out, in the given order, the positions that they hold now; the others keep theirs.',
  body: reorderInput,
  answer: staffDishLinesAnswer,
  refusals: ['menu_changed'],
});

export const changePrices = endpoint('PUT', '/staff/product-prices', {
  needs: 'menu',
  scope: 'menu:write',
  summary: 'Change the prices of several dishes, options and deals',
  description:
    'All or none. The answer has all dishes, and all `optionGroups` and `deals` where some were named; a 409 carries the same as they are now.',
  body: dishPricesInput,
  answer: staffPricesAnswer,
  refusals: ['menu_changed'],
});

export const getDishHistory = endpoint('GET', '/staff/products/:id/history', {
  needs: 'menu',
  scope: 'menu:read',
  summary: 'List the changes made to a dish, newest first',
  params: menuThingParams,
  query: auditQuery,
  answer: dishHistoryAnswer,
  refusals: ['not_found'],
});
