/** The `html` element. Its `data-*` say which page this is and what is known of its visitor. */
export const root = document.documentElement;
export const { dataset } = root;
