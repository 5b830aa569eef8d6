import { useMessages } from '../../app/app-context.ts';
import { Skeleton, SkeletonArea } from '../../ui/signs/skeleton.tsx';
import line from './cart-line.module.css';

/** Rendered by the server in place of the cart, which only the browser knows. */
export function CartSkeleton() {
  const t = useMessages('cart');
  return (
    <SkeletonArea label={t('loading')}>
      <ul>
        {[1, 2].map((place) => (
          <li key={place} className={line.line}>
            <Skeleton shape="block" className={line.picture} />
            <div className={line.text}>
              <Skeleton shape="title" width="medium" />
            </div>
          </li>
        ))}
      </ul>
    </SkeletonArea>
  );
}
