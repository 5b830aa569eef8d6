import { TaxClassWhereTaxed } from '../fields/lazy-tax-class.tsx';
import { DishGoesWith } from './dish-goes-with.tsx';
import { DishHours } from './dish-hours.tsx';
import type { DishPartProps } from './dish-in-menu.ts';
import { DishKitchen } from './dish-kitchen.tsx';
import { DishPicture } from './dish-picture.tsx';
import { DishShown } from './dish-shown.tsx';

/** A dish's picture, where it is shown, how it is cooked, when it is served, beside what, and how it is taxed. */
export function DishServing(parts: DishPartProps) {
  return (
    <>
      <DishPicture {...parts} />
      <DishShown {...parts} />
      <DishKitchen {...parts} />
      <DishHours {...parts} />
      <DishGoesWith {...parts} />
      {parts.dish && <TaxClassWhereTaxed kind="dishes" ids={[parts.dish._id]} />}
    </>
  );
}
