import { useRef, useState } from 'react';
import type { Deal, Product } from '../../../../contract/menu.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { groupElementId } from '../dish/product-options.tsx';
import type { SafeMode } from '../safe/use-safe-mode.ts';
import {
  type ChosenOfLine,
  chosenOfDeal,
  dealTotals,
  type PickedOfDeal,
  scopeOf,
  type WholeDeal,
} from './deal-choice.ts';
import { DealLineChoice } from './deal-line-choice.tsx';
import styles from './deals.module.css';

export interface DealChooserProps {
  deal: Deal;
  products: readonly Product[];
  currency: Currency;
  /** What the button says that adds it, with what it costs. */
  addText: (price: string) => string;
  /** What is chosen to begin with; missing: nothing. */
  start?: PickedOfDeal;
  /** What dishes are to whoever avoids something; null or missing: nothing is avoided. */
  safe?: SafeMode | null;
  onChosen(chosen: WholeDeal): void;
  onClose(): void;
}

/** Where a dish is chosen for each line of a deal, with its options. What leaves no choice is chosen already. */
export function DealChooser({
  deal,
  products,
  currency,
  addText,
  start = {},
  safe,
  onChosen,
  onClose,
}: DealChooserProps) {
  const t = useMessages('deals');
  const language = useLanguage();
  const [picked, setPicked] = useState<PickedOfDeal>(start);
  const [isTried, setTried] = useState(false);
  const lines = useRef<HTMLDivElement>(null);
  const chosen = chosenOfDeal(deal, products, picked);
  const { total, singly } = dealTotals(deal, chosen, currency.code);
  const say = (amount: number) => money(amount, currency, language);

  function add(): void {
    setTried(true);
    const missing = chosen.findIndex(({ dish, unmet }) => !dish || unmet.length > 0);
    if (missing === -1) onChosen(chosen.flatMap(({ dish, ...of }) => (dish ? { ...of, dish } : [])));
    else focusMissing(lines.current?.children[missing], chosen[missing]);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<span lang={deal.lang}>{deal.name}</span>}
      closeLabel={t('close')}
      className={styles.chooser}
      actions={<Button onClick={add}>{addText(say(total))}</Button>}
    >
      {deal.description && (
        <p className="muted" lang={deal.lang}>
          {deal.description}
        </p>
      )}
      <div className={styles.lines} ref={lines}>
        {chosen.map((of) => (
          <DealLineChoice
            key={of.line._id}
            of={of}
            products={products}
            currency={currency}
            safe={safe}
            isTried={isTried}
            onDish={(productId) => setPicked({ ...picked, [of.line._id]: { productId } })}
            onOptions={(productId, options) => setPicked({ ...picked, [of.line._id]: { productId, options } })}
          />
        ))}
      </div>
      {singly > total && <p className="small muted">{t('singly', { amount: say(singly) })}</p>}
    </Dialog>
  );
}

/** To where a line still needs a choice: of its dish, or in the first such group of that. */
function focusMissing(element: Element | undefined, of: ChosenOfLine | undefined): void {
  const group = of?.unmet[0];
  const within = of && group ? document.getElementById(groupElementId(scopeOf(of.line) + group._id)) : element;
  within?.querySelector<HTMLElement>(group ? 'input:enabled' : 'select')?.focus();
}
