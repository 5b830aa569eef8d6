/** Words for an allergy in the product's languages and some more, as parts of words; without accents, in small letters. */
const ALLERGY =
  /allerg|alerg|intoleran|unvertr|anaphyl|anafil|c(o?e|o)eliac|celiac|celiaq|coeliaq|zoliak|アレルギ|過敏|过敏|알레르기|аллерг/u;

/** Whether a guest's note is about what may make them ill. A kitchen must not overlook it among notes about a bell. */
export function saysAllergy(note: string): boolean {
  return ALLERGY.test(plain(note));
}

/** Whether a note names this food, such as an allergen: "Nuts" in "NUT ALLERGY – severe". */
export function namesFood(note: string, name: string): boolean {
  const sought = plain(name);
  const stem = sought.length > 3 ? sought.replace(/(es|en|s|n|e)$/u, '') : sought;
  return stem !== '' && plain(note).includes(stem);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC');
}
