import { memo } from 'react';
import type { Product } from '../../../../contract/menu.ts';
import type { Image } from '../../../../contract/primitives.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Tag } from '../../../ui/signs/chip.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { Picture, type PictureLoading } from '../../../ui/signs/picture.tsx';
import { LazyServedHours } from '../../restaurant/lazy-served-hours.ts';
import { hasRequiredOptions } from '../choice/required-options.ts';
import { DietTag, HeatTag, mainDiets } from '../food/diet-tags.tsx';
import { leftText } from '../left-text.ts';
import styles from './product-card.module.css';
import { shortDescription } from './short-description.ts';
import type { CardProps } from './use-product-cards.ts';

interface Props extends CardProps {
  product: Product;
  /** `row`: text beside a small picture on phones, a card from 960 px. `card`: always a card. */
  variant?: 'card' | 'row';
  loading?: PictureLoading;
}

const SIZES = { card: '(min-width:960px) 300px, 74vw', row: '(min-width:960px) 300px, 124px' };

/**
 * A dish in a list: `<ProductCard product={dish} {...cardProps(dish)} />`. A page may have two hundred of them,
 * so a card has no state and no effects, and renders again only when its own props change.
 */
export const ProductCard = memo(function ProductCard({ product, variant = 'card', loading = 'lazy', ...props }: Props) {
  const { t, price, marks, safe, Heart, currency, CardPrice } = props;
  const verdict = safe?.judge(product);
  const isUnsafe = verdict?.kind === 'unsafe';
  const diets = mainDiets(product);
  const { text, rest, isCut } = shortDescription(product);
  return (
    <article
      className={classNames(styles.dish, styles[variant])}
      data-off={product.isAvailable && !isUnsafe ? undefined : ''}
    >
      <Picture
        image={product.image && pictureFor(variant, product.image)}
        alt=""
        sizes={SIZES[variant]}
        loading={loading}
        initial={product.name}
        className={styles.picture}
      />
      <div className={styles.text} lang={product.lang}>
        <div className={styles.name}>
          {product.menuNumber && <small>{`${product.menuNumber} `}</small>}
          <h3>
            <a href={`/product/${product._id}`} className={styles.link} onClick={props.open}>
              {product.name}
            </a>
          </h3>
          {product.additives && <sup>{product.additives.map(({ number }) => number).join(',')}</sup>}
        </div>
        <p className={styles.description} lang={product.langs?.['description']}>
          <span>{text}</span>
          {rest && (
            <span aria-hidden="true" className="visually-hidden">
              {rest}
            </span>
          )}
          {isCut && <span>…</span>}
        </p>
        {product.pickup && currency ? (
          <CardPrice
            product={product}
            currency={currency}
            t={t}
            language={props.language}
            chosenType={props.chosenType}
            className={styles.price}
          />
        ) : (
          <span className={styles.price}>
            <span>{price}</span>
            {marks && <small lang={props.language}>{marks}</small>}
          </span>
        )}
        {product.served && <LazyServedHours served={product.served} className={styles.hours} />}
        <span className={styles.diets}>
          {safe && verdict && <safe.Mark verdict={verdict} />}
          {diets.map(({ code, label }) => (
            <DietTag key={code} code={code} label={label} />
          ))}
          {product.heat && <HeatTag heat={product.heat} t={t} />}
          {product.kcal !== undefined && <small className="muted">{t('kcal', { count: product.kcal })}</small>}
        </span>
      </div>
      <Flag product={product} t={t} left={props.left} />
      {Heart && <Heart product={product} className={styles.heart} />}
      {!isUnsafe && (
        <AddControl
          product={product}
          {...props}
          opens={props.opens || (verdict !== undefined && verdict.kind !== 'safe')}
        />
      )}
    </article>
  );
});

/** Rows are small, so that their markup names only the picture's two smallest widths. */
function pictureFor(variant: 'card' | 'row', image: Image): Image {
  return variant === 'card' ? image : { ...image, avif: image.avif.split(', ').slice(0, 2).join(', ') };
}

function Flag({ product: { isAvailable, isFeatured }, t, left }: { product: Product } & Pick<CardProps, 't' | 'left'>) {
  if (isAvailable && left !== null) {
    return (
      <Tag tone="white" className={styles.flag}>
        {leftText(left, t)}
      </Tag>
    );
  }
  if (isAvailable && !isFeatured) return null;
  return (
    <Tag
      tone="white"
      icon={isAvailable ? 'award' : undefined}
      className={classNames(styles.flag, isAvailable && styles.featured)}
    >
      {t(isAvailable ? 'featured' : 'unavailable')}
    </Tag>
  );
}

/** A link to the dish's page if options must be chosen; else a button that adds it. Shows how many are in the cart. */
function AddControl({ product, t, inCart, add, open, opens }: CardProps & { product: Product }) {
  const className = classNames(styles.add, inCart > 0 && styles.has);
  const sign = inCart || <Icon name="plus" />;
  const count = inCart ? `, ${t('in_cart', { count: inCart })}` : '';
  if (product.isAvailable && (opens || hasRequiredOptions(product))) {
    const label = t('choose', { name: product.name }) + count;
    return (
      <a href={`/product/${product._id}`} className={className} aria-label={label} onClick={open}>
        {sign}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={t('add', { name: product.name }) + count}
      disabled={!product.isAvailable}
      onClick={() => add(product)}
    >
      {sign}
    </button>
  );
}
