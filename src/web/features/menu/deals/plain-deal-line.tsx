import type { OptionGroup, Product } from '../../../../contract/menu.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { openersOf } from '../choice/openers-of.ts';
import { ProductOptions } from '../dish/product-options.tsx';
import { allSizes, chosenSizes } from '../price/chosen-sizes.ts';
import { scopeOf } from './deal-choice.ts';
import { choicesOf } from './deal-line-choice.tsx';
import styles from './deals.module.css';
import { dishName, type PlainLineOfDeal, seenDishName } from './plain-deal-choice.ts';

interface Props {
  of: PlainLineOfDeal;
  products: readonly Product[];
  currency: Currency;
  /** Whether the form was sent, so that it is said what is missing. */
  isTried: boolean;
}

/** A line of a deal in a form without scripts: its dish, and all that can be chosen of that. */
export function PlainDealLine({ of, products, currency, isTried }: Props) {
  const t = useMessages('deals');
  const language = useLanguage();
  const { line, dish, all, selection, unmet, isSeen } = of;
  const isUnmet = (group: OptionGroup) => unmet.some(({ _id }) => _id === group._id);
  return (
    <div className={styles.of}>
      <SelectField
        className={styles.wide}
        label={line.label}
        name={dishName(line._id)}
        defaultValue={dish?._id ?? ''}
        error={isTried && !dish ? t('required') : null}
        options={[
          ...(dish ? [] : [{ value: '', label: t('choose') }]),
          ...choicesOf(line, { products, currency, language }),
        ]}
      />
      {dish && all.length > 0 && (
        <div className={styles.wide}>
          <input type="hidden" name={seenDishName(line._id)} value={dish._id} />
          {all.map((group) => (
            <ProductOptions
              key={group._id}
              group={group}
              scope={scopeOf(line)}
              currency={currency}
              choice={{
                selection,
                sizes: chosenSizes(dish, selection),
                allSizes: allSizes(dish),
                openedBy: (opened) => openersOf(dish, opened),
                toggle: () => {},
                setPieces: () => {},
                isMet: (each) => !isUnmet(each),
                isBlocked: (each) => isTried && isSeen && isUnmet(each),
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}
