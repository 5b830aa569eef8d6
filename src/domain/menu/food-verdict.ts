import { isDeclared } from './food-facts.ts';
import { ALLERGENS, type Allergen } from './food-labels.ts';

/** What a dish or an option says of its food, as customers read it. */
export interface Declaring {
  allergenCodes?: readonly Allergen[] | undefined;
  mayContainCodes?: readonly Allergen[] | undefined;
  noAllergens?: boolean | undefined;
}

interface Choices {
  options: readonly {
    _id: string;
    minSelections: number;
    maxPerValue?: number | undefined;
    isSize?: boolean | undefined;
    half?: object | undefined;
    values: readonly (Declaring & { label: string; isAvailable: boolean; opens?: readonly string[] | undefined })[];
  }[];
}

/** What somebody avoids of what something declares. */
export interface Clash {
  contains: Allergen[];
  mayContain: Allergen[];
}

/** What a dish is to somebody who avoids allergens. Nothing is safe that does not say what is in it. */
export type Verdict =
  | { kind: 'safe' }
  /** Without these options, by their labels. */
  | { kind: 'safe_without'; options: string[] }
  | ({ kind: 'unsafe' } & Clash)
  | { kind: 'undeclared' };

/** In the order in which menus show them. */
export const VERDICTS = ['safe', 'safe_without', 'unsafe', 'undeclared'] as const satisfies Verdict['kind'][];

/** What `avoided` names of what is declared, in the usual order. */
export function clashOf({ allergenCodes = [], mayContainCodes = [] }: Declaring, avoided: readonly Allergen[]): Clash {
  const named = (codes: readonly Allergen[]) =>
    ALLERGENS.filter((name) => codes.includes(name) && avoided.includes(name));
  return { contains: named(allergenCodes), mayContain: named(mayContainCodes) };
}

/** By what it says of itself alone. A size says nothing of its own: it is the dish. */
export function ownVerdict(
  food: Declaring,
  avoided: readonly Allergen[],
  isSize = false,
): Exclude<Verdict, { options: string[] }> {
  const clash = clashOf(food, avoided);
  if (clash.contains.length + clash.mayContain.length > 0) return { kind: 'unsafe', ...clash };
  const { allergenCodes: allergens = [], noAllergens } = food;
  return isSize || isDeclared({ allergens, noAllergens }) ? { kind: 'safe' } : { kind: 'undeclared' };
}

/** By the dish and all that can be chosen with it. What must be chosen and is never safe makes the dish as unsafe. */
export function verdictOf(dish: Declaring & Choices, avoided: readonly Allergen[]): Verdict {
  // A dish of halves is what they are.
  const own = ownVerdict(
    dish,
    avoided,
    dish.options.some(({ half }) => half),
  );
  if (own.kind !== 'safe') return own;
  const without: string[] = [];
  // What only another choice asks for can be left out with it.
  const opened = new Set(dish.options.flatMap(({ values }) => values.flatMap(({ opens = [] }) => opens)));
  for (const { _id, values, minSelections, maxPerValue = 1, isSize = false } of dish.options) {
    const judged = values
      .filter(({ isAvailable }) => isAvailable !== false)
      .map((value) => ({ label: value.label, verdict: ownVerdict(value, avoided, isSize) }));
    const isSafe = ({ verdict }: (typeof judged)[number]) => verdict.kind === 'safe';
    const unsafe = judged.filter((each) => !isSafe(each));
    if (!opened.has(_id) && judged.filter(isSafe).length * maxPerValue < minSelections) {
      const forced = unsafe.find(({ verdict }) => verdict.kind === 'undeclared') ?? unsafe[0];
      if (forced) return forced.verdict;
    }
    without.push(...unsafe.map(({ label }) => label));
  }
  return without.length > 0 ? { kind: 'safe_without', options: [...new Set(without)] } : { kind: 'safe' };
}
