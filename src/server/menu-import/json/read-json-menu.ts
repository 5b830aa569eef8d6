import type { ImportedMenu } from '../imported-menu.ts';
import type { ReadingPlace } from '../reading-place.ts';
import { readHubRise } from './read-hubrise.ts';
import { readPlatform } from './read-platform.ts';
import { readSchemaOrg } from './read-schema-org.ts';
import { readSquare } from './read-square.ts';
import { readUberEats } from './read-uber-eats.ts';

/** Each takes the formats that it knows, and leaves all others to the next. */
const READERS = [readSchemaOrg, readSquare, readUberEats, readHubRise, readPlatform];

const SCRIPTS = /<script[^>]*type=["']?application\/ld\+json["']?[^>]*>([\s\S]*?)<\/script>/gi;

/** The menu of a JSON text, or of a web page that was saved with its structured data; null: it is none that is known. */
export function readJsonMenu(text: string, place: ReadingPlace): ImportedMenu | null {
  const parts = text.startsWith('<') ? [...text.matchAll(SCRIPTS)].map(([, json = '']) => json) : [text];
  for (const part of parts) {
    const data = parsed(part);
    if (data === undefined) continue;
    for (const read of READERS) {
      const menu = read(data, place);
      if (menu && menu.dishes.length > 0) return menu;
    }
  }
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
