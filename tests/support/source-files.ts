import { globSync } from 'node:fs';

/** In the name of files that the test of the import rules plants and removes while other tests run. */
export const PLANTED = 'planted-for-a-test';

/** The paths that match, without planted files: one could be gone by the time it is read. */
export function sourceFiles(pattern: string): string[] {
  return globSync(pattern).filter((file) => !file.includes(PLANTED));
}
