/** Words for an allergy in the product's languages and some more, as parts of words; without accents, in small letters. */
const ALLERGY =
  /allerg|alerg|intoleran|unvertr|anaphyl|anafil|c(o?e|o)eliac|celiac|celiaq|coeliaq|zoliak|アレルギ|過敏|过敏|알레르기|аллерг/u;

/** Whether a guest's note is about what may make them ill. A kitchen must not overlook it among notes about a bell. */
export function saysAllergy(note: string): boolean {
  return ALLERGY.test(bareWords(note));
}

/** Small letters without accents. */
export function bareWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC');
}
