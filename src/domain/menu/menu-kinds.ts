/** Kinds of restaurants for which there is a menu to begin with (`restaurants/templates/`). */
export const MENU_KINDS = ['pizzeria', 'sushi', 'burgers', 'cafe', 'indian', 'kebab', 'bakery'] as const;
export type MenuKind = (typeof MENU_KINDS)[number];
