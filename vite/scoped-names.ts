import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Names for the classes of CSS modules: two characters for the file, one or two for the class. They stand in every page's
 * markup and styles, where a hash of six characters weighs five bytes that no compression gets back. Every build names
 * the same: files are counted in their order, classes as they come.
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

/** A capital first: no global class begins so. */
function fileName(place: number): string {
  const capital = String.fromCharCode(65 + Math.floor(place / 36));
  return capital + (place % 36).toString(36);
}
