import type { Allergen } from './food-labels.ts';

/**
 * What guests call each allergen, in the product's languages: parts of words without accents, in small letters. A word may stand for several,
 * because a warning too many is better than one too few.
 */
export const ALLERGEN_WORDS: Readonly<Record<Allergen, RegExp>> = {
  celery: /celery|celeri|sellerie|\bapio|sedano|\baipo|セロリ|芹/u,
  gluten:
    /gluten|glutine|wheat|weizen|trigo|\bble\b|froment|frumento|barley|gerste|\brye\b|roggen|dinkel|c(o?e|o)eliac|celia[cq]|zoliak|小麦|グルテン|セリアック|麸|麦|乳糜泻/u,
  crustaceans:
    /crustac|crostac|krebs|krusten|shellfish|meeresfr|shrimp|prawn|crab|lobster|garnele|gamba|gamber|marisc|camaro|camarao|crevette|fruits de mer|frutti di mare|甲殻|甲壳|えび|エビ|海老|かに|カニ|蟹|虾|海鲜/u,
  eggs: /\beggs?\b|\bei\b|eier|huevo|œuf|oeuf|\buov[oa]|\bovos?\b|卵|たまご|タマゴ|玉子|蛋/u,
  fish: /fish|fisch|pescado|pesce|peixe|poisson|魚|鱼|海鲜/u,
  lupin: /lupin|altramu|tremoc|ルピナス|羽扇豆/u,
  milk: /milk|dairy|lactos|laktos|lattos|milch|leche|lacteo|\blait|latte\b|latticin|leite|laticin|乳(?!糜)|ミルク|奶/u,
  molluscs:
    /mollus|molusc|weichtier|shellfish|meeresfr|muschel|mussel|\bclams?\b|oyster|squid|octopus|calamar|marisc|\bmoule|huitre|cozz|vongol|fruits de mer|frutti di mare|貝|イカ|タコ|软体|贝|海鲜/u,
  mustard: /mustard|senf|mostaza|mostarda|moutarde|senape|マスタード|からし|芥/u,
  nuts: /(?<!mi)nut|nuss|schalenfr|frutos? secos?|frutos? de casca|nuez|nueces|\bnoix|noisette|fruits? a coque|frutta (secca|a guscio)|\bnoc[ei]\b|nocciol|almond|mandel|mandorl|amand|almendra|amendoa|avella|cashew|pistac|\bnoz(es)?\b|ナッツ|木の実|くるみ|クルミ|胡桃|アーモンド|坚果|杏仁|核桃|腰果/u,
  peanuts:
    /(?<!mi)nut(?!ella)|nuss|cacahu|\bmani\b|arachid|amendoim|frutos? secos?|fruits? a coque|frutta (secca|a guscio)|落花生|ピーナ|ナッツ|花生|坚果/u,
  sesame: /sesam|ajonjoli|gergelim|ごま|ゴマ|胡麻|芝麻/u,
  soya: /soy|soja|soia|大豆|ソイ|黄豆/u,
  sulphites: /sul(ph|f)it|solfit|schwefel|sul(ph|f)ur|亜硫酸|亚硫酸/u,
};
