import * as z from 'zod/mini';
import { MAX } from '../domain/limits.ts';
import { ORDER_TYPES } from '../domain/orders/order-types.ts';
import { WISHES } from '../domain/orders/wishes.ts';
import { amount, id, language, signedMoney } from './primitives.ts';
import { oneLine, optionalLine } from './texts.ts';

export const orderType = z.enum(ORDER_TYPES);

/** The customer's words to one dish, where the restaurant takes some; missing: none. They never cost anything. */
export const lineNote = optionalLine(MAX.lineNote);

/** An option that the customer chose. Ids identify it; names are in the reader's language. */
export const selectedOption = z.object({
  optionId: id,
  valueId: id,
  optionName: z.string().check(oneLine, z.maxLength(MAX.shownName)),
  valueLabel: z.string().check(oneLine, z.maxLength(MAX.shownName)),
  priceAdjustment: signedMoney,
});

/** The same, said in the names' own languages: absent, the answer's. */
export const shownOption = z.extend(selectedOption, {
  optionLang: z.optional(language),
  valueLang: z.optional(language),
});

export const quantity = z.int().check(z.minimum(1), z.maximum(MAX.quantity));

/** The deal of which the line is a part: lines with the same key are one, each of another of its lines. */
export const dealOfLine = z.object({
  dealId: id,
  lineId: id,
  key: z.string().check(z.minLength(1), z.maxLength(MAX.dealKey)),
});
/** The same with its name; `lang` missing: the answer's. */
export const namedDeal = z.extend(dealOfLine, { name: z.string(), lang: z.optional(language) });

/** What pricing needs of a line. */
export const pricedItemInput = z.object({
  productId: id,
  quantity,
  selectedOptions: z._default(
    z.array(z.object({ optionId: id, valueId: id })).check(z.maxLength(MAX.optionsOfLine)),
    [],
  ),
  note: lineNote,
  deal: z.optional(dealOfLine),
});

/** A line of the placement payload (specification section 3). `unitPrice` is the base price (DECISIONS, "Prices"). */
export const orderItemInput = z.object({
  productId: id,
  quantity,
  unitPrice: amount,
  productName: z.string().check(oneLine, z.maxLength(MAX.shownName)),
  selectedOptions: z._default(z.array(selectedOption).check(z.maxLength(MAX.optionsOfLine)), []),
  itemSubtotal: amount,
  /** What becomes of it if it is missing, where the restaurant asks; missing: nothing said. */
  wish: z.optional(z.enum(WISHES)),
  note: lineNote,
  /** Missing: it is ordered by itself. */
  deal: z.optional(dealOfLine),
});

export type DealOfLine = z.infer<typeof dealOfLine>;
export type NamedDeal = z.infer<typeof namedDeal>;
export type SelectedOption = z.infer<typeof selectedOption>;
export type ShownOption = z.infer<typeof shownOption>;
export type OrderItemInput = z.infer<typeof orderItemInput>;
