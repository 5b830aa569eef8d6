import { searchKey } from '../../../domain/search-key.ts';

/** Whether every word of the query is in a text; `searchKey` says what does not matter. */
export function matchesWords(query: string): (text: string) => boolean {
  const words = searchKey(query).split(' ').filter(Boolean);
  return (text) => {
    const plain = searchKey(text);
    return words.every((word) => plain.includes(word));
  };
}
