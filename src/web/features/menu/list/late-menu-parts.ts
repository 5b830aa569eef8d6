/** What stands on the menu and hydrates after its dishes, in one file. */
export { FoodFilter } from '../food/food-filter.tsx';
export { measureRowHeights } from './measure-row-heights.ts';
export { MenuEnd } from './menu-end.tsx';
export { MenuFacts } from './menu-facts.tsx';
export { MenuTop } from './menu-top.tsx';
export { MiniCart } from './mini-cart.tsx';
export { PromotionBanner } from './promotion-banner.tsx';
export { SearchStatus } from './search-status.tsx';
export { toListTop } from './to-list-top.ts';
