/** The tags that group operations in the API's document, in reading order. */
export const TAGS = [
  { name: 'restaurants', description: 'Who the restaurant is: name, hours, colours, contact.' },
  { name: 'menu', description: 'Categories and products.' },
  { name: 'promotions', description: 'Offers, coupons and rewards for points.' },
  { name: 'highlights', description: 'The slides of the home page.' },
  { name: 'reviews', description: 'What customers say, and the restaurant’s replies.' },
  { name: 'auth', description: 'Signing up, in and out; refreshing; forgotten passwords.' },
  { name: 'account', description: 'The signed-in customer: profile, points, favourites.' },
  { name: 'addresses', description: 'Saved addresses, and the search for new ones.' },
  { name: 'cart', description: 'A cart held against the menu of this moment.' },
  { name: 'orders', description: 'Placing, reading and cancelling own orders.' },
  { name: 'staff', description: 'For the restaurant’s own people.' },
  { name: 'web-vitals', description: 'What open pages tell of their speed, where the server asks for it.' },
  { name: 'translations', description: 'The restaurant’s texts in other languages.' },
];
