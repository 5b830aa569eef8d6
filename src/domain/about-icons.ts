/** Pictures beside the points of the about content: names of icons. */
export const ABOUT_ICONS = ['wheat', 'leaf', 'flame', 'fish', 'clock', 'heart', 'users', 'award'] as const;
