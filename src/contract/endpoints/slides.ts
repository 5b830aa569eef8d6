import { creationHeaders } from '../creation.ts';
import {
  removeSlideQuery,
  reorderSlidesInput,
  staffSlideAnswer,
  staffSlideChange,
  staffSlideInput,
  staffSlideParams,
  staffSlidesAnswer,
} from '../staff/staff-slides.ts';
import { endpoint } from './endpoint.ts';
import { REPEATED } from './texts.ts';

const wrongInput = ['own_language_missing', 'highlight_media_unknown'] as const;
const carriesHighlight = 'A 409 for another version carries the current `highlight`.';

export const listStaffHighlights = endpoint('GET', '/staff/highlights', {
  needs: 'settings',
  summary: 'List all hero slides in order, including those switched off',
  answer: staffSlidesAnswer,
});

export const addHighlight = endpoint('POST', '/staff/highlights', {
  needs: 'settings',
  summary: 'Create a hero slide, shown last',
  description: REPEATED,
  headers: creationHeaders,
  body: staffSlideInput,
  answer: staffSlideAnswer,
  status: 201,
  refusals: ['too_many_highlights', ...wrongInput],
});

export const changeHighlight = endpoint('PUT', '/staff/highlights/:id', {
  needs: 'settings',
  summary: 'Change a hero slide, or switch it off',
  description: carriesHighlight,
  params: staffSlideParams,
  body: staffSlideChange,
  answer: staffSlideAnswer,
  refusals: ['not_found', 'menu_changed', ...wrongInput],
});

export const removeSlide = endpoint('DELETE', '/staff/highlights/:id', {
  needs: 'settings',
  summary: 'Delete a hero slide',
  description: carriesHighlight,
  params: staffSlideParams,
  query: removeSlideQuery,
  refusals: ['not_found', 'menu_changed'],
});

export const reorderSlides = endpoint('PUT', '/staff/highlight-order', {
  needs: 'settings',
  summary: 'Reorder the hero slides',
  body: reorderSlidesInput,
  answer: staffSlidesAnswer,
  refusals: ['highlights_changed'],
});
