import { z } from 'zod';
import { restaurantFile } from './restaurant-file.ts';

/** The JSON Schema of restaurant files, for editors: `restaurants/restaurant.schema.json` as it has to be. */
export function restaurantSchemaText(): string {
  const schema = z.toJSONSchema(restaurantFile, { io: 'input', target: 'draft-2020-12' });
  return `${JSON.stringify({ title: 'Restaurant', ...schema }, null, 2)}\n`;
}
