import type { Sections } from '../../messages/sections.ts';

type Key = keyof Sections['legal'] & string;

/** A paragraph, a list of points, or the restaurant's own contact details. */
export type LegalBlock = Key | readonly Key[] | typeof CONTACT_DETAILS;

export interface LegalPart {
  /** Its heading; also the part's anchor. */
  title: Key;
  blocks: readonly LegalBlock[];
}

export interface LegalText {
  path: string;
  title: Key;
  description: Key;
  intro: Key;
  parts: readonly LegalPart[];
}

export const CONTACT_DETAILS = Symbol('contact details');

/** Both texts are of this day (specification section 9). */
export const LAST_UPDATED = '2025-05-26';

export const TERMS: LegalText = {
  path: '/terms',
  title: 'terms_title',
  description: 'terms_description',
  intro: 'terms_intro',
  parts: [
    { title: 'terms_1', blocks: ['terms_1_1', 'terms_1_2', 'terms_1_3'] },
    { title: 'terms_2', blocks: ['terms_2_1', 'terms_2_2'] },
    { title: 'terms_3', blocks: ['terms_3_1', 'terms_3_2'] },
    { title: 'terms_4', blocks: ['terms_4_1', 'terms_4_2', 'terms_4_3'] },
    { title: 'terms_5', blocks: ['terms_5_1', 'terms_5_2', 'terms_5_3'] },
    { title: 'terms_6', blocks: ['terms_6_1', 'terms_6_2', 'terms_6_3', 'terms_6_4'] },
    { title: 'terms_7', blocks: ['terms_7_1', 'terms_7_2'] },
    { title: 'terms_8', blocks: ['terms_8_1', 'terms_8_2', 'terms_8_3'] },
    { title: 'terms_9', blocks: ['terms_9_1'] },
    { title: 'terms_10', blocks: ['terms_10_1', 'terms_10_2'] },
    { title: 'terms_11', blocks: ['terms_11_1', 'terms_11_2'] },
    { title: 'terms_12', blocks: ['terms_12_1', 'terms_12_2', 'terms_12_3'] },
    { title: 'terms_13', blocks: ['terms_13_1', 'terms_13_2'] },
    { title: 'terms_14', blocks: ['terms_14_1', 'terms_14_2'] },
    { title: 'terms_15', blocks: ['terms_15_1', 'terms_15_2'] },
    { title: 'terms_16', blocks: ['terms_16_1'] },
    { title: 'terms_17', blocks: ['terms_17_1', 'terms_17_2', 'terms_17_3'] },
    { title: 'terms_18', blocks: ['terms_18_1', CONTACT_DETAILS] },
  ],
};

export const PRIVACY: LegalText = {
  path: '/privacy',
  title: 'privacy_title',
  description: 'privacy_description',
  intro: 'privacy_intro',
  parts: [
    { title: 'privacy_1', blocks: ['privacy_1_1', 'privacy_1_2'] },
    {
      title: 'privacy_2',
      blocks: [
        'privacy_2_1',
        ['privacy_2_2', 'privacy_2_3', 'privacy_2_4', 'privacy_2_5', 'privacy_2_6'],
        'privacy_2_7',
        'privacy_2_8',
      ],
    },
    {
      title: 'privacy_3',
      blocks: ['privacy_3_1', ['privacy_3_2', 'privacy_3_3', 'privacy_3_4', 'privacy_3_5'], 'privacy_3_6'],
    },
    { title: 'privacy_4', blocks: ['privacy_4_1', 'privacy_4_2', 'privacy_4_3', 'privacy_4_4'] },
    { title: 'privacy_5', blocks: ['privacy_5_1', 'privacy_5_2'] },
    { title: 'privacy_6', blocks: ['privacy_6_1', ['privacy_6_2', 'privacy_6_3', 'privacy_6_4'], 'privacy_6_5'] },
    { title: 'privacy_7', blocks: ['privacy_7_1'] },
    { title: 'privacy_8', blocks: ['privacy_8_1'] },
    {
      title: 'privacy_9',
      blocks: ['privacy_9_1', ['privacy_9_2', 'privacy_9_3', 'privacy_9_4', 'privacy_9_5'], 'privacy_9_6'],
    },
    { title: 'privacy_10', blocks: ['privacy_10_1'] },
    { title: 'privacy_11', blocks: ['privacy_11_1'] },
    { title: 'privacy_12', blocks: ['privacy_12_1'] },
    { title: 'privacy_13', blocks: ['privacy_13_1', CONTACT_DETAILS] },
  ],
};
