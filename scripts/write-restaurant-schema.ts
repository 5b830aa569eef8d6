/** Writes `restaurants/restaurant.schema.json` from the schema that checks imports. */
import { writeFileSync } from 'node:fs';
import { restaurantSchemaText } from '../src/server/import/restaurant-schema.ts';

writeFileSync(new URL('../restaurants/restaurant.schema.json', import.meta.url), restaurantSchemaText());
