import * as z from 'zod/mini';
import { MENU_KINDS } from '../../domain/menu/menu-kinds.ts';

const menuKind = z.enum(MENU_KINDS);

/** A menu to begin with, as it would be added: in the restaurant's own language and currency. */
export const menuTemplate = z.object({
  kind: menuKind,
  categories: z.array(
    z.object({ name: z.string(), dishes: z.array(z.object({ name: z.string(), price: z.number() })) }),
  ),
  /** The names of its option groups. */
  options: z.array(z.string()),
  /** How many of its dishes bring a picture. */
  pictures: z.number(),
});
export const menuTemplatesAnswer = z.object({ data: z.object({ templates: z.array(menuTemplate) }) });

/** With what the menu begins; null: with nothing again. */
export const menuTemplateInput = z.object({
  kind: z.nullable(menuKind),
  /** To begin with nothing again: how many dishes the editor saw. If there are others by then, nothing is removed. */
  dishes: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
});

export type MenuTemplate = z.infer<typeof menuTemplate>;
