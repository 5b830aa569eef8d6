/** Names of the icons that points of the about content may have. */
export const ABOUT_ICONS = ['wheat', 'leaf', 'flame', 'fish', 'clock', 'heart', 'users', 'award'] as const;
