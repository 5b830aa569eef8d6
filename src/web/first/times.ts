/** Milliseconds. Whatever has been painted, the app starts after this. */
export const WITHOUT_PAINT = 800;
/** Between far parts: the browser paints and answers taps. */
export const PAUSE = 99;
/** Nothing that is far down is held back for longer. */
export const FAR_AT_LATEST = 5000;
