import { tried } from '../api/tried.ts';

/** What local storage refused, for as long as the page is open: without it a sign-in would be forgotten at once. */
const refused = new Map<string, string>();

/** Local storage. What it refuses, because it is missing, full or forbidden, is kept until the page is left. */
export const storage = {
  get: (key: string): string | null => refused.get(key) ?? tried(() => localStorage.getItem(key)),
  set(key: string, value: string): void {
    refused.set(key, value);
    tried(() => {
      localStorage.setItem(key, value);
      refused.delete(key);
    });
  },
  remove(key: string): void {
    refused.delete(key);
    tried(() => localStorage.removeItem(key));
  },
};

/** The parsed value; null if there is none or it is not JSON. */
export function readJson<T>(key: string): T | null {
  return tried(() => JSON.parse(storage.get(key) as string) as T);
}

export function writeJson(key: string, value: unknown): void {
  storage.set(key, JSON.stringify(value));
}
