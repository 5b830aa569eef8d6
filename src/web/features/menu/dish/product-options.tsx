import type { OptionGroup, OptionValue } from '../../../../contract/menu.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import { adjustmentIn } from '../../../../domain/menu/size-prices.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { adjustment } from '../../../app/format/format.ts';
import { ChoiceList, RadioCard } from '../../../ui/fields/radio-card.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { Tag } from '../../../ui/signs/chip.tsx';
import { optionFacts } from '../choice/option-facts.ts';
import { piecesName } from '../choice/plain-choice.ts';
import type { ProductChoice } from '../choice/use-product-choice.ts';
import { leftText } from '../left-text.ts';
import type { SafeMode } from '../safe/use-safe-mode.ts';
import { useLeftToday } from '../use-left-today.ts';
import styles from './product-options.module.css';

interface Props {
  group: OptionGroup;
  /** Before the group's id in what is named by it, where a page shows a group of several dishes. */
  scope?: string;
  choice: Pick<
    ProductChoice,
    'selection' | 'sizes' | 'allSizes' | 'openedBy' | 'toggle' | 'setPieces' | 'isMet' | 'isBlocked'
  >;
  currency: Currency;
  /** What options are to whoever avoids something; null or missing: nothing is avoided. */
  safe?: SafeMode | null | undefined;
}

export function groupElementId(groupId: string): string {
  return `group-${groupId}`;
}

/** One option group: radios if only one value may be chosen, checkboxes if several may. */
export function ProductOptions({ group, scope = '', choice, currency, safe }: Props) {
  const t = useMessages('product');
  const leftToday = useLeftToday();
  const chosen = choice.selection[group._id] ?? [];
  return (
    <fieldset
      id={groupElementId(scope + group._id)}
      className={styles.group}
      data-blocked={choice.isBlocked(group) || undefined}
    >
      <legend className={styles.legend}>
        <span className={styles.name} lang={group.lang}>
          {group.name}
        </span>
        <Rule group={group} choice={choice} />
        {group.included !== undefined && <Tag tone="green">{t('included', { count: group.included })}</Tag>}
      </legend>
      {group.note && <p className="muted">{group.note}</p>}
      <ChoiceList className={styles.values}>
        {group.values.map((value) => (
          <Value
            key={value._id}
            group={group}
            scope={scope}
            value={value}
            currency={currency}
            safe={safe}
            sizes={choice.sizes}
            allSizes={choice.allSizes}
            pieces={chosen.filter((id) => id === value._id).length}
            left={leftToday(value)}
            room={group.maxSelections - chosen.length}
            setPieces={(pieces) => choice.setPieces(group, value._id, pieces)}
            toggle={() => choice.toggle(group, value._id)}
          />
        ))}
      </ChoiceList>
    </fieldset>
  );
}

/** How many values the group requires: green once that is met, red after Add to Cart was pressed without it. */
function Rule({ group, choice }: Pick<Props, 'group' | 'choice'>) {
  const t = useMessages('product');
  const { minSelections: min, maxSelections: max } = group;
  const openedBy = import.meta.env.SSR && choice.openedBy?.(group);
  if (choice.isBlocked(group)) {
    return (
      <Tag tone="red" icon="circle-alert">
        {t('at_least', { n: min })}
      </Tag>
    );
  }
  if (openedBy) return <Tag>{t('only_with', { choice: openedBy })}</Tag>;
  const isRequired = min > 0;
  const isMet = isRequired && choice.isMet(group);
  return (
    <Tag tone={isMet ? 'green' : isRequired ? 'primary' : 'neutral'} icon={isMet ? 'check' : undefined}>
      {isRequired && max === 1
        ? t('required')
        : t(!isRequired ? 'choose_up_to' : min === max ? 'choose_exactly' : 'choose_range', { min, max })}
    </Tag>
  );
}

interface ValueProps {
  group: OptionGroup;
  scope: string;
  value: OptionValue;
  currency: Currency;
  safe: SafeMode | null | undefined;
  /** The ids of the dish's sizes that are chosen. */
  sizes: readonly string[];
  allSizes: readonly string[] | undefined;
  /** How often it is chosen. */
  pieces: number;
  /** Portions that are left today of the dish of a half; null: nobody is told. */
  left: number | null;
  /** How many more pieces the group takes. */
  room: number;
  setPieces: (pieces: number) => void;
  toggle: () => void;
}

function Value(props: ValueProps) {
  const { group, scope, value, currency, safe, sizes, allSizes = [], pieces, left, room, setPieces, toggle } = props;
  const t = useMessages('dish');
  const say = useMessages('product');
  const { plain } = useApp();
  const isPlain = import.meta.env.SSR && plain !== undefined;
  const isChosen = pieces > 0;
  const most = group.maxPerValue ?? 1;
  const language = useLanguage();
  const isSingle = group.maxSelections === 1;
  const option = { ...value, adjustment: Number(value.priceAdjustment ?? 0) };
  // Without scripts, what is chosen is not known before it is sent.
  const amounts = value.sizePrices && allSizes.length ? allSizes.map((size) => adjustmentIn([size], option)) : [];
  const each = amounts.length ? [...new Set(amounts)] : [adjustmentIn(sizes, option)];
  const price = each.some(Boolean)
    ? each.map((amount) => adjustment(amount, currency, language)).join(' / ')
    : undefined;
  const isOut = value.isAvailable === false;
  const facts = optionFacts(value, say);
  const verdict = safe?.judgeOption(value, group);
  // Sold out today, it may be ordered for another day, as its dish.
  const told = left === null ? facts : [leftText(left, t), facts].filter(Boolean).join(' · ');
  const warning = safe && verdict && verdict.kind !== 'safe' && <safe.Mark verdict={verdict} />;
  return (
    <RadioCard
      shape="row"
      type={isSingle ? 'radio' : 'checkbox'}
      name={scope + group._id}
      value={value._id}
      title={value.lang ? <span lang={value.lang}>{value.label}</span> : value.label}
      description={isOut ? t('unavailable') : warning || told || undefined}
      after={price}
      checked={isChosen}
      actions={
        most > 1 && !isOut && (isChosen || isPlain) ? (
          <Stepper
            isPlain={isPlain}
            name={piecesName(scope + group._id, value._id)}
            value={Math.max(pieces, 1)}
            min={isPlain ? 1 : 0}
            max={isPlain ? most : Math.min(most, pieces + room)}
            onChange={setPieces}
            labels={{
              group: `${say('quantity')}: ${value.label}`,
              less: `${say('fewer')}: ${value.label}`,
              more: `${say('more')}: ${value.label}`,
            }}
          />
        ) : undefined
      }
      disabled={isOut}
      onChange={toggle}
      // A checked radio fires no change event when pressed again, and an optional choice can be undone.
      onClick={isSingle && isChosen && group.minSelections === 0 ? toggle : undefined}
    />
  );
}
