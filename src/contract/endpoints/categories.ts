import { creationHeaders } from '../creation.ts';
import { menuThingParams } from '../staff/staff-menu.ts';
import {
  removeCategoryQuery,
  staffCategoriesAnswer,
  staffCategoryAnswer,
  staffCategoryChange,
  staffCategoryInput,
} from '../staff/staff-menu-categories.ts';
import { reorderInput } from '../staff/staff-menu-primitives.ts';
import { endpoint } from './endpoint.ts';
import { REPEATED } from './texts.ts';

const carriesCategory = 'A 409 carries the current `category`.';

export const addCategory = endpoint('POST', '/staff/categories', {
  needs: 'menu',
  scope: 'menu:write',
  summary: 'Create a category at the end of the menu',
  description: `${REPEATED} ${carriesCategory}`,
  headers: creationHeaders,
  body: staffCategoryInput,
  answer: staffCategoryAnswer,
  status: 201,
  refusals: ['menu_full', 'menu_changed', 'own_language_missing'],
});

export const changeCategory = endpoint('PUT', '/staff/categories/:id', {
  needs: 'menu',
  scope: 'menu:write',
  summary: 'Change the words of a category, hide it or show it',
  description: carriesCategory,
  params: menuThingParams,
  body: staffCategoryChange,
  answer: staffCategoryAnswer,
  refusals: ['not_found', 'menu_changed', 'own_language_missing'],
});

export const removeCategory = endpoint('DELETE', '/staff/categories/:id', {
  needs: 'menu',
  scope: 'menu:write',
  summary: 'Delete a category',
  description: `A category that contains dishes is deleted only with \`moveTo\` or \`removeDishes\`. ${carriesCategory}`,
  params: menuThingParams,
  query: removeCategoryQuery,
  refusals: ['not_found', 'menu_changed', 'category_not_empty'],
});

export const orderCategories = endpoint('PUT', '/staff/category-order', {
  needs: 'menu',
  scope: 'menu:write',
  summary: 'Reorder the categories',
  description:
    'The named categories share out, in the given order, the positions that they hold now; the others keep theirs.',
  body: reorderInput,
  answer: staffCategoriesAnswer,
  refusals: ['menu_changed'],
});
