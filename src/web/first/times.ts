/** All in milliseconds. The app starts after this at the latest, whether or not anything has been painted. */
export const WITHOUT_PAINT = 800;
/** Between laying out one far part and the next, so that the browser can paint and answer taps. */
export const PAUSE = 99;
/** After this nothing far down the page is held back any more. */
export const FAR_AT_LATEST = 5000;
