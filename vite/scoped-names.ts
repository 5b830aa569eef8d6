import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Class names of CSS modules: two characters for the file, one or two for the class. They are repeated in every page's markup and
 * styles, where a hash of six characters would cost five incompressible bytes each. Deterministic, because files are numbered in
 * sorted order and classes in order of appearance.
 */
export function scopedNames(): (name: string, file: string) => string {
  const files = globSync('src/web/**/*.module.css', { cwd: ROOT }).sort();
  const classes = new Map<string, string[]>();
  return (name, path) => {
    const file = relative(ROOT, path.replace(/\?.*$/, ''));
    const place = files.indexOf(file);
    if (place < 0) throw new Error(`${file} is not among the style sheets of src/web`);
    const known = classes.get(file) ?? [];
    classes.set(file, known);
    if (!known.includes(name)) known.push(name);
    return `${fileName(place)}${known.indexOf(name).toString(36)}`;
  };
}

/** Begins with a capital letter, as no global class does. */
function fileName(place: number): string {
  const capital = String.fromCharCode(65 + Math.floor(place / 36));
  return capital + (place % 36).toString(36);
}
