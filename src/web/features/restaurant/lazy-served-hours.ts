import type { ComponentProps } from 'react';
import { lazyPart } from '../../app/lazy-part.tsx';
import type { ServedHours } from './served-hours.tsx';

/** Most menus have none: the words are loaded where some dish has hours. */
export const LazyServedHours = lazyPart<ComponentProps<typeof ServedHours>>(() =>
  import('./served-hours.tsx').then((file) => file.ServedHours),
);
