import type { CSSProperties } from 'react';

/**
 * Of a long menu, by dish and by section: until they are laid out they are as high as when they were last on screen, so that
 * Back finds its place.
 */
export const rowHeights = new Map<string, CSSProperties>();
