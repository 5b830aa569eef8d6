/** What stands around the dishes, and what stands in for them, in one file. */
export { CategoryNav, NextCategory } from './category-nav.tsx';
export { MenuFacts } from './menu-facts.tsx';
export { MenuSkeleton } from './menu-skeleton.tsx';
export { CategoriesFailed, CategoryEmpty, MenuFailed, NothingFound } from './menu-states.tsx';
export { MiniCart } from './mini-cart.tsx';
export { PromotionBanner } from './promotion-banner.tsx';
