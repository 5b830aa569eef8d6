/** A body of Stripe's protocol, `a[b][0]=c`, as nested objects. */
export interface Form {
  [name: string]: string | Form | undefined;
}

export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/[[\]]+/).filter(Boolean);
    const last = names.pop() ?? '';
    let place = form;
    for (const name of names) {
      if (name === '__proto__') return form;
      const inner = place[name];
      const next: Form = typeof inner === 'object' ? inner : {};
      place[name] = next;
      place = next;
    }
    if (last !== '__proto__') place[last] = value;
  }
  return form;
}

/** The form at a path; empty if there is none. */
export function formAt(form: Form, ...path: string[]): Form {
  let place = form;
  for (const name of path) {
    const inner = place[name];
    place = typeof inner === 'object' ? inner : {};
  }
  return place;
}

export function textAt(form: Form, ...path: string[]): string | undefined {
  const value = formAt(form, ...path.slice(0, -1))[path.at(-1) ?? ''];
  return typeof value === 'string' ? value : undefined;
}
