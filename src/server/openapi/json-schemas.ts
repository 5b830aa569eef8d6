import { isDeepStrictEqual } from 'node:util';
import { type $ZodType, globalRegistry, type JSONSchema, toJSONSchema } from 'zod/v4/core';
import { namedSchemas } from './named-schemas.ts';

type Side = 'input' | 'output';

/** Turns the contract's schemas into those of the document and collects the named ones among them. */
export class JsonSchemas {
  /** For `components/schemas`. */
  readonly named: Record<string, JSONSchema.BaseSchema> = {};

  /** As it stands in the document: a reference when the contract has a name for it. */
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
      // What a schema says of itself, where code alone can't be read.
      Object.assign(json, globalRegistry.get(zodSchema));
      // An answer may grow: clients must not count on its having no more than this.
      if (json.additionalProperties === false) delete json.additionalProperties;
      // A pair is a list of exactly two, said so that older readers understand it too.
      if (json.prefixItems) {
        const { length } = json.prefixItems;
        Object.assign(json, { items: {}, minItems: length, maxItems: length });
      }
    },
  });
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
