/** What of the menu's page hydrates after its dishes, or is needed once it is used. */
export const lateMenu = () => import('./late-menu-parts.ts');
/** What is shown in place of the dishes. */
export const menuStates = () => import('./menu-states.tsx');
