/** What surrounds the dishes, and the menu's loading, empty and error states, in one file. */
export { CategoryNav, NextCategory } from './category-nav.tsx';
export { MenuFacts } from './menu-facts.tsx';
export { MenuSkeleton } from './menu-skeleton.tsx';
export { CategoriesFailed, CategoryEmpty, MenuFailed, NothingFound } from './menu-states.tsx';
export { MiniCart } from './mini-cart.tsx';
export { PromotionBanner } from './promotion-banner.tsx';
