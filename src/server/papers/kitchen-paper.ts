import type { PaperContext } from './paper-context.ts';
import { dish, foot, head, notes, warnings } from './paper-parts.ts';
import { type Mark, RULE } from './receiptline.ts';

/** What a station cooks: no prices. */
export function kitchenPaper(context: PaperContext): Mark[] {
  const dishes = context.items.flatMap((item) => dish(context, item));
  return [
    ...head(context, context.station),
    ...warnings(context),
    ...dishes,
    ...notes(context),
    RULE,
    ...foot(context),
  ];
}
