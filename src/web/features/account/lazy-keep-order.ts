import { lazyPart } from '../../app/lazy-part.tsx';

/** In a file of its own: only guests see it. */
export const LazyKeepOrder = lazyPart(() => import('./keep-order.tsx').then((file) => file.KeepOrder));
