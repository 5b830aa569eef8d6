/** Apart from what is below: on phones the first of them stands on the first screen. */
export { PromotionsSection } from '../../features/promotions/promotions-section.tsx';
