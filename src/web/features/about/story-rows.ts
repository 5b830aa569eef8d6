import type { AboutFullPage } from '../../../contract/restaurants.ts';

type Section = AboutFullPage['storySections'][number];

export interface StoryRow {
  text: Section | null;
  image: Section | null;
}

/** Puts a text and an image that follow each other into one row; the order of the sections stays. */
export function storyRows(sections: readonly Section[]): StoryRow[] {
  const rows: StoryRow[] = [];
  for (const section of sections) {
    const kind = section.sectionType;
    const last = rows.at(-1);
    if (last && last[kind] === null) last[kind] = section;
    else rows.push({ text: null, image: null, [kind]: section });
  }
  return rows;
}
