/* The timeouts of specification section 9, in ms. Constants of their own, so that scripts hold only those that they use. */

export const request = 10_000;
export const snackbar = 4_000;
export const globalSnackbar = 5_000;
export const checkoutWarning = 10_000;
export const orderPlaced = 5_000;
export const optionWarning = 2_000;
export const contactSending = 1_500;
export const contactSnackbar = 2_000;
export const openStatusRefresh = 60_000;
export const carouselInterval = 6_000;
export const addressSearchDebounce = 350;
