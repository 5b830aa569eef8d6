import type { z } from 'zod';
import { isSoundJson } from '../platform/database/sound-json.ts';
import { plainWords } from '../platform/refusals/plain-words.ts';
import type { FileIssue } from './file-issue.ts';
import { referenceIssues } from './reference-issues.ts';
import { type RestaurantFile, restaurantFile } from './restaurant-file.ts';

/**
 * Reads the text of a restaurant file. Throws one error that names the file and every wrong field; `fileName` is
 * only for that sentence.
 */
export function parseRestaurantFile(json: string, fileName: string): RestaurantFile {
  const parsed = restaurantFile.safeParse(parseJson(json, fileName), { error: plainWords });
  if (!parsed.success) {
    const issues = parsed.error.issues.flatMap((issue) => told(issue));
    throw fileError(fileName, issues);
  }
  checkReferences(parsed.data, fileName);
  return parsed.data;
}

/** Throws where a key of the file names nothing in it. */
export function checkReferences(file: RestaurantFile, fileName: string): void {
  const issues = referenceIssues(file);
  if (issues.length) throw fileError(fileName, issues);
}

function parseJson(json: string, fileName: string): unknown {
  const whole = parsedJson(json, fileName);
  if (!isSoundJson(whole))
    throw new Error(`${fileName} has texts that no database can hold or nobody can see, or is too deep`);
  return whole;
}

function parsedJson(json: string, fileName: string): unknown {
  try {
    // Some editors begin a file with a byte order mark.
    return JSON.parse(json.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Error(`${fileName} is not JSON: ${(error as Error).message}`);
  }
}

/** One error for everything that is wrong with a file. */
export function fileError(fileName: string, issues: FileIssue[]): Error {
  const lines = issues.map(({ path, message }) => `  ${path}: ${message}`);
  return new Error([`${fileName} cannot be imported:`, ...lines].join('\n'));
}

/** Of a value that may have several forms, what is wrong with the form that it has. */
function told(issue: z.core.$ZodIssue, above: PropertyKey[] = []): FileIssue[] {
  const path = [...above, ...issue.path];
  const itsForm =
    issue.code === 'invalid_union' &&
    issue.errors.find((each) => each.every(({ code, path }) => code !== 'invalid_type' || path.length > 0));
  if (itsForm) return itsForm.flatMap((each) => told(each, path));
  return [{ path: path.join('.') || 'the file', message: issue.message }];
}
