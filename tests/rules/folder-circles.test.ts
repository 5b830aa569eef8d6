import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

/** A type that names every noun's part, so that commands take one argument: nothing of it is there at run time. */
const RECORD_OF_ALL = 'src/server/services.ts';
/** What is loaded later counts, too. */
const IMPORT = /(?:(?:import|export)\s[^;'"]*?from\s*|\bimport\()['"](\.[^'"]+)['"]/g;
/** Loaded when a card's heart is pressed; the list of favourites shows cards. */
const HEART = 'src/web/features/menu/use-heart.ts';

/** Folders whose files and subfolders still import one another in circles. None is added: untie it instead. */
const KNOTTED = [
  ...['src/server/payments', 'src/server/platform', 'src/web/app', 'src/web/features/checkout'],
  ...['src/web/staff/features', 'src/web/staff/features/board'],
];
const WITH_SUBFOLDERS = [...new Set(globSync('src/**/*.{ts,tsx}').map((file) => posix.dirname(posix.dirname(file))))]
  .filter((folder) => folder.startsWith('src/'))
  .sort();

describe.each(WITH_SUBFOLDERS.filter((folder) => !KNOTTED.includes(folder)))('the folders of %s', (root) => {
  it('import in one direction', () => {
    const arrows = arrowsAmongFolders(root);
    const circles = [...arrows.keys()].filter((folder) => reachable(arrows, folder).has(folder));
    expect(circles).toEqual([]);
  });
});

it.each(KNOTTED)('%s is still knotted, else it leaves the list', (root) => {
  const arrows = arrowsAmongFolders(root);
  expect([...arrows.keys()].some((folder) => reachable(arrows, folder).has(folder))).toBe(true);
});

it('a circle would be seen', () => {
  const arrows = new Map([
    ['menu', new Set(['orders'])],
    ['orders', new Set(['restaurants'])],
    ['restaurants', new Set(['menu'])],
  ]);
  expect(reachable(arrows, 'menu').has('menu')).toBe(true);
});

/** Which folders directly below `root` import which; a file directly in it counts as a folder of its own. */
function arrowsAmongFolders(root: string): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  const folderOf = (file: string) => file.slice(root.length + 1).split('/')[0] ?? file;
  const files = globSync(`${root}/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files.filter((each) => each !== RECORD_OF_ALL && each !== HEART)) {
    const from = folderOf(file);
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = posix.join(posix.dirname(file), imported);
      if (!target.startsWith(`${root}/`) || target === RECORD_OF_ALL || folderOf(target) === from) continue;
      arrows.set(from, (arrows.get(from) ?? new Set()).add(folderOf(target)));
    }
  }
  return arrows;
}

function reachable(arrows: Map<string, Set<string>>, start: string): Set<string> {
  const seen = new Set<string>();
  const next = [start];
  for (let folder = next.pop(); folder !== undefined; folder = next.pop()) {
    for (const target of arrows.get(folder) ?? []) {
      if (!seen.has(target)) next.push(target);
      seen.add(target);
    }
  }
  return seen;
}
