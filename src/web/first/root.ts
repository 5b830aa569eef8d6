/** The document's element: what differs a page, and what is known of its visitor, stands in its `data-*`. */
export const root = document.documentElement;
export const { dataset } = root;
