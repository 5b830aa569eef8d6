import { DishGoesWith } from './dish-goes-with.tsx';
import { DishHours } from './dish-hours.tsx';
import type { DishPartProps } from './dish-in-menu.ts';
import { DishKitchen } from './dish-kitchen.tsx';

/** How a dish is cooked, when it is served, and beside what. */
export function DishServing(parts: DishPartProps) {
  return (
    <>
      <DishKitchen {...parts} />
      <DishHours {...parts} />
      <DishGoesWith {...parts} />
    </>
  );
}
