import type { OptionGroup, OptionValue, Product } from '../../../../contract/menu.ts';
import type { Allergen } from '../../../../domain/menu/food-labels.ts';
import { ownVerdict, VERDICTS, type Verdict, verdictOf } from '../../../../domain/menu/food-verdict.ts';
import { useMessages } from '../../../app/app-context.ts';
import { type ChipColour, Tag } from '../../../ui/signs/chip.tsx';
import type { IconName } from '../../../ui/signs/icon-names.ts';

/** More options than these are counted. */
const NAMED = 2;

const LOOKS: Record<Verdict['kind'], { icon: IconName; tone: ChipColour }> = {
  safe: { icon: 'circle-check', tone: 'green' },
  safe_without: { icon: 'info', tone: 'green' },
  unsafe: { icon: 'triangle-alert', tone: 'red' },
  undeclared: { icon: 'circle-alert', tone: 'orange' },
};

/** What dishes are to somebody who avoids these allergens. */
export function safeMode(avoided: readonly Allergen[]) {
  const known = new WeakMap<Product, Verdict>();
  const judge = (dish: Product): Verdict => {
    const verdict = known.get(dish) ?? verdictOf(dish, avoided);
    known.set(dish, verdict);
    return verdict;
  };
  const rank = (dish: Product) => VERDICTS.indexOf(judge(dish).kind);
  return {
    avoided,
    judge,
    /** Of an option by itself. */
    judgeOption: (value: OptionValue, { isSize }: Pick<OptionGroup, 'isSize'>) => ownVerdict(value, avoided, isSize),
    /** What can be eaten first, in the menu's order otherwise. */
    sorted: (dishes: readonly Product[]) => dishes.toSorted((one, other) => rank(one) - rank(other)),
    Mark,
  };
}

/** A verdict in words and with a sign, never by its colour alone. */
function Mark({ verdict }: { verdict: Verdict }) {
  const say = useVerdictWords();
  return <Tag {...LOOKS[verdict.kind]}>{say(verdict)}</Tag>;
}

/** Says a verdict by the names of what is the matter. */
export function useVerdictWords(): (verdict: Verdict) => string {
  const t = useMessages('safe-mode');
  const foods = useMessages('foods');
  const named = (codes: readonly Allergen[]) => codes.map((code) => foods(code)).join(', ');
  return (verdict) => {
    switch (verdict.kind) {
      case 'unsafe':
        return verdict.contains.length
          ? t('contains', { what: named(verdict.contains) })
          : t('may_contain', { what: named(verdict.mayContain) });
      case 'safe_without':
        return verdict.options.length > NAMED
          ? t('safe_without_some', { count: verdict.options.length })
          : t('safe_without', { what: verdict.options.join(', ') });
      default:
        return t(verdict.kind);
    }
  };
}
