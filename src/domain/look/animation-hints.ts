/** How the texts of a hero slide appear (specification section 3, "Highlight"). */
export const ANIMATION_HINTS = ['fade-in', 'fade-up', 'slide-in-left', 'zoom-in', 'none'] as const;
export type AnimationHint = (typeof ANIMATION_HINTS)[number];
