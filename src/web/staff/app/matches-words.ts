/** Whether every word of the query is in a text; accents and case do not matter. */
export function matchesWords(query: string): (text: string) => boolean {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const plain = folded(text);
    return words.every((word) => plain.includes(word));
  };
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
