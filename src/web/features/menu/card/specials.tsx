import { useMessages, useResource } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Section, SectionLink } from '../../../ui/section.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/signs/skeleton.tsx';
import { featuredProducts } from '../menu-resources.ts';
import { ProductCard } from './product-card.tsx';
import styles from './specials.module.css';
import { useProductCards } from './use-product-cards.ts';

/** So many are laid out with the section (one row of a desktop), the others in a task of their own (`.further`). */
const FIRST_ROW = 4;

/** Featured and available products (specification section 5); nothing if there are none. Needs the messages `home` and `dish`. */
export function Specials() {
  const t = useMessages('home');
  const state = useResource(featuredProducts);
  const cardProps = useProductCards();
  const specials = (state.data?.products ?? []).filter(({ isFeatured, isAvailable }) => isFeatured && isAvailable);
  if (state.status === 'ready' && !specials.length) return null;
  return (
    <Section
      title={t('specials')}
      text={t('specials_text')}
      more={<SectionLink to="/menu">{t('full_menu')}</SectionLink>}
    >
      {state.status === 'pending' && (
        <SkeletonArea label={t('loading')} className={styles.row}>
          {Array.from({ length: FIRST_ROW }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
            <div key={index} className={styles.placeholder}>
              <Skeleton shape="block" className={styles.picture} />
              <Skeleton shape="title" width="medium" />
              <Skeleton />
              <Skeleton width="medium" />
            </div>
          ))}
        </SkeletonArea>
      )}
      {state.status === 'failed' && (
        <Alert
          actions={
            <Button variant="outline" size="sm" before="rotate-ccw" onClick={state.reload}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed')}
        </Alert>
      )}
      {state.status === 'ready' && (
        <ul className={styles.row}>
          {specials.map((product, index) => (
            <li key={product._id} className={index < FIRST_ROW ? undefined : styles.further}>
              <ProductCard product={product} {...cardProps(product)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
