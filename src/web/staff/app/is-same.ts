/** Whether two values of JSON say the same, in whatever order their fields stand. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [fields, others] = [fieldsOf(one), fieldsOf(other)];
  return fields.length === others.length && fields.every(([key, value]) => isSame(value, (other as Fields)[key]));
}

type Fields = Record<string, unknown>;

/** A field that is left out and one without a value are the same. */
function fieldsOf(thing: object): [string, unknown][] {
  return Object.entries(thing).filter(([, value]) => value !== undefined);
}
