/** Whether two JSON values are equal, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [fields, others] = [fieldsOf(one), fieldsOf(other)];
  return fields.length === others.length && fields.every(([key, value]) => isSame(value, (other as Fields)[key]));
}

type Fields = Record<string, unknown>;

/** A field that is missing equals one that is undefined. */
function fieldsOf(thing: object): [string, unknown][] {
  return Object.entries(thing).filter(([, value]) => value !== undefined);
}
