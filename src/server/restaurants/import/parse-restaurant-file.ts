import { type RestaurantFile, restaurantFile } from '../restaurant-file.ts';
import { type FileIssue, referenceIssues } from './reference-issues.ts';

/**
 * Reads the text of a restaurant file. Throws one error that names the file and every wrong field; `fileName` is
 * only for that sentence.
 */
export function parseRestaurantFile(json: string, fileName: string): RestaurantFile {
  const parsed = restaurantFile.safeParse(parseJson(json, fileName));
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    throw new Error(sentence(fileName, issues));
  }
  checkReferences(parsed.data, fileName);
  return parsed.data;
}

/** Throws where a key of the file names nothing in it. */
export function checkReferences(file: RestaurantFile, fileName = `restaurant "${file.slug}"`): void {
  const issues = referenceIssues(file);
  if (issues.length) throw new Error(sentence(fileName, issues));
}

function parseJson(json: string, fileName: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${fileName} is not JSON: ${(error as Error).message}`);
  }
}

function sentence(fileName: string, issues: FileIssue[]): string {
  return [`${fileName} is not a restaurant file:`, ...issues.map(({ path, message }) => `  ${path}: ${message}`)].join(
    '\n',
  );
}
