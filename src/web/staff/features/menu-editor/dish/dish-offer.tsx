import { DishLabels } from './dish-labels.tsx';
import { DishOptions, type DishOptionsProps } from './dish-options.tsx';
import { DishPlace } from './dish-place.tsx';

/** What a dish costs, what can be chosen with it, and what is in it. */
export function DishOffer({ open, ...parts }: DishOptionsProps) {
  return (
    <>
      <DishPlace {...parts} />
      <DishOptions {...parts} open={open} />
      <DishLabels {...parts} />
    </>
  );
}
