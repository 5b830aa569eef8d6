import { useState } from 'react';
import type { Product } from '../../../../../contract/menu.ts';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../../../domain/languages.ts';
import { halvesFirst } from '../../../../../domain/menu/halves.ts';
import {
  defaultSelection,
  groupsToChoose,
  type Selection,
  toggleValue,
  unmetGroups,
  withPieces,
} from '../../../../../domain/menu/selection.ts';
import { useLanguage, useMessages } from '../../../../app/app-context.ts';
import { ProductOptions } from '../../../../features/menu/dish/product-options.tsx';
import { FoodLabels } from '../../../../features/menu/food/food-labels.tsx';
import { chosenSizes } from '../../../../features/menu/price/chosen-sizes.ts';
import { dishPrice } from '../../../../features/menu/price/dish-price.ts';
import { PriceForPickup } from '../../../../features/menu/price/pickup-price.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Drawer } from '../../../../ui/overlays/drawer.tsx';
import { Tag } from '../../../../ui/signs/chip.tsx';
import { PictureOrIcon } from '../../editing/picture-or-icon.tsx';
import type { DishDraft } from '../fields/dish-fields.ts';
import styles from './dish-preview.module.css';
import { previewProduct } from './preview-product.ts';

interface DishPreviewProps {
  draft: DishDraft;
  menu: MenuRecord;
  onClose(): void;
}

const NAMES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** The draft as customers would see it, in each language, rendered by the storefront's own components. */
export function DishPreview({ draft, menu, onClose }: DishPreviewProps) {
  const t = useMessages('menu-editor');
  const office = useMessages('editing');
  const [language, setLanguage] = useState<Language>(menu.contentLanguage);
  return (
    <Drawer
      open
      wide
      onClose={onClose}
      label={t('preview')}
      closeLabel={office('close')}
      head={<h2 className={styles.title}>{t('preview')}</h2>}
    >
      <SelectField
        label={t('preview_language')}
        hint={t('preview_text')}
        value={language}
        options={NAMES}
        onChange={({ currentTarget }) => setLanguage(currentTarget.value as Language)}
      />
      <Sheet product={previewProduct(draft, menu, language)} menu={menu} />
    </Drawer>
  );
}

function Sheet({ product, menu }: { product: Product; menu: MenuRecord }) {
  const language = useLanguage();
  const dish = useMessages('dish');
  const choice = useTrial(product);
  return (
    <article lang={product.lang} className={styles.dish}>
      <PictureOrIcon
        image={product.image}
        icon="utensils"
        alt={product.name}
        sizes="600px"
        className={styles.picture}
      />
      <p className={styles.kinds}>
        {product.categories.map(({ _id, name }) => (
          <Tag key={_id}>{name}</Tag>
        ))}
      </p>
      <h3 className={styles.name}>{product.name}</h3>
      <p className={styles.price}>
        <span>{dishPrice(product, { t: dish, currency: menu.currency, language })}</span>
        {product.pickup && <PriceForPickup product={product} currency={menu.currency} />}
      </p>
      <p className={styles.description}>{product.description}</p>
      <FoodLabels product={product} />
      {halvesFirst(groupsToChoose(product.options, choice.selection)).map((group) => (
        <ProductOptions key={group._id} group={group} choice={choice} currency={menu.currency} />
      ))}
    </article>
  );
}

/** Lets options be chosen in the preview, without a cart. */
function useTrial({ options }: Product) {
  const [picked, setPicked] = useState<Selection>({});
  const selection = defaultSelection(options, picked);
  const unmet = unmetGroups(options, selection);
  return {
    selection,
    sizes: chosenSizes({ options }, selection),
    toggle: (group: Product['options'][number], valueId: string) =>
      setPicked({ ...picked, [group._id]: toggleValue(group, selection[group._id] ?? [], valueId).chosen }),
    setPieces: (group: Product['options'][number], valueId: string, pieces: number) =>
      setPicked({
        ...picked,
        [group._id]: withPieces(group, selection[group._id] ?? [], { valueId, pieces }).chosen,
      }),
    isMet: (group: Product['options'][number]) => !unmet.includes(group),
    isBlocked: () => false,
  };
}
