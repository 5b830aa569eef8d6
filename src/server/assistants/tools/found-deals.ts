import { z } from 'zod';
import type { FoundDeal } from '../find-deals.ts';
import type { FoundVerdict } from '../find-dishes.ts';
import { plainData } from '../plain-data.ts';

/** What a dish is to whoever avoids something. */
export const avoiding = z.object({
  verdict: z
    .enum(['safe', 'safe_without', 'not_declared'])
    .describe(
      '`not_declared`: the restaurant does not say. Never call such a dish free of something; the restaurant can be asked.',
    ),
  without: z.array(z.string()).describe('Options that must be left out.'),
});

/** A deal as it is told, with what a checkout's lines say to be one. */
export const dealAnswer = z.object({
  id: z.string().describe('The `deal.id` of a checkout’s lines.'),
  name: z.string(),
  description: z.string(),
  price: z.number().describe('For one dish of each line. Options of dishes that cost something come on top.'),
  lines: z.array(
    z.object({
      id: z.string().describe('The `deal.line_id`.'),
      name: z.string(),
      dishes: z.array(
        z.object({
          id: z.string().describe('For `get_dish`.'),
          name: z.string(),
          price_change: z.number().describe('What it costs on top of the deal.'),
          avoiding: avoiding.optional().describe('What it is to whoever avoids `avoid_allergens`.'),
        }),
      ),
    }),
  ),
  url: z
    .url()
    .describe(
      'Where a person chooses it themselves. In a checkout it is one line item for each of its lines, all with the same quantity and `deal.key`, which is any word that no other deal of the checkout has.',
    ),
});

export function presentDeal({ deal, lines }: FoundDeal, origin: string): z.input<typeof dealAnswer> {
  return {
    id: deal._id,
    name: plainData(deal.name, 100),
    description: plainData(deal.description, 160),
    price: deal.price,
    lines: lines.map(({ line, choices }) => ({
      id: line._id,
      name: plainData(line.label, 60),
      dishes: choices.map(({ product, extra, verdict }) => ({
        id: product._id,
        name: plainData(product.name, 100),
        price_change: extra,
        ...(verdict && { avoiding: presentVerdict(verdict) }),
      })),
    })),
    url: `${origin}/menu#deals`,
  };
}

export function presentVerdict(verdict: FoundVerdict): z.input<typeof avoiding> {
  const without = verdict.kind === 'safe_without' ? verdict.options : [];
  return {
    verdict: verdict.kind === 'undeclared' ? 'not_declared' : verdict.kind,
    without: without.map((option) => plainData(option, 60)),
  };
}
