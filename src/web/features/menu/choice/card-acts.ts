/** What cards do once they are tapped, in one file that comes after the page. */
export { addToCart } from './add-to-cart.ts';
export { markTapped, nameReturningDish } from './grow-picture.ts';
