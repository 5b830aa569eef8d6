import { creationHeaders } from '../creation.ts';
import { menuThingParams } from '../staff/staff-menu.ts';
import {
  removeOptionGroupQuery,
  staffOptionGroupAnswer,
  staffOptionGroupChange,
  staffOptionGroupInput,
} from '../staff/staff-menu-options.ts';
import { endpoint } from './endpoint.ts';
import { REPEATED } from './texts.ts';

const carriesGroup = 'A 409 carries the current `optionGroup`.';

export const addOptionGroup = endpoint('POST', '/staff/option-groups', {
  needs: 'menu',
  scope: 'menu:write',
  summary: 'Create an option group',
  description: `${REPEATED} ${carriesGroup}`,
  headers: creationHeaders,
  body: staffOptionGroupInput,
  answer: staffOptionGroupAnswer,
  status: 201,
  refusals: ['menu_full', 'menu_changed', 'own_language_missing'],
});

export const changeOptionGroup = endpoint('PUT', '/staff/option-groups/:id', {
  needs: 'menu',
  scope: 'menu:write',
  summary: 'Change an option group and its values',
  description: carriesGroup,
  params: menuThingParams,
  body: staffOptionGroupChange,
  answer: staffOptionGroupAnswer,
  refusals: ['not_found', 'menu_changed', 'own_language_missing'],
});

export const removeOptionGroup = endpoint('DELETE', '/staff/option-groups/:id', {
  needs: 'menu',
  scope: 'menu:write',
  summary: 'Delete an option group',
  description: `A group that dishes use is deleted only with \`fromDishes\`. ${carriesGroup}`,
  params: menuThingParams,
  query: removeOptionGroupQuery,
  refusals: ['not_found', 'menu_changed', 'option_group_in_use'],
});
