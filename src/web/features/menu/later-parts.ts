import { later } from '../../app/later.tsx';

const parts = () => import('./parts.later.tsx');

export const LaterCategoriesFailed = later(async () => (await parts()).CategoriesFailed);
export const LaterCategoryEmpty = later(async () => (await parts()).CategoryEmpty);
export const LaterCategoryNav = later(async () => (await parts()).CategoryNav);
export const LaterMenuFacts = later(async () => (await parts()).MenuFacts);
export const LaterMenuFailed = later(async () => (await parts()).MenuFailed);
export const LaterMenuSkeleton = later(async () => (await parts()).MenuSkeleton);
export const LaterMiniCart = later(async () => (await parts()).MiniCart);
export const LaterNextCategory = later(async () => (await parts()).NextCategory);
export const LaterNothingFound = later(async () => (await parts()).NothingFound);
export const LaterPromotionBanner = later(async () => (await parts()).PromotionBanner);
