/**
 * What rows of `texts` belong to, and their fields:
 * product: name, description, ingredients; category: name, description; option_group: name; option_value: label;
 * deal: name, description; deal_line: label, its id being the deal's and the line's with a slash between them;
 * promotion (rewards too): name, description; highlight: title, subtitle, link_text;
 * closure: sentence, its id being the first date;
 * review and review_reply: comment, for those that came with an import in several languages;
 * restaurant: delivery_time, collection_time where they are no numbers, and the about content as dotted paths ("about.teaser.mainHeadline").
 */
export type TextSubject =
  | 'restaurant'
  | 'category'
  | 'product'
  | 'option_group'
  | 'option_value'
  | 'deal'
  | 'deal_line'
  | 'promotion'
  | 'highlight'
  | 'closure'
  | 'review'
  | 'review_reply';

/** The id by which the texts of a deal's line are kept: lines have ids within their deal. */
export function dealLineText(dealId: string, lineId: string): string {
  return `${dealId}/${lineId}`;
}
