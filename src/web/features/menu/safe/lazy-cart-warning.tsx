import { lazyPart } from '../../../app/lazy-part.tsx';
import { useStore } from '../../../app/storage/store.ts';
import { avoided } from './avoided.ts';

const LazyCartWarning = lazyPart(() => import('./cart-warning.tsx').then((file) => file.CartWarning));

/** The cart's warning, loaded for those alone who avoid something. */
export function CartWarningWhereAvoided() {
  return useStore(avoided).length > 0 && <LazyCartWarning />;
}
