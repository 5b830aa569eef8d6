/* Maximum counts; for texts, the maximum number of characters. Constants of their own, as the timeouts are. */

export const quantity = 99;
export const cartLines = 100;
/** A dish has at most 20 option groups of 40 options. */
export const optionsOfLine = 800;
/** A name of the menu as a client sends it back: machines translate names without regard to our limits. */
export const shownName = 5000;
export const customerNotes = 500;
/** To one dish of an order. */
export const lineNote = 140;
/** By which the lines of a deal belong together: the ids of the deal and the chosen dishes, in a client of ours. */
export const dealKey = 400;
/** Notes by staff, to a customer or for themselves. */
export const staffNote = 300;
export const deliveryNote = 300;
export const reviewComment = 2000;
export const translatedText = 5000;
export const couponCode = 40;
export const addressLabel = 40;
export const street = 120;
export const city = 80;
export const postcode = 16;
export const country = 60;
export const addressSearch = 200;
export const placeId = 500;
export const name = 80;
export const email = 254;
export const password = 200;
export const rating = 5;
