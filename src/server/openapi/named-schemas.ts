import { $ZodRegistry, $ZodType } from 'zod/v4/core';
import * as schemas from '../../contract/schemas.ts';

/** Names of the contract's schemas in the API's document: `placeOrderInput` becomes PlaceOrderInput. */
export const namedSchemas = new $ZodRegistry<{ id: string }>();

for (const [name, schema] of Object.entries(schemas)) {
  // Not those of queries, headers and path parameters, which are described parameter by parameter. A schema that is exported twice keeps
  // its first name.
  const isNamed = schema instanceof $ZodType && !/(Query|Headers|Params)$/.test(name) && !namedSchemas.has(schema);
  if (isNamed) namedSchemas.add(schema, { id: name.charAt(0).toUpperCase() + name.slice(1) });
}
