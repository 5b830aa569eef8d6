import type { CSSProperties } from 'react';

/**
 * The heights of rows and sections of a long menu when they were last on screen, by the id of the dish or section: until they are
 * laid out again they keep those, so that going back finds its scroll position.
 */
export const rowHeights = new Map<string, CSSProperties>();
