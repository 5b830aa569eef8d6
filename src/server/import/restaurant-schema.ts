import { z } from 'zod';
import { restaurantFile } from './restaurant-file.ts';

/** The text of `restaurants/restaurant.schema.json`, the JSON Schema with which editors check restaurant files. */
export function restaurantSchemaText(): string {
  const schema = z.toJSONSchema(restaurantFile, { io: 'input', target: 'draft-2020-12' });
  return `${JSON.stringify({ title: 'Restaurant', ...schema }, null, 2)}\n`;
}
