/** In a file of its own, apart from the parts below: a phone's first screen shows the first of the offers. */
export { PromotionsSection } from '../../features/promotions/promotions-section.tsx';
