import { isDeepStrictEqual } from 'node:util';
import { type $ZodType, globalRegistry, type JSONSchema, toJSONSchema } from 'zod/v4/core';
import { namedSchemas } from './named-schemas.ts';

type Side = 'input' | 'output';

/** Converts the contract's schemas to JSON Schema and collects the named ones. */
export class JsonSchemas {
  /** For `components/schemas`. */
  readonly named: Record<string, JSONSchema.BaseSchema> = {};

  /** The schema for the document: a reference if the contract names it. */
  of(schema: $ZodType, side: Side): JSONSchema.BaseSchema {
    const { $schema: _, $defs = {}, ...whole } = inDocument(schema, side);
    for (const [name, part] of Object.entries($defs)) this.#keep(name, part);
    return whole;
  }

  #keep(name: string, { id: _, ...schema }: JSONSchema.BaseSchema): void {
    const known = this.named[name];
    if (known && !isDeepStrictEqual(known, schema)) {
      throw new Error(`${name} is read and written in different shapes: give each its own name in the contract`);
    }
    this.named[name] = schema;
  }
}

function inDocument(schema: $ZodType, side: Side): JSONSchema.BaseSchema {
  const json = toJSONSchema(schema, {
    io: side,
    metadata: namedSchemas,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: json }) => {
      // Metadata of schemas that code alone does not describe, such as binary bodies.
      Object.assign(json, globalRegistry.get(zodSchema));
      // Answers may gain members later: clients must not rely on there being no others.
      if (json.additionalProperties === false) delete json.additionalProperties;
      // Tuples, described also in keywords that older readers understand.
      if (json.prefixItems) {
        const { length } = json.prefixItems;
        Object.assign(json, { items: {}, minItems: length, maxItems: length });
      }
    },
  });
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
