/**
 * The about content without its texts: pictures by id, and how many there are of each part. The texts are rows of `texts`
 * (`aboutField`).
 */
export interface AboutStructure {
  teaser: { pictureId: string | null; icons: string[] };
  fullPage: {
    sections: ({ sectionType: 'text' } | { sectionType: 'image'; pictureId: string })[];
    coreValues: number;
  } | null;
}
