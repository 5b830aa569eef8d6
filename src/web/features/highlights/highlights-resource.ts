import type { Highlight } from '../../../contract/highlights.ts';
import type { Resource } from '../../app/resources.ts';

/** The hero's slides, in order. */
export const highlights: Resource<{ highlights: Highlight[] }> = {
  key: 'highlights',
  fetch: (api, conditions) => api.highlights.shown(conditions),
};
