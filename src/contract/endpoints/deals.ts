import { creationHeaders } from '../creation.ts';
import {
  removeDealQuery,
  staffDealAnswer,
  staffDealChange,
  staffDealInput,
  staffDealParams,
  staffDealsAnswer,
} from '../staff/staff-deals.ts';
import { reorderInput } from '../staff/staff-menu-primitives.ts';
import { endpoint } from './endpoint.ts';
import { REPEATED } from './texts.ts';

const carriesDeal = 'A 409 for another version carries the current `deal`.';

export const listDeals = endpoint('GET', '/staff/deals', {
  needs: 'menu',
  scope: 'menu:read',
  summary: 'List all deals in order, including those switched off',
  answer: staffDealsAnswer,
});

export const addDeal = endpoint('POST', '/staff/deals', {
  needs: 'menu',
  scope: 'menu:write',
  summary: 'Create a deal, shown last',
  description: `${REPEATED} ${carriesDeal}`,
  headers: creationHeaders,
  body: staffDealInput,
  answer: staffDealAnswer,
  status: 201,
  refusals: ['menu_full', 'menu_changed', 'own_language_missing'],
});

export const changeDeal = endpoint('PUT', '/staff/deals/:id', {
  needs: 'menu',
  scope: 'menu:write',
  summary: 'Change a deal, or switch it off',
  description: carriesDeal,
  params: staffDealParams,
  body: staffDealChange,
  answer: staffDealAnswer,
  refusals: ['not_found', 'menu_changed', 'own_language_missing'],
});

export const removeDeal = endpoint('DELETE', '/staff/deals/:id', {
  needs: 'menu',
  scope: 'menu:write',
  summary: 'Delete a deal',
  description: carriesDeal,
  params: staffDealParams,
  query: removeDealQuery,
  refusals: ['not_found', 'menu_changed'],
});

export const orderDeals = endpoint('PUT', '/staff/deal-order', {
  needs: 'menu',
  scope: 'menu:write',
  summary: 'Reorder the deals',
  description:
    'The named deals share out, in the given order, the positions that they hold now; the others keep theirs. A 409 carries the current `deals`.',
  body: reorderInput,
  answer: staffDealsAnswer,
  refusals: ['menu_changed'],
});
