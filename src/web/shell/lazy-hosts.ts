import { lazyPart } from '../app/lazy-part.tsx';

/** Of both shells. */
export const LazyGlobalHosts = lazyPart(() => import('./late-parts.ts').then((file) => file.GlobalHosts));
