import type { PaperContext } from './paper-context.ts';
import { checkId, dish, foot, head, notes } from './paper-parts.ts';
import { type Mark, RULE } from './rows.ts';

/** What a station cooks: no prices. What this guest said stands before the dishes, as nothing else is so easily overlooked. */
export function kitchenPaper(context: PaperContext): Mark[] {
  return [
    ...head(context),
    ...notes(context),
    ...checkId(context),
    ...context.items.flatMap((item) => dish(context, item)),
    RULE,
    ...foot(context),
  ];
}
