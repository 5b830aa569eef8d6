import type { Highlight } from '../../../contract/highlights.ts';
import type { Resource } from '../../app/api/resource.ts';

/** The hero's slides, in order. */
export const highlights: Resource<{ highlights: Highlight[] }> = {
  key: 'highlights',
  fetch: (api, conditions) => api.highlights.shown(conditions),
};
