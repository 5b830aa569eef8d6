/** A body of Stripe's protocol, `a[b][0]=c`, as nested objects. */
export interface Form {
  [name: string]: string | Form | undefined;
}

/** `a[]=b` counts its places by itself. */
export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = path.split('[');
    const names = [first, ...rest.map((name) => name.replace(/\]$/, ''))];
    if (names.includes('__proto__')) continue;
    const last = names.pop() ?? '';
    let place = form;
    for (const name of names) {
      const inner = place[name];
      const next: Form = typeof inner === 'object' ? inner : {};
      place[name] = next;
      place = next;
    }
    place[last === '' ? String(Object.keys(place).length) : last] = value;
  }
  return form;
}
