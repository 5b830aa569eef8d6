/** What stands on the menu and hydrates after its dishes, in one file. */
export { MenuFacts } from './menu-facts.tsx';
export { MiniCart } from './mini-cart.tsx';
export { PromotionBanner } from './promotion-banner.tsx';
