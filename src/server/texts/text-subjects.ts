/**
 * What rows of `texts` belong to, and their fields:
 * product: name, description, ingredients; category: name, description; option_group: name; option_value: label;
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
  | 'promotion'
  | 'highlight'
  | 'closure'
  | 'review'
  | 'review_reply';
