import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { toJSONSchema } from 'zod';
import type { $ZodType, input, output } from 'zod/v4/core';

/** A schema of the contract as a tool declares it: the contract's small schemas do not say what they are in JSON Schema. */
export function describable<S extends $ZodType>(schema: S): StandardSchemaWithJSON<input<S>, output<S>> {
  const written = (io: 'input' | 'output') =>
    toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' });
  return {
    '~standard': {
      ...schema['~standard'],
      jsonSchema: { input: () => written('input'), output: () => written('output') },
    },
  };
}
