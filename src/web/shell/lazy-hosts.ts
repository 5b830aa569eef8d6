import { lazyPart } from '../app/lazy-part.tsx';

/** Of both shells. */
export const LazyGlobalHosts = lazyPart(() => import('./global-hosts.tsx').then((file) => file.GlobalHosts));
