import { searchKey } from '../../../../domain/search-key.ts';
import { matchesWords } from '../../app/matches-words.ts';

/** Fewer letters name too many dishes. */
const LEAST_LETTERS = 2;
const MOST_SHOWN = 8;

interface Named {
  name: string;
  menuNumber?: string | undefined;
}

/**
 * The dish whose number is typed comes first, then those whose name begins so, then those with a word that does, then the others that have
 * it somewhere. null: too little is typed.
 */
export function findByName<Found extends Named>(all: readonly Found[], text: string): Found[] | null {
  if (text.trim().length < LEAST_LETTERS && !/\d/.test(text)) return null;
  const isMeant = matchesWords(text);
  const begins = (name: string) => name.toLocaleLowerCase().startsWith(text.trim().toLocaleLowerCase());
  const isNumber = ({ menuNumber }: Named) => menuNumber !== undefined && searchKey(menuNumber) === searchKey(text);
  const rank = (found: Named) =>
    isNumber(found) ? -1 : begins(found.name) ? 0 : found.name.split(/\s+/).some(begins) ? 1 : 2;
  return all
    .filter((found) => isNumber(found) || isMeant(found.name))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST_SHOWN);
}
