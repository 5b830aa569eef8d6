import { lazyPart } from '../../../app/lazy-part.tsx';

/** Only after a refusal because of the time. */
export const LazyTakeNextTime = lazyPart(() => import('./take-next-time.tsx').then((file) => file.TakeNextTime));
