import { withoutHalfSign } from './halves.ts';

/**
 * Whether a choice says only that its group was turned down: "No, thank you", "Ohne Dip, danke". It tells the kitchen nothing, so no
 * ticket names it. "None" and "Without wasabi" are instructions and stay.
 */
export function isDeclined({ valueLabel, priceAdjustment }: { valueLabel: string; priceAdjustment?: number }): boolean {
  const said = withoutHalfSign(valueLabel).trim();
  return !priceAdjustment && [DECLINED, DECLINED_WITHOUT_SPACES].some((pattern) => pattern.test(said));
}

const DECLINED =
  /^(no|none|nothing|not|nada|nein|nichts|não|non|rien|sem|sin|sans|ohne|keine?n?|senza|niente)\b.*\b(thanks|thank you|thx|obrigad[oa]|gracias|danke|dankeschön|merci|grazie)\W*$/iu;
const DECLINED_WITHOUT_SPACES =
  /^(不用了?|不需要|不要|不加).{0,8}谢谢[。!！]?$|^不用了[。!！]?$|^(結構です|いりません|不要です)[。]?$|^なし$/u;
