import { type FormEvent, useState } from 'react';
import type { Product } from '../../../../contract/menu.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import { halvesFirst } from '../../../../domain/menu/halves.ts';
import {
  defaultSelection,
  groupsToChoose,
  type Selection,
  toggleValue,
  unmetGroups,
  withPieces,
} from '../../../../domain/menu/selection.ts';
import { useMessages } from '../../../app/app-context.ts';
import { ProductOptions } from '../../../features/menu/dish/product-options.tsx';
import { chosenOptions } from '../../../features/menu/price/chosen-options.ts';
import { chosenSizes } from '../../../features/menu/price/chosen-sizes.ts';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { DraftLine } from './phone-draft.ts';

interface DishChoiceProps {
  product: Product;
  currency: Currency;
  onClose(): void;
  onChosen(chosen: Pick<DraftLine, 'quantity' | 'selectedOptions'>): void;
}

/** A dish's options as the storefront asks for them, and how many. Enter adds. */
export function DishChoice({ product, currency, onClose, onChosen }: DishChoiceProps) {
  const t = useMessages('phone-order');
  const board = useMessages('board');
  const [picked, setPicked] = useState<Selection>({});
  const [quantity, setQuantity] = useState(1);
  const [isTried, setTried] = useState(false);
  const { options, name } = product;
  const selection = defaultSelection(options, picked);
  const unmet = unmetGroups(options, selection);
  const choice = {
    selection,
    sizes: chosenSizes(product, selection),
    toggle: (group: Product['options'][number], valueId: string) =>
      setPicked({ ...picked, [group._id]: toggleValue(group, selection[group._id] ?? [], valueId).chosen }),
    setPieces: (group: Product['options'][number], valueId: string, pieces: number) =>
      setPicked({
        ...picked,
        [group._id]: withPieces(group, selection[group._id] ?? [], { valueId, pieces }).chosen,
      }),
    isMet: (group: Product['options'][number]) => !unmet.includes(group),
    isBlocked: (group: Product['options'][number]) => isTried && unmet.includes(group),
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (unmet.length === 0) onChosen({ quantity, selectedOptions: chosenOptions(product, selection) });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      closeLabel={board('close')}
      actions={
        <Button type="submit" form="dish-choice">
          {t('add')}
        </Button>
      }
    >
      <form id="dish-choice" noValidate onSubmit={submit}>
        {halvesFirst(groupsToChoose(options, selection)).map((group) => (
          <ProductOptions key={group._id} group={group} choice={choice} currency={currency} />
        ))}
        <Stepper
          value={quantity}
          onChange={setQuantity}
          labels={{ group: t('quantity', { name }), less: t('less', { name }), more: t('more', { name }) }}
        />
      </form>
    </Dialog>
  );
}
