import type { Promotion } from '../../../contract/promotions.ts';
import type { Resource } from '../../app/api/resource.ts';

/** The promotions that the site shows, valid now. */
export const promotions: Resource<{ data: { promotions: Promotion[] } }> = {
  key: 'promotions',
  fetch: (api, conditions) => api.promotions.shown(conditions),
};
