import { later } from '../app/later.tsx';

const parts = () => import('./parts.later.tsx');

export const LaterAccountControl = later(async () => (await parts()).AccountControl);
export const LaterCartBar = later(async () => (await parts()).CartBar);
export const LaterFooter = later(async () => (await parts()).Footer);
export const LaterGlobalHosts = later(async () => (await parts()).GlobalHosts);
export const LaterLanguageSwitcher = later(async () => (await parts()).LanguageSwitcher);
export const LaterOfflineBanner = later(async () => (await parts()).OfflineBanner);
