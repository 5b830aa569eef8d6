/** The `html` element. Its `data-*` attributes hold the page's id, its guard, and what is known of the visitor. */
export const root = document.documentElement;
export const { dataset } = root;
