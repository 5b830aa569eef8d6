import type { Product } from '../../../../contract/menu.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import type { Language } from '../../../../domain/languages.ts';
import { type Selection, toggleValue, withPieces } from '../../../../domain/menu/selection.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { adjustment } from '../../../app/format/format.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { tellMaximum } from '../choice/tell-maximum.ts';
import { ProductOptions } from '../dish/product-options.tsx';
import { leftText } from '../left-text.ts';
import { chosenSizes } from '../price/chosen-sizes.ts';
import type { SafeMode } from '../safe/use-safe-mode.ts';
import { useLeftToday } from '../use-left-today.ts';
import { type ChosenOfLine, scopeOf } from './deal-choice.ts';
import styles from './deals.module.css';

interface Props {
  of: ChosenOfLine;
  products: readonly Product[];
  currency: Currency;
  safe: SafeMode | null | undefined;
  /** Whether adding was tried, so that it is said what is missing. */
  isTried: boolean;
  onDish(productId: string): void;
  onOptions(productId: string, options: Selection): void;
}

/** The dishes of a line, each with what it costs on top. */
export function choicesOf(
  { choices }: ChosenOfLine['line'],
  { products, currency, language }: Pick<Props, 'products' | 'currency'> & { language: Language },
): { value: string; label: string }[] {
  const names = new Map(products.map((each) => [each._id, each.name]));
  return choices.map(({ productId, extra = 0 }) => ({
    value: productId,
    label: `${names.get(productId) ?? ''}${extra ? ` (${adjustment(extra, currency, language)})` : ''}`,
  }));
}

/** A line of a deal: its dish, and what is to be chosen of that. */
export function DealLineChoice({ of, products, currency, safe, isTried, onDish, onOptions }: Props) {
  const t = useMessages('deals');
  const dishWords = useMessages('dish');
  const language = useLanguage();
  const app = useApp();
  const leftToday = useLeftToday();
  const { line, dish, groups, selection, unmet } = of;
  const left = dish && leftToday(dish);

  function take(group: ChosenOfLine['groups'][number], { chosen, aboveMaximum }: ReturnType<typeof toggleValue>): void {
    if (aboveMaximum) tellMaximum(app, group);
    else if (dish) onOptions(dish._id, { ...selection, [group._id]: chosen });
  }

  return (
    <div className={styles.of}>
      <SelectField
        className={styles.wide}
        label={line.label}
        value={dish?._id ?? ''}
        error={isTried && !dish ? t('required') : null}
        hint={left === null || left === undefined ? '' : leftText(left, dishWords)}
        onChange={({ currentTarget: { value } }) => onDish(value)}
        options={[
          ...(dish ? [] : [{ value: '', label: t('choose') }]),
          ...choicesOf(line, { products, currency, language }),
        ]}
      />
      {safe && dish && <safe.Mark verdict={safe.judge(dish)} />}
      {dish && groups.length > 0 && (
        <div className={styles.wide}>
          {groups.map((group) => (
            <ProductOptions
              key={group._id}
              group={group}
              scope={scopeOf(line)}
              currency={currency}
              safe={safe}
              choice={{
                selection,
                sizes: chosenSizes(dish, selection),
                toggle: (_, value) => take(group, toggleValue(group, selection[group._id] ?? [], value)),
                setPieces: (_, valueId, pieces) =>
                  take(group, withPieces(group, selection[group._id] ?? [], { valueId, pieces })),
                isMet: () => !unmet.includes(group),
                isBlocked: () => isTried && unmet.includes(group),
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}
