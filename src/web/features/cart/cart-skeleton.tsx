import { useMessages } from '../../app/app-context.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import line from './cart-line.module.css';

/** The cart lives in the browser: a rendered page only knows where it will stand. */
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
