/** Keys of specification sections 3 and 9, in one place. */
export const accessToken = 'accessToken';
export const user = 'user';
export const language = 'user-locale';
export const darkMode = 'darkMode';
export const appTitle = 'appTitle';
export const cart = 'cart';
export const orderType = 'orderType';
export const pendingOrder = 'pendingOrder';
export const openedPromotion = 'openedPromotion';
export const chosenPromotion = 'chosenPromotion';
export const cameFrom = 'cameFrom';
export const deliveryPlace = 'deliveryPlace';
export const avoided = 'avoidedAllergens';
