import { clashing } from './clashing.ts';
import type { Allergen } from './food-labels.ts';
import { type Clash, clashOf, type Declaring } from './food-verdict.ts';

interface Line extends Declaring {
  /** It does not say which allergens are in it. */
  isUndeclared?: boolean | undefined;
}

interface Guest {
  /** What the guest told the page to avoid; missing: nothing. */
  avoids?: readonly Allergen[] | undefined;
  /** All that the guest wrote: there may be an allergy in it. */
  said: string;
}

/** What a line of an order has of what its guest avoids, and whether nobody knows because the dish does not say. */
export function lineClash(line: Line, { avoids = [], said }: Guest): Clash & { isUnknown: boolean } {
  const { allergenCodes = [], mayContainCodes = [], isUndeclared = false } = line;
  const meant = new Set([...avoids, ...clashing(said, [...allergenCodes, ...mayContainCodes])]);
  return { ...clashOf(line, [...meant]), isUnknown: isUndeclared && avoids.length > 0 };
}
